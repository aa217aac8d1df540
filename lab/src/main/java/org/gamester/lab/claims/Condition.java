package org.gamester.lab.claims;

/** A condition on the values of the quantified variables. */
@FunctionalInterface
public interface Condition {

  /** Whether it holds, given the values of the variables in the order of their quantifiers. */
  boolean holdsAt(int[] values);

  /** A condition without variables. */
  @FunctionalInterface
  interface Of0 {
    boolean holds();
  }

  /** A condition on one variable. */
  @FunctionalInterface
  interface Of1 {
    boolean holds(int a);
  }

  /** A condition on two variables. */
  @FunctionalInterface
  interface Of2 {
    boolean holds(int a, int b);
  }

  /** A condition on three variables. */
  @FunctionalInterface
  interface Of3 {
    boolean holds(int a, int b, int c);
  }

  /** A condition on four variables. */
  @FunctionalInterface
  interface Of4 {
    boolean holds(int a, int b, int c, int d);
  }

  /** A condition on five variables. */
  @FunctionalInterface
  interface Of5 {
    boolean holds(int a, int b, int c, int d, int e);
  }
}
