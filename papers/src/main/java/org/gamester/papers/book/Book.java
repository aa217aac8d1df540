package org.gamester.papers.book;

import org.gamester.analysis.Evaluator;
import org.gamester.script.claims.ClaimResource;
import org.gamester.script.claims.JavaFunctions;

/**
 * The chapters of the textbook <i>Prove Your Move</i> by K. Burke and C. Tennenhouse (2025), each a
 * set of claims with sections, for the {@code ServiceLoader}.
 */
public final class Book {

  private Book() {}

  /** A chapter, whose statements are in {@code chapterN.claims}. */
  public abstract static class Chapter extends ClaimResource {
    Chapter(int number) {
      super(
          Book.class.getResourceAsStream("chapter" + number + ".claims"),
          "chapter" + number + ".claims",
          () -> JavaFunctions.NONE,
          Evaluator::new);
    }
  }

  /** Impartial games. */
  public static final class Chapter0 extends Chapter {
    public Chapter0() {
      super(0);
    }
  }

  /** Impartial graph games. */
  public static final class Chapter1 extends Chapter {
    public Chapter1() {
      super(1);
    }
  }

  /** Partisan games. */
  public static final class Chapter2 extends Chapter {
    public Chapter2() {
      super(2);
    }
  }

  /** Values. */
  public static final class Chapter3 extends Chapter {
    public Chapter3() {
      super(3);
    }
  }

  /** Strategy. */
  public static final class Chapter4 extends Chapter {
    public Chapter4() {
      super(4);
    }
  }

  /** Non-combinatorial games. */
  public static final class Chapter5 extends Chapter {
    public Chapter5() {
      super(5);
    }
  }

  /** Game properties. */
  public static final class Chapter6 extends Chapter {
    public Chapter6() {
      super(6);
    }
  }

  /** What lies beyond the book. */
  public static final class Chapter7 extends Chapter {
    public Chapter7() {
      super(7);
    }
  }
}
