package org.gamester.script.classes;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.gamester.script.forms.CompoundType;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Side;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** Members of enumerations, and of random sequences. */
final class EnumMembers {

  private EnumMembers() {}

  static void enumeration(MemberTable table) {
    table
        .of(Object.class)
        .auto("Literal", EnumMembers::literal)
        .auto("Ordinal", EnumMembers::position);
  }

  /** The name of a constant. */
  static String literal(Object constant) {
    return constant instanceof Player player
        ? (player == Player.LEFT ? "Left" : "Right")
        : constant.toString();
  }

  /** The place of a constant among all of its enumeration, from 1. */
  private static int position(Object constant) {
    Object[] all = ((Enum<?>) constant).getDeclaringClass().getEnumConstants();
    return Arrays.asList(all).indexOf(constant) + 1;
  }

  private static void constants(MemberTable table, Object... constants) {
    for (Object constant : constants) {
      table.constant(literal(constant), () -> constant);
    }
  }

  static void player(MemberTable table) {
    constants(table, (Object[]) Player.values());
    table.of(Player.class).auto("Opponent", Player::opponent).auto("Sign", Player::sign);
  }

  static void side(MemberTable table) {
    constants(table, (Object[]) Side.values());
  }

  static void outcomeClass(MemberTable table) {
    constants(table, (Object[]) Outcome.values());
  }

  static void compoundType(MemberTable table) {
    constants(table, (Object[]) CompoundType.values());
  }

  /** Declares all constants of an enumeration. */
  static <E extends Enum<E>> void all(MemberTable table, E[] constants) {
    constants(table, (Object[]) constants);
  }

  /** A seeded source of integers. */
  private static final class Source implements ObjectOfClass {
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
      return Classes.RANDOM;
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
