package org.gamester.script.members;

import java.util.Arrays;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.Side;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** Members of enumerations. */
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
    return constant instanceof Player player ? player.displayName() : constant.toString();
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
}
