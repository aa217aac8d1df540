package org.gamester.script.evaluation;

import org.gamester.script.objects.Nothing;

/**
 * What a statement answers in place of a value if {@code break}, {@code continue} or {@code return}
 * has ended it. Blocks, conditions and loops pass it on to where it leads; out of an operand it is
 * {@link Thrown}.
 *
 * @param kind the statement
 * @param value what is returned
 */
record Jump(Kind kind, Object value) {

  enum Kind {
    BREAK,
    CONTINUE,
    RETURN
  }

  static final Jump BREAK = new Jump(Kind.BREAK, Nothing.NOTHING);
  static final Jump CONTINUE = new Jump(Kind.CONTINUE, Nothing.NOTHING);

  /** Carries a jump out of an operand. */
  static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Jump jump;

    Thrown(Jump jump) {
      super(null, null, false, false);
      this.jump = jump;
    }

    Jump jump() {
      return jump;
    }
  }
}
