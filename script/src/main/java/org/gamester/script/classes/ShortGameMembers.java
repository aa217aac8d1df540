package org.gamester.script.classes;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Dyadic;
import org.gamester.values.Followers;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.AllSmall;
import org.gamester.values.structure.Birthday;
import org.gamester.values.structure.Companion;
import org.gamester.values.structure.FollowerCount;
import org.gamester.values.structure.Incentives;
import org.gamester.values.structure.Parity;
import org.gamester.values.thermography.Cooling;
import org.gamester.values.thermography.Heating;
import org.gamester.values.thermography.Thermography;

/** Members of values of short games. */
final class ShortGameMembers {

  private ShortGameMembers() {}

  static void shortGame(MemberTable table) {
    kinds(table);
    form(table);
    stops(table);
    heat(table);
  }

  /** What kind of game it is. */
  private static void kinds(MemberTable table) {
    table
        .of(ShortGame.class)
        .auto("IsZero", ShortGame::isZero)
        .auto("IsInteger", ShortGame::isInteger)
        .auto("IsNumber", ShortGame::isNumber)
        .auto("IsNimber", ShortGame::isNimber)
        .auto("IsOrdinal", game -> game.isInteger() && game.leftStop().signum() >= 0)
        .auto("IsUptimal", game -> Classes.is(game, Classes.UPTIMAL))
        .auto("IsInfinitesimal", ShortGame::isInfinitesimal)
        .auto("IsNumberish", ShortGame::isNumberish)
        .auto("IsNumberTiny", ShortGameMembers::isNumberTiny)
        .auto("IsAllSmall", AllSmall::isAllSmall)
        .auto("IsPseudonumber", ShortGame::isNumber)
        .auto("IsLoopfree", game -> true)
        .auto("IsPlumtree", game -> true)
        .auto("IsStopper", game -> true)
        .auto("IsStopperSided", game -> true)
        .auto("IsFinite", game -> true)
        .auto("IsStable", game -> true)
        .auto("IsIdempotent", ShortGame::isZero)
        .auto("IsEven", game -> Parity.of(game) == Parity.EVEN)
        .auto("IsOdd", game -> Parity.of(game) == Parity.ODD)
        .auto("IsEvenTempered", game -> Parity.ofTemper(game) == Parity.EVEN)
        .auto("IsOddTempered", game -> Parity.ofTemper(game) == Parity.ODD)
        .auto("OutcomeClass", ShortGame::outcome)
        .auto("CanonicalForm", game -> game)
        .auto("GameValue", game -> game);
  }

  /** Whether it is a number, or a number with a tiny or a miny: {x||x|y} or {y|x||x}. */
  private static boolean isNumberTiny(ShortGame game) {
    return game.isNumber() || isTinyFor(game, Player.LEFT) || isTinyFor(game, Player.RIGHT);
  }

  private static boolean isTinyFor(ShortGame game, Player player) {
    List<ShortGame> own = game.options(player);
    List<ShortGame> others = game.options(player.opponent());
    if (own.size() != 1 || others.size() != 1 || !own.getFirst().isNumber()) {
      return false;
    }
    ShortGame threat = others.getFirst();
    return threat.options(player).equals(own) && threat.options(player.opponent()).size() == 1;
  }

  private static ObjectSet set(Iterable<ShortGame> games) {
    Set<Object> set = new LinkedHashSet<>();
    games.forEach(set::add);
    return ObjectSet.of(set);
  }

  /** The options and what follows from them. */
  private static void form(MemberTable table) {
    table
        .of(ShortGame.class)
        .method("Options", "p as Player", (game, p) -> set(game.options((Player) p[0])))
        .auto("Options", ShortGameMembers::allOptions)
        .auto("LeftOptions", game -> set(game.leftOptions()))
        .auto("RightOptions", game -> set(game.rightOptions()))
        .auto("Followers", game -> set(Followers.all(game)))
        .auto("FollowerCount", FollowerCount::of)
        .auto("Birthday", Birthday::of)
        .auto("Companion", Companion::of)
        .auto("LeftIncentives", game -> set(Incentives.of(game, Player.LEFT)))
        .auto("RightIncentives", game -> set(Incentives.of(game, Player.RIGHT)))
        .auto("Incentives", game -> set(Incentives.of(game)))
        .auto("Onside", game -> game)
        .auto("Offside", game -> game)
        .auto("Degree", game -> ShortGame.ZERO)
        .auto("Variety", game -> ShortGame.ZERO)
        .auto("Tiny", ShortGameMembers::tiny)
        .auto("Miny", game -> tiny(game).negate());
  }

  private static ObjectSet allOptions(ShortGame game) {
    Set<ShortGame> options = new LinkedHashSet<>(game.leftOptions());
    options.addAll(game.rightOptions());
    return set(options);
  }

  /** {0||0|-G}. */
  private static ShortGame tiny(ShortGame game) {
    return ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, game.negate()));
  }

  private static void stops(MemberTable table) {
    table
        .of(ShortGame.class)
        .auto("LeftStop", ShortGame::leftStop)
        .auto("RightStop", ShortGame::rightStop)
        .method("Stop", "p as Player", (game, p) -> game.stop((Player) p[0]))
        .method("StrongStop", "p as Player", (game, p) -> game.stop((Player) p[0]))
        .auto("StopCount", StopCount::of);
  }

  private static void heat(MemberTable table) {
    table
        .of(ShortGame.class)
        .auto("Mean", Thermography::mean)
        .auto("Temperature", Thermography::temperature)
        .auto("Thermograph", Thermography::of)
        .auto("Freeze", Cooling::freeze)
        .method("Cool", "t as DyadicRational", (game, t) -> cooled(game, t[0]))
        .method(
            "Heat",
            "t as CanonicalShortGame",
            (game, t) -> Heating.heat(game, FormMembers.value(t[0])))
        .method(
            "Overheat",
            "s as CanonicalShortGame, t as CanonicalShortGame",
            (game, x) ->
                Heating.overheat(game, FormMembers.value(x[0]), FormMembers.value(x[1])));
  }

  private static ShortGame cooled(ShortGame game, Object temperature) {
    Dyadic t = Conversion.dyadic(temperature);
    if (t.compareTo(Dyadic.MINUS_ONE) <= 0) {
      throw new ScriptException("Invalid cooling temperature (must be > -1): " + t);
    }
    return Cooling.cool(game, t);
  }

  static void uptimal(MemberTable table) {}

  static void nimber(MemberTable table) {}
}
