package org.gamester.script.compiled;

import java.util.List;
import org.gamester.rulesets.compiled.MoveTree.Change;
import org.gamester.rulesets.compiled.MoveTree.Expr;

/** Expressions that are replaced, by what is done with them, before a tree of moves is complete. */
final class Reading {

  private Reading() {}

  /** An object of the language that is known before any position is. */
  record Known(Object value) implements Expr {}

  /** The grid or strip of the position. */
  record TheBoard() implements Expr {}

  /** All places that hold a value. */
  record FindAll(int value) implements Expr {}

  /** The board with some cells changed. */
  record Update(List<Change> changes) implements Expr {}

  /** A position on a changed board. */
  record Option(List<Change> changes) implements Expr {}
}
