package org.gamester.script.members;

import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Variant.Kind;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;

/** The classes that come with the language, and what declares the members of each. */
public final class StandardLibrary {

  private static final ClassLibrary STANDARD =
      new ClassLibrary(StandardClasses.all(), StandardLibrary::declare);

  /** With the classes of rulesets, which are made when one of their packages is named. */
  private static final ClassLibrary WITH_RULESETS =
      new ClassLibrary(
          STANDARD,
          Set.of("game.grid", "game.strip", "game.graph", "game.heap", "game.variant"),
          StandardLibrary::rulesetClasses,
          StandardLibrary::declareRuleset);

  private StandardLibrary() {}

  private static List<LanguageClass> rulesetClasses() {
    return RulesetClasses.all();
  }

  private static void declareRuleset(MemberTable table) {
    RulesetMembers.declare(table);
  }

  /** A library with the standard classes, to which a worksheet can add its own. */
  public static ClassLibrary forWorksheet() {
    return new ClassLibrary(WITH_RULESETS);
  }

  /** A switch, so that a start does not make the declarations of classes that it does not use. */
  private static void declare(MemberTable table) {
    switch (table.owner().qualifiedName()) {
      case "cgsuite.lang.Object" -> ObjectMembers.object(table);
      case "cgsuite.lang.Class" -> ObjectMembers.classObject(table);
      case "cgsuite.lang.System" -> ObjectMembers.system(table);
      case "cgsuite.lang.Collection" -> CollectionMembers.collection(table);
      case "cgsuite.lang.List" -> {
        ListMembers.list(table);
        PlotMembers.list(table);
      }
      case "cgsuite.lang.Range" -> CollectionMembers.range(table);
      case "cgsuite.lang.Set" -> SetMembers.set(table);
      case "cgsuite.lang.Map" -> SetMembers.map(table);
      case "cgsuite.lang.MapEntry" -> SetMembers.mapEntry(table);
      case "cgsuite.lang.String" -> StringMembers.string(table);
      case "cgsuite.lang.Coordinates" -> CoordinatesMembers.coordinates(table);
      case "cgsuite.util.MutableList" -> MutableMembers.list(table);
      case "cgsuite.util.MutableSet" -> MutableMembers.set(table);
      case "cgsuite.util.MutableMap" -> MutableMembers.map(table);
      case "cgsuite.util.Table" -> {
        ListMembers.table(table);
        PlotMembers.table(table);
      }
      case "cgsuite.util.output.Output" -> ObjectMembers.output(table);
      case "cgsuite.util.output.TextOutput" -> ObjectMembers.textOutput(table);
      case "game.SurrealNumber" -> NumberMembers.surrealNumber(table);
      case "game.Rational" -> NumberMembers.rational(table);
      case "game.GeneralizedOrdinal" -> NumberMembers.generalizedOrdinal(table);
      case "game.TransfiniteNimber" -> NumberMembers.transfiniteNimber(table);
      case "game.Integer" -> NumberMembers.integer(table);
      case "cgsuite.util.Grid" -> GridMembers.grid(table);
      case "cgsuite.util.Strip" -> GridMembers.strip(table);
      case "cgsuite.util.Symmetry" -> GridMembers.symmetry(table);
      case "cgsuite.util.Icon" -> GridMembers.icon(table);
      case "cgsuite.util.Graph" -> GraphMembers.graph(table, false);
      case "cgsuite.util.DirectedGraph" -> GraphMembers.graph(table, true);
      case "cgsuite.util.Vertex" -> GraphMembers.vertex(table);
      case "cgsuite.util.Edge" -> GraphMembers.edge(table);
      case "cgsuite.util.UptimalExpansion" -> ShortGameMembers.uptimalExpansion(table);
      case "cgsuite.util.Random" -> RandomMembers.random(table);
      case "cgsuite.util.Thermograph" -> {
        ThermographMembers.thermograph(table);
        PlotMembers.thermograph(table);
      }
      case "cgsuite.util.Trajectory" -> ThermographMembers.trajectory(table);
      case "cgsuite.lang.Enum" -> EnumMembers.enumeration(table);
      case "game.Player" -> EnumMembers.player(table);
      case "game.Side" -> EnumMembers.side(table);
      case "game.OutcomeClass" -> EnumMembers.outcomeClass(table);
      case "game.CompoundType" -> EnumMembers.compoundType(table);
      case "game.Ruleset" -> RulesetMembers.ruleset(table);
      case "game.Game" -> FormMembers.game(table);
      case "game.misere.MisereCanonicalGame" -> MisereMembers.canonicalGame(table);
      case "game.misere.MisereQuotient" -> MisereMembers.quotient(table);
      case "game.misere.Genus" -> FormMembers.genus(table);
      case "game.ImpartialGame" -> FormMembers.impartial(table);
      case "game.CompoundGame" -> FormMembers.compound(table);
      case "game.NegativeGame" -> FormMembers.negative(table);
      case "game.SidedValue" -> LoopyMembers.sided(table);
      case "game.StopperSidedValue" -> LoopyMembers.stopperSided(table);
      case "game.CanonicalStopper" -> LoopyMembers.stopper(table);
      case "game.CanonicalShortGame" -> ShortGameMembers.shortGame(table);
      case "game.Uptimal" -> ShortGameMembers.uptimal(table);
      case "game.Nimber" -> ShortGameMembers.nimber(table);
      case "game.Position" -> FormMembers.position(table);
      case "game.variant.ImpartialVariantGame" -> FormMembers.variant(table, Kind.IMPARTIAL);
      case "game.variant.DicoticVariantGame" -> FormMembers.variant(table, Kind.DICOTIC);
      case "game.variant.TwistedVariantGame" -> FormMembers.variant(table, Kind.TWISTED);
      default -> {}
    }
  }
}
