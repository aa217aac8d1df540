package org.gamester.script.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Variant.Kind;
import org.gamester.rulesets.coordinates.PairMoves;
import org.gamester.rulesets.coordinates.PartizanEuclid;
import org.gamester.rulesets.coordinates.Wythoff;
import org.gamester.rulesets.heap.Mem;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * The rulesets that have names of their own in CGScript, such as {@code game.grid.Clobber}: one
 * line for each in the tables below. Those that are classes with parameters are members of the
 * language.
 */
public final class RulesetNames {

  /** Name, class, ruleset of the catalogue, characters of CGScript and of the catalogue. */
  private static final String BOARDS =
      """
      game.grid.Amazons            game.grid.Amazons           amazons              .xo#  .xo#
      game.grid.AntiClobber        game.grid.GenClobber        anti-clobber         .xo#  .xo#
      game.grid.Clobber            game.grid.GenClobber        clobber              .xo   .xo
      game.grid.Domineering        game.grid.Domineering       domineering          .#    .#
      game.grid.Fission            game.grid.Fission           fission              .x#   .x#
      game.grid.HotClobber         game.grid.GenClobber        hot-clobber          .xo   .xo
      game.grid.Kings              game.grid.GenClobber        kings                .xo   .xo
      game.grid.Knights            game.grid.GenClobber        knights              .xo   .xo
      game.grid.Queens             game.grid.GenClobber        queens               .xo   .xo
      game.grid.Rooks              game.grid.GenClobber        rooks                .xo   .xo
      game.strip.BackslidingToadsAndFrogs game.strip.GenToadsAndFrogs backsliding     .tf  .xo
      game.strip.ElephantsAndRhinos game.strip.GenToadsAndFrogs elephants-and-rhinos .tf  .xo
      game.strip.ToadsAndFrogs     game.strip.GenToadsAndFrogs toads-and-frogs      .tf   .xo
      game.strip.TopplingDominoes  game.strip.TopplingDominoes toppling-dominoes    .lre  .xog
      """;

  /** Name and take-and-break code. */
  private static final String CODES =
      """
      game.heap.DawsonsKayles 0.07
      game.heap.GrundysGame   4!.0
      game.heap.Kayles        0.77
      game.heap.Nim           0.[3]
      """;

  /** Name, code of both players, whether the cake is turned. */
  private static final String CAKES =
      """
      game.heap.Cutcake        4.0     false
      game.heap.Eatcake        0.7     false
      game.heap.MaundyCake     {2+}=.0 false
      game.heap.TurnAndEatcake 0.7     true
      """;

  /** What classes with parameters make if all parameters have their defaults. */
  private static final Map<String, String> WITH_DEFAULTS =
      Map.of(
          "GenArcKayles", "game.graph.ArcKayles",
          "GenClobber", "game.grid.Clobber",
          "GenFoxAndGeese", "game.grid.FoxAndGeese",
          "GenHackenbush", "game.graph.Hackenbush",
          "GenToadsAndFrogs", "game.strip.ToadsAndFrogs");

  private static final Map<String, Maker> MAKERS = new TreeMap<>();

  /** The names of rulesets by those of the catalogue. */
  private static final Map<String, String> BY_CATALOGUE = new HashMap<>();

  /** Makes a ruleset. */
  private interface Maker {
    NamedRules make(String name, Context context);
  }

  static {
    for (String[] row : rows(BOARDS)) {
      LanguageClass type = RulesetClasses.named(row[1]);
      MAKERS.put(
          row[0], (name, context) -> new BoardRules(type, name, Map.of(), row[2], row[3], row[4]));
      BY_CATALOGUE.put(row[2], row[0]);
    }
    for (String[] row : rows(CODES)) {
      MAKERS.put(row[0], (name, context) -> HeapRules.ofTakeAndBreakCode(name, row[1]));
    }
    for (String[] row : rows(CAKES)) {
      MAKERS.put(
          row[0],
          (name, context) -> {
            HeapRules code = HeapRules.ofTakeAndBreakCode("", row[1]);
            return CoordinateRules.cutcake(name, code, code, Boolean.parseBoolean(row[2]));
          });
    }
    MAKERS.put("game.grid.Cram", (name, context) -> cram(name, context));
    graphs();
    coordinates();
    MAKERS.put(
        "game.grid.FoxAndGeese", (name, context) -> FoxAndGeeseRules.of(name, 8, 1, context));
    MAKERS.put(
        "game.grid.CeyloneseFoxAndGeese",
        (name, context) -> FoxAndGeeseRules.of(name, 8, 2, context));
  }

  private RulesetNames() {}

  private static List<String[]> rows(String table) {
    return table.lines().map(line -> line.split(" +")).toList();
  }

  private static NamedRules cram(String name, Context context) {
    return new VariantRules(Kind.IMPARTIAL, make("game.grid.Domineering", context), name);
  }

  private static void graphs() {
    MAKERS.put(
        "game.graph.Hackenbush",
        (name, context) -> new HackenbushRules(name, ObjectList.EMPTY, context));
    MAKERS.put(
        "game.graph.ChildishHackenbush",
        (name, context) ->
            new HackenbushRules(name, ObjectList.of(List.of(Player.LEFT, Player.RIGHT)), context));
    MAKERS.put(
        "game.graph.Col",
        (name, context) -> ColRules.fair(name, context, Nothing.NOTHING, Player.RIGHT));
    MAKERS.put(
        "game.graph.Snort",
        (name, context) -> ColRules.fair(name, context, Nothing.NOTHING, Player.LEFT));
    MAKERS.put("game.graph.Fjords", (name, context) -> ColRules.fair(name, context, Player.LEFT));
    MAKERS.put(
        "game.graph.ArcKayles", (name, context) -> ArcKaylesRules.impartial(name, false, context));
    MAKERS.put(
        "game.graph.WeightedArcKayles",
        (name, context) -> ArcKaylesRules.impartial(name, true, context));
    MAKERS.put("game.graph.PartizanArcKayles", ArcKaylesRules::partizan);
  }

  private static void coordinates() {
    MAKERS.put(
        "game.heap.FibonacciNim",
        (name, context) -> CoordinateRules.takeAway(name, Conversion.toObject(2), context));
    MAKERS.put(
        "game.heap.Wythoff",
        (name, context) ->
            CoordinateRules.impartial(
                RulesetClasses.named("game.heap.GenWythoff"),
                name,
                Map.of("bound", "k + 1"),
                CoordinateRules.withinBoard(PairMoves.ofToken(new Wythoff(), Player.LEFT))));
    MAKERS.put(
        "game.heap.Mem",
        (name, context) ->
            CoordinateRules.impartial(
                RulesetClasses.named("game.heap.GenMem"),
                name,
                Map.of("pred", "k >= n"),
                CoordinateRules.remembering(new Mem(), last -> last)));
    MAKERS.put(
        "game.heap.PartizanEuclid",
        (name, context) ->
            CoordinateRules.partizan(
                RulesetClasses.PARTIZAN_COORDINATE_RULESET,
                name,
                Map.of("options", "Euclid"),
                ofEuclid(Player.LEFT),
                ofEuclid(Player.RIGHT)));
  }

  private static PairMoves ofEuclid(Player player) {
    return CoordinateRules.withinBoard(PairMoves.ofToken(new PartizanEuclid(), player));
  }

  /** The names, in order. */
  public static List<String> all() {
    return new ArrayList<>(MAKERS.keySet());
  }

  /**
   * The full name of the ruleset of a class, named without its package, whose parameters, if it has
   * any, have their defaults; null if there is none.
   */
  public static @Nullable String withDefaults(String className) {
    for (LanguageClass type : RulesetClasses.all()) {
      if (type.name().equals(className) && has(type.qualifiedName())) {
        return type.qualifiedName();
      }
    }
    return WITH_DEFAULTS.get(className);
  }

  /** Whether a ruleset has this name with its package. */
  public static boolean has(String qualifiedName) {
    return MAKERS.containsKey(qualifiedName);
  }

  /** The ruleset of a name that there is. */
  public static NamedRules make(String qualifiedName, Context context) {
    Maker maker = MAKERS.get(qualifiedName);
    if (maker == null) {
      throw new IllegalArgumentException(qualifiedName);
    }
    return maker.make(qualifiedName, context);
  }

  /**
   * Full names that a name without its package, or of another package, may have been meant to be:
   * those of the same last part, and that of the ruleset of which the catalogue knows this name.
   */
  public static List<String> withLastPart(String name) {
    List<String> found = new ArrayList<>();
    String last = name.substring(name.lastIndexOf('.') + 1);
    for (String candidate : candidates()) {
      if (candidate.substring(candidate.lastIndexOf('.') + 1).equalsIgnoreCase(last)) {
        found.add(candidate);
      }
    }
    if (found.isEmpty() && Catalogue.standard().has(last)) {
      for (Map.Entry<String, String> entry : BY_CATALOGUE.entrySet()) {
        if (sameRules(last, entry.getKey())) {
          found.add(entry.getValue());
        }
      }
    }
    return found;
  }

  private static boolean sameRules(String alias, String rules) {
    Catalogue catalogue = Catalogue.standard();
    return catalogue.rulesets().stream()
        .filter(ruleset -> ruleset.id().equals(rules))
        .anyMatch(
            ruleset -> ruleset.description().aliases().stream().anyMatch(alias::equalsIgnoreCase));
  }

  /** All names that can be called: of rulesets, and of classes that make them. */
  public static List<String> candidates() {
    List<String> names = all();
    for (LanguageClass type : RulesetClasses.all()) {
      if (!type.name().equals("Position") && !has(type.qualifiedName())) {
        names.add(type.qualifiedName());
      }
    }
    return names;
  }
}
