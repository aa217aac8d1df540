package org.gamester.lab.claims;

/**
 * One side of a claim: something that depends on the values of the quantified variables, such as a
 * game, a number, an outcome or a list of moves.
 */
@FunctionalInterface
public interface Formula {

  /** The value, given those of the variables in the order of their quantifiers. */
  Object at(int[] values);

  /** A formula without variables. */
  @FunctionalInterface
  interface Of0 {
    Object at();
  }

  /** A formula in one variable. */
  @FunctionalInterface
  interface Of1 {
    Object at(int a);
  }

  /** A formula in two variables. */
  @FunctionalInterface
  interface Of2 {
    Object at(int a, int b);
  }

  /** A formula in three variables. */
  @FunctionalInterface
  interface Of3 {
    Object at(int a, int b, int c);
  }

  /** A formula in four variables. */
  @FunctionalInterface
  interface Of4 {
    Object at(int a, int b, int c, int d);
  }
}
