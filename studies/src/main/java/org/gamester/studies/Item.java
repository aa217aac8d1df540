package org.gamester.studies;

import java.util.List;

/**
 * One of the things that a study asks about.
 *
 * @param number from 0, in the order of the question
 * @param point the values of the variables; empty if the question has none
 * @param position its text, complete: a position, an expression, a code
 */
public record Item(long number, List<Integer> point, String position) {

  public Item {
    point = List.copyOf(point);
  }
}
