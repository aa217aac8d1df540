package org.gamester.script.members;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.OpenGame;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.loopy.Stops;
import org.gamester.values.notation.StopperWriter;

/** Members of loopy values; those of stoppers are members of short games too. */
final class LoopyMembers {
  /** Less than all positive numbers that the sides of a graph of moderate size can be near to. */
  private static final ShortGame SMALL = ShortGame.number(Dyadic.of(1, 64));

  private LoopyMembers() {}

  /** Members of all values with two sides. */
  static void sided(MemberTable table) {
    for (String name :
        List.of("IsZero", "IsInteger", "IsNumber", "IsNimber", "IsOrdinal", "IsUptimal")) {
      table.of(Object.class).auto(name, self -> false);
    }
    table
        .of(Object.class)
        .auto("IsLoopfree", self -> false)
        .auto("IsFinite", self -> false)
        .auto("IsPlumtree", self -> isPlumtree(value(self)))
        .auto("IsInfinitesimal", self -> isInfinitesimal(value(self)))
        .auto("IsNumberish", self -> isNumberish(value(self)))
        .auto("IsNumberTiny", self -> isNumberTiny(value(self)))
        .auto("IsAllSmall", self -> false)
        .auto(
            "IsPseudonumber",
            self -> value(self).stopper().filter(Stops::isPseudonumber).isPresent())
        .auto("IsStopper", self -> value(self).stopper().isPresent())
        .auto("IsStopperSided", self -> isStopperSided(value(self)))
        .auto("IsIdempotent", self -> isIdempotent(value(self)))
        .auto("OutcomeClass", self -> value(self).outcome())
        .auto("GameValue", self -> self);
  }

  /** Members of values both sides of which are stoppers. */
  static void stopperSided(MemberTable table) {
    table
        .of(Object.class)
        .auto("Onside", self -> LoopyGame.of(value(self).onside().orElseThrow()))
        .auto("Offside", self -> LoopyGame.of(value(self).offside().orElseThrow()));
  }

  /** Members of stoppers. */
  static void stopper(MemberTable table) {
    table
        .of(Object.class)
        .auto("Degree", self -> LoopyGame.of(degree(stopper(self))))
        .method("Upsum", "h as CanonicalStopper", (self, h) -> sum(stopper(self), stopper(h[0])))
        .method(
            "Downsum",
            "h as CanonicalStopper",
            (self, h) -> LoopyGame.of(downsum(stopper(self), stopper(h[0]))))
        .method(
            "UpsumVariety",
            "d as CanonicalStopper",
            (self, d) -> LoopyGame.of(upsumVariety(stopper(self), idempotent(d[0]))))
        .method(
            "DownsumVariety",
            "d as CanonicalStopper",
            (self, d) -> LoopyGame.of(downsumVariety(stopper(self), idempotent(d[0]))))
        .auto("IsStable", self -> isStable(stopper(self)))
        .auto("Variety", self -> LoopyGame.of(variety(stopper(self))))
        .method("Stop", "p as Player", (self, p) -> stop(self, (Player) p[0]))
        .auto("LeftStop", self -> stop(self, Player.LEFT))
        .auto("RightStop", self -> stop(self, Player.RIGHT))
        .method("StrongStop", "p as Player", (self, p) -> strongStop(self, (Player) p[0]))
        .method("Options", "p as Player", (self, p) -> options(self, (Player) p[0]))
        .auto("Options", LoopyMembers::allOptions)
        .auto("LeftOptions", self -> options(self, Player.LEFT))
        .auto("RightOptions", self -> options(self, Player.RIGHT))
        .auto("Followers", self -> set(stopper(self).followers()))
        .auto("FollowerCount", self -> stopper(self).followers().size())
        .auto("Tiny", self -> tiny(value(self), false))
        .auto("Miny", self -> tiny(value(self), true))
        .auto("CanonicalForm", LoopyMembers::canonicalForm);
  }

  private static LoopyValue value(Object self) {
    return Optional.ofNullable(LoopyGame.value(self)).orElseThrow();
  }

  private static Stopper stopper(Object self) {
    return value(self).stopper().orElseThrow();
  }

  /** {0||0|-G}, or its negative. */
  private static Object tiny(LoopyValue game, boolean isMiny) {
    Object threat =
        new OpenGame().close(List.of(ShortGame.ZERO), List.of(LoopyGame.of(game.negate())));
    Object tiny = new OpenGame().close(List.of(ShortGame.ZERO), List.of(threat));
    return isMiny ? LoopyGame.of(value(tiny).negate()) : tiny;
  }

  private static Object canonicalForm(Object self) {
    throw new ScriptException("That is a loopy game.");
  }

  private static boolean isStopperSided(LoopyValue value) {
    return value.onside().isPresent() && value.offside().isPresent();
  }

  private static boolean isPlumtree(LoopyValue value) {
    return isStopperSided(value)
        && value.onside().orElseThrow().isPlumtree()
        && value.offside().orElseThrow().isPlumtree();
  }

  private static boolean isInfinitesimal(LoopyValue value) {
    LoopyValue small = LoopyValue.of(Stopper.of(SMALL));
    return value.relationTo(small) == Relation.LESS
        && value.relationTo(small.negate()) == Relation.GREATER;
  }

  private static boolean isNumberish(LoopyValue value) {
    if (value.stopper().isEmpty()) {
      return false;
    }
    Stopper stopper = value.stopper().get();
    Stopper left = strong(Stops.of(stopper, Player.LEFT));
    return left.isShort() && left == strong(Stops.of(stopper, Player.RIGHT));
  }

  private static boolean isNumberTiny(LoopyValue value) {
    return value.stopper().filter(StopperWriter.exact()::isNumberTiny).isPresent();
  }

  private static boolean isIdempotent(LoopyValue value) {
    return value.plus(value).isEqualTo(value);
  }

  private static Object sum(Stopper one, Stopper other) {
    return LoopyGame.of(upsum(one, other));
  }

  private static Stopper upsum(Stopper one, Stopper other) {
    return one.plus(other).onside().orElseThrow(LoopyMembers::noStopper);
  }

  private static Stopper downsum(Stopper one, Stopper other) {
    return one.plus(other).offside().orElseThrow(LoopyMembers::noStopper);
  }

  private static ScriptException noStopper() {
    return new ScriptException("That side of the sum is not a stopper.");
  }

  private static Stopper degree(Stopper game) {
    return upsum(game, game.negate());
  }

  private static Stopper idempotent(Object degree) {
    if (!isIdempotent(value(degree))) {
      throw new ScriptException("Variety degree must be an idempotent.");
    }
    return stopper(degree);
  }

  private static Stopper upsumVariety(Stopper game, Stopper degree) {
    return upsum(game, downsum(game.negate(), degree.negate()));
  }

  private static Stopper downsumVariety(Stopper game, Stopper degree) {
    return downsum(game, upsum(game.negate(), degree));
  }

  private static boolean isStable(Stopper game) {
    Stopper degree = degree(game);
    return upsumVariety(game, degree) == downsumVariety(game, degree);
  }

  private static Stopper variety(Stopper game) {
    if (!isStable(game)) {
      throw new ScriptException("That game is not stable.");
    }
    return upsumVariety(game, degree(game));
  }

  private static Object stop(Object self, Player player) {
    return LoopyGame.of(Stops.of(stopper(self), player));
  }

  private static Object strongStop(Object self, Player player) {
    return LoopyGame.of(strong(Stops.of(stopper(self), player)));
  }

  /** x for x + over and x + under. */
  private static Stopper strong(Stopper stop) {
    if (stop.isShort() || stop == Stopper.ON || stop == Stopper.OFF) {
      return stop;
    }
    boolean isOver = stop.options(Player.RIGHT).contains(stop);
    return stop.options(isOver ? Player.LEFT : Player.RIGHT).getFirst();
  }

  private static ObjectSet options(Object self, Player player) {
    return set(stopper(self).options(player));
  }

  private static ObjectSet allOptions(Object self) {
    Set<Object> all = new HashSet<>();
    for (Player player : Player.values()) {
      stopper(self).options(player).forEach(option -> all.add(LoopyGame.of(option)));
    }
    return ObjectSet.adopting(all);
  }

  private static ObjectSet set(List<Stopper> stoppers) {
    Set<Object> set = new HashSet<>();
    stoppers.forEach(stopper -> set.add(LoopyGame.of(stopper)));
    return ObjectSet.adopting(set);
  }
}
