package org.gamester.script.members;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.Refusals;
import org.gamester.script.operators.Nimbers;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Followers;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.NimField;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.GeneralizedPowers;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.infinitesimals.TinyOrMiny;
import org.gamester.values.infinitesimals.UptimalExpansion;
import org.gamester.values.products.ConwayProduct;
import org.gamester.values.products.NortonProduct;
import org.gamester.values.products.OrdinalSum;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.structure.Companion;
import org.gamester.values.structure.FollowerCount;
import org.gamester.values.structure.Incentives;
import org.gamester.values.structure.Parity;
import org.gamester.values.thermography.Cooling;
import org.gamester.values.thermography.EnrichedEnvironment;
import org.gamester.values.thermography.Heating;
import org.gamester.values.thermography.ThermalDissociation;
import org.gamester.values.thermography.Thermography;

/** Members of values of short games. */
final class ShortGameMembers {

  /** With the value itself, which is made when it is listed. */
  private static final int BYTES_OF_AN_ELEMENT = 64;

  private ShortGameMembers() {}

  static void shortGame(MemberTable table) {
    kinds(table);
    form(table);
    stops(table);
    heat(table);
    products(table);
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
        .auto("IsUptimal", game -> Classes.is(game, StandardClasses.UPTIMAL))
        .auto("IsInfinitesimal", ShortGame::isInfinitesimal)
        .auto("IsNumberish", ShortGame::isNumberish)
        .auto("IsNumberTiny", game -> game.isNumber() || TinyOrMiny.of(game).isPresent())
        .auto("IsAllSmall", ShortGame::isAllSmall)
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

  private static ObjectSet set(Collection<ShortGame> games) {
    Computation.requireRoom(games.size(), BYTES_OF_AN_ELEMENT, "games of a set");
    Set<Object> set = new HashSet<>();
    for (ShortGame game : games) {
      Computation.poll();
      set.add(game);
    }
    return ObjectSet.adopting(set);
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
        .auto("Incentives", game -> set(undominated(Incentives.of(game))))
        .auto("Onside", game -> game)
        .auto("Offside", game -> game)
        .auto("Degree", game -> ShortGame.ZERO)
        .auto("Variety", game -> ShortGame.ZERO)
        .auto("Tiny", TinyOrMiny::tiny)
        .auto("Miny", TinyOrMiny::miny);
  }

  /** The games than which no other of them is greater. */
  private static List<ShortGame> undominated(Set<ShortGame> games) {
    List<ShortGame> greatest = new ArrayList<>();
    for (ShortGame game : games) {
      boolean dominated = false;
      for (ShortGame other : games) {
        Computation.poll();
        dominated |= other != game && game.lessOrEqual(other);
      }
      if (!dominated) {
        greatest.add(game);
      }
    }
    return greatest;
  }

  private static ObjectSet allOptions(ShortGame game) {
    return set(game.options());
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
        .auto("ThermalDissociation", ShortGameMembers::particles)
        .auto(
            "OrthodoxForecast",
            game -> forecast(game, Player.LEFT, Thermography.temperature(game).max(Dyadic.ZERO)))
        .method(
            "OrthodoxForecast",
            "t as DyadicRational",
            (game, x) -> forecast(game, Player.LEFT, Conversion.dyadic(x[0])))
        .method(
            "OrthodoxForecast",
            "t as DyadicRational, p as Player",
            (game, x) -> forecast(game, (Player) x[1], Conversion.dyadic(x[0])))
        .method(
            "OrthodoxOptions",
            "p as Player, t as DyadicRational",
            (game, x) -> orthodoxOptions(game, (Player) x[0], Conversion.dyadic(x[1])))
        .auto("Freeze", Cooling::freeze)
        .method("Cool", "t as DyadicRational", (game, t) -> cooled(game, t[0]))
        .method(
            "Heat",
            "t as CanonicalShortGame",
            (game, t) -> Heating.heat(game, FormMembers.value(t[0])))
        .method(
            "Overheat",
            "s as CanonicalShortGame, t as CanonicalShortGame",
            (game, x) -> Heating.overheat(game, FormMembers.value(x[0]), FormMembers.value(x[1])));
  }

  private static Object particles(ShortGame game) {
    List<Object> pairs = new ArrayList<>();
    for (ThermalDissociation.Particle particle : ThermalDissociation.of(game).particles()) {
      pairs.add(
          ObjectList.of(
              List.of(ShortGame.number(particle.temperature()), particle.infinitesimal())));
    }
    return ObjectList.of(pairs);
  }

  private static Dyadic forecast(ShortGame game, Player starter, Dyadic ambientTemperature) {
    return Domain.checked(
        () -> new EnrichedEnvironment(ambientTemperature).orthodoxForecast(game, starter));
  }

  private static Object orthodoxOptions(ShortGame game, Player player, Dyadic t) {
    return Domain.checked(() -> set(Thermography.orthodoxOptions(game, player, t)));
  }

  private static ShortGame cooled(ShortGame game, Object temperature) {
    Dyadic t = Conversion.dyadic(temperature);
    if (t.compareTo(Dyadic.MINUS_ONE) <= 0) {
      throw Refusals.badTemperature(t);
    }
    return Cooling.cool(game, t);
  }

  /** Infinitesimal details, products and powers. */
  private static void products(MemberTable table) {
    table
        .of(ShortGame.class)
        .auto("ReducedCanonicalForm", ReducedCanonicalForm::of)
        .auto(
            "AtomicWeight",
            game -> AtomicWeight.of(game).orElseThrow(() -> Refusals.notAtomic(game)))
        .auto("IsAtomic", game -> AtomicWeight.of(game).isPresent())
        .method(
            "NortonProduct",
            "u as CanonicalShortGame",
            (game, u) -> Domain.checked(() -> NortonProduct.of(game, FormMembers.value(u[0]))))
        .method(
            "ConwayProduct",
            "h as CanonicalShortGame",
            (game, h) -> ConwayProduct.of(game, FormMembers.value(h[0])))
        .method(
            "Pow",
            "x as Pseudonumber",
            (game, x) ->
                x[0] instanceof LoopyGame loopy
                    ? LoopyPowers.power(game, loopy)
                    : power("Pow", game, x[0], GeneralizedPowers::power))
        .method(
            "PowTo",
            "x as Pseudonumber",
            (game, x) ->
                x[0] instanceof LoopyGame loopy
                    ? LoopyPowers.sumTo(game, loopy)
                    : power("PowTo", game, x[0], GeneralizedPowers::sumTo))
        .method(
            "Subordinate",
            "b as Game",
            (game, b) ->
                OrdinalSum.subordinate(game, GameValues.literalForm(b[0]))
                    .orElseThrow(Refusals::notSubordinate));
  }

  private static ShortGame power(
      String name,
      ShortGame base,
      Object exponent,
      BiFunction<ShortGame, Dyadic, ShortGame> operation) {
    if (!GeneralizedPowers.isBase(base)) {
      throw Refusals.badBase(name);
    }
    try {
      return operation.apply(base, Conversion.dyadic(exponent));
    } catch (IllegalArgumentException e) {
      throw Refusals.badExponent();
    }
  }

  static void uptimal(MemberTable table) {
    table
        .of(ShortGame.class)
        .auto("UptimalExpansion", game -> UptimalExpansion.of(game).orElseThrow());
  }

  static void uptimalExpansion(MemberTable table) {
    table.constructor("text as String", (self, x, context) -> UptimalText.read((String) x[0]));
  }

  static void nimber(MemberTable table) {
    table
        .of(NumberUpStar.class)
        .auto("NimValue", NumberUpStar::star)
        .method(
            "ConwayProduct",
            "h as Nimber",
            (game, h) ->
                Nimbers.nim(
                    ShortGame.integer(
                        NimField.product(
                            BigInteger.valueOf(game.star()),
                            BigInteger.valueOf(((NumberUpStar) h[0]).star())))));
  }
}
