package org.gamester.lab.claims;

/** A condition on the values of the quantified variables. */
@FunctionalInterface
public interface Condition {

  /** Whether it holds, given the values of the variables in the order of their quantifiers. */
  boolean holdsAt(int[] values);
}
