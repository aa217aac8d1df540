package org.gamester.script.members;

import java.math.BigInteger;
import java.util.Random;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ScriptException;

/** Members of random sequences. */
final class RandomMembers {

  private RandomMembers() {}

  /** A seeded source of integers. */
  private static final class Source implements Classified {
    private final Random random;

    Source(long seed) {
      this.random = new Random(seed);
    }

    /** An integer from 0 to below {@code bound}, all equally likely. */
    BigInteger next(BigInteger bound) {
      if (bound.signum() <= 0) {
        throw new ScriptException("Upper bound for `NextInteger` must be >= 1.");
      }
      BigInteger drawn;
      do {
        drawn = new BigInteger(bound.bitLength(), random);
      } while (drawn.compareTo(bound) >= 0);
      return drawn;
    }

    @Override
    public LanguageClass languageClass() {
      return StandardClasses.RANDOM;
    }

    @Override
    public String toString() {
      return "Random.instance";
    }
  }

  static void random(MemberTable table) {
    table.constructor(
        "seed as Integer",
        (self, arguments, context) -> new Source(Conversion.integer(arguments[0]).longValue()));
    table
        .of(Source.class)
        .method("NextInteger", "n as Integer", (self, n) -> self.next(Conversion.integer(n[0])));
  }
}
