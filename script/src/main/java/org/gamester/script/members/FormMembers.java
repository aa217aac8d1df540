package org.gamester.script.members;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Variant;
import org.gamester.rulesets.Variant.Kind;
import org.gamester.rulesets.compound.Compound;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.rulesets.compound.Multiple;
import org.gamester.script.boards.SeenGraph;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.MisereForms;
import org.gamester.script.forms.MiserePosition;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.SensibleMoves;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.Stand;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.misere.Genus;

/** Members of every game, by its form. */
final class FormMembers {

  private FormMembers() {}

  static void game(MemberTable table) {
    table
        .of(Object.class)
        .auto("CanonicalForm", GameValues::of)
        .auto("GameValue", GameValues::gameValue)
        .auto("OutcomeClass", GameValues::outcome)
        .auto("Score", self -> GameValues.score(self, Player.LEFT))
        .method("Score", "p as Player", (self, p) -> GameValues.score(self, (Player) p[0]))
        .auto("MisereOutcomeClass", GameValues::misereOutcome)
        .method("Options", "p as Player", (self, p) -> ObjectList.of(options(self, p[0])))
        .auto("Options", FormMembers::allOptions)
        .auto("LeftOptions", self -> ObjectList.of(Forms.options(self, Player.LEFT)))
        .auto("RightOptions", self -> ObjectList.of(Forms.options(self, Player.RIGHT)))
        .auto("Decomposition", Forms::parts)
        .auto("DepthHint", self -> 0)
        .auto("Followers", self -> ObjectSet.of(GameValues.followers(self)))
        .auto("FollowerCount", self -> GameValues.followers(self).size())
        .method("SensibleOptions", "p as Player", (self, p) -> sensible(self, (Player) p[0]))
        .auto("SensibleLeftOptions", self -> sensible(self, Player.LEFT))
        .auto("SensibleRightOptions", self -> sensible(self, Player.RIGHT))
        .method(
            "SensibleLines",
            "p as Player",
            (self, p) -> ObjectSet.of(SensibleMoves.lines(self, (Player) p[0])))
        .auto("ImpartialVariant", self -> Forms.variant(Kind.IMPARTIAL, self))
        .auto("DicoticVariant", self -> Forms.variant(Kind.DICOTIC, self))
        .auto("TwistedVariant", self -> Forms.variant(Kind.TWISTED, self))
        .method("Remoteness", "p as Player", (self, p) -> remoteness(self, (Player) p[0]))
        .method("Suspense", "p as Player", (self, p) -> suspense(self, (Player) p[0]))
        .auto("LeftGrundyValue", self -> GameValues.grundyValue(self, Player.LEFT))
        .auto("RightGrundyValue", self -> GameValues.grundyValue(self, Player.RIGHT));
    compound(table, "ConjunctiveSum", CompoundType.CONJUNCTIVE);
    compound(table, "SelectiveSum", CompoundType.SELECTIVE);
    compound(table, "DiminishedDisjunctiveSum", CompoundType.DIMINISHED_DISJUNCTIVE);
    compound(table, "ContinuedConjunctiveSum", CompoundType.CONTINUED_CONJUNCTIVE);
    compound(table, "ShortenedSelectiveSum", CompoundType.SHORTENED_SELECTIVE);
    compound(table, "SequentialSum", CompoundType.SEQUENTIAL);
    compound(table, "SideSum", CompoundType.SIDE);
    compound(table, "OrdinalProduct", CompoundType.ORDINAL_PRODUCT);
    compound(table, "ConwayProduct", CompoundType.CONWAY_PRODUCT);
  }

  private static void compound(MemberTable table, String name, CompoundType type) {
    table.of(Object.class).method(name, "h as Game", (self, h) -> Forms.compound(type, self, h[0]));
  }

  private static List<Object> options(Object game, Object player) {
    return Forms.options(game, (Player) player);
  }

  private static Object allOptions(Object game) {
    List<Object> options = new ArrayList<>(Forms.options(game, Player.LEFT));
    if (!Forms.isImpartial(game)) {
      options.addAll(Forms.options(game, Player.RIGHT));
    }
    return ObjectList.of(options);
  }

  private static Object sensible(Object game, Player player) {
    return ObjectSet.of(SensibleMoves.moves(game, player));
  }

  static void impartial(MemberTable table) {
    table
        .of(Object.class)
        .auto("NimValue", GameValues::nimber)
        .auto("Remoteness", self -> remoteness(self, Player.LEFT))
        .auto("Suspense", self -> suspense(self, Player.LEFT))
        .auto("MisereNimValue", self -> MisereForms.genus(self).digit(0))
        .auto("Genus", MisereForms::genus)
        .auto("MisereCanonicalForm", self -> new MiserePosition(MisereForms.form(self)));
  }

  private static Object remoteness(Object game, Player starter) {
    OptionalInt moves = GameValues.remoteness(game, starter);
    return moves.isPresent() ? moves.getAsInt() : Nothing.NOTHING;
  }

  private static Object suspense(Object game, Player starter) {
    return GameValues.suspense(game, starter);
  }

  static void genus(MemberTable table) {
    table.constructor("text as String", (self, x, context) -> GenusText.read((String) x[0]));
    table
        .of(Genus.class)
        .auto("Base", Genus::base)
        .auto("InFull", Genus::inFull)
        .auto("Superscripts", genus -> ObjectList.of(superscripts(genus)));
  }

  /** The digits up to the two that repeat. */
  private static List<Object> superscripts(Genus genus) {
    return genus.digits().stream().map(Conversion::toObject).toList();
  }

  static void compound(MemberTable table) {
    table
        .of(Object.class)
        .auto("CompoundType", FormMembers::type)
        .auto(
            "G",
            self -> self instanceof Compound sum ? Stand.game(sum.first()) : copies(self).count())
        .auto(
            "H",
            self -> Stand.game(self instanceof Compound sum ? sum.second() : copies(self).game()));
  }

  private static Multiple copies(Object game) {
    return (Multiple) game;
  }

  private static Object type(Object game) {
    return game instanceof Compound sum ? sum.type() : CompoundType.DISJUNCTIVE;
  }

  static void negative(MemberTable table) {
    table.of(NegativePosition.class).auto("G", self -> Stand.game(self.base()));
  }

  static void variant(MemberTable table, Kind variant) {
    table.constructor(
        "game as Game", (self, arguments, context) -> Forms.variant(variant, arguments[0]));
    table.of(Variant.Of.class).auto("game", self -> Stand.game(self.base()));
  }

  static void position(MemberTable table) {
    table.constructor(
        "text as String", (self, arguments, context) -> context.position((String) arguments[0]));
    table.of(PositionGame.class).auto("graph", self -> SeenGraph.of(self.position()));
  }

  /** The value of a game that is one. */
  static ShortGame value(Object game) {
    return (ShortGame) game;
  }
}
