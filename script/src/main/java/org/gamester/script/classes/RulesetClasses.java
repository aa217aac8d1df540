package org.gamester.script.classes;

import static org.gamester.script.classes.StandardClasses.OBJECT;
import static org.gamester.script.classes.StandardClasses.RULESET;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes of the rulesets of CGScript and of their positions. They are made when the first of
 * their packages is named, so that an input that names none does not pay for them.
 */
public final class RulesetClasses {

  private static final List<LanguageClass> DEFINED = new ArrayList<>();
  private static final Map<LanguageClass, LanguageClass> POSITIONS = new HashMap<>();

  public static final LanguageClass GRID_RULESET = define("game.grid.GridRuleset", RULESET);
  public static final LanguageClass STRIP_RULESET = define("game.strip.StripRuleset", RULESET);
  public static final LanguageClass GRAPH_RULESET = define("game.graph.GraphRuleset", RULESET);
  public static final LanguageClass HEAP_RULESET = define("game.heap.HeapRuleset", RULESET);
  public static final LanguageClass TAKE_AND_BREAK = define("game.heap.TakeAndBreak", HEAP_RULESET);
  public static final LanguageClass SPAWNING = define("game.heap.Spawning", HEAP_RULESET);
  public static final LanguageClass PARTIZAN_HEAP_RULESET =
      define("game.heap.PartizanHeapRuleset", RULESET);
  public static final LanguageClass COORDINATE_RULESET =
      define("game.heap.CoordinateRuleset", RULESET);
  public static final LanguageClass PARTIZAN_COORDINATE_RULESET =
      define("game.heap.PartizanCoordinateRuleset", RULESET);
  public static final LanguageClass PERIODICITY = define("game.heap.Periodicity", OBJECT);
  public static final LanguageClass TURNING = define("game.strip.Turning", STRIP_RULESET);
  public static final LanguageClass GEN_HACKENBUSH =
      define("game.graph.GenHackenbush", GRAPH_RULESET);
  public static final LanguageClass GEN_COL = define("game.graph.GenCol", GRAPH_RULESET);
  public static final LanguageClass GEN_ARC_KAYLES =
      define("game.graph.GenArcKayles", GRAPH_RULESET);
  public static final LanguageClass PARTIZAN_ARC_KAYLES =
      define("game.graph.PartizanArcKayles", GRAPH_RULESET);
  public static final LanguageClass IMPARTIAL_VARIANT_RULESET =
      define("game.variant.ImpartialVariantRuleset", RULESET);
  public static final LanguageClass DICOTIC_VARIANT_RULESET =
      define("game.variant.DicoticVariantRuleset", RULESET);
  public static final LanguageClass TWISTED_VARIANT_RULESET =
      define("game.variant.TwistedVariantRuleset", RULESET);

  /** Classes of one ruleset each, which has the name of its class. */
  private static final Set<String> NAMES_OF_RULESETS =
      Set.of(
          "game.grid.Domineering",
          "game.grid.Amazons",
          "game.grid.Fission",
          "game.strip.TopplingDominoes",
          "game.graph.PartizanArcKayles");

  private static final List<LanguageClass> WITH_IMPARTIAL_POSITIONS =
      List.of(HEAP_RULESET, TAKE_AND_BREAK, SPAWNING, COORDINATE_RULESET, TURNING, GEN_ARC_KAYLES);

  /** What is not a ruleset, or makes rulesets of another class, whose positions these are. */
  private static final Set<String> WITHOUT_POSITIONS =
      Set.of(
          "ImpartialVariantRuleset",
          "DicoticVariantRuleset",
          "TwistedVariantRuleset",
          "Periodicity",
          "Subtraction",
          "Splittles",
          "PartizanSubtraction",
          "PartizanSplittles",
          "PartizanTakeAndBreak");

  static {
    for (String name :
        List.of(
            "game.grid.GenClobber",
            "game.grid.Domineering",
            "game.grid.Amazons",
            "game.grid.Fission")) {
      define(name, GRID_RULESET);
    }
    define("game.grid.GenFoxAndGeese", RULESET);
    define("game.strip.GenToadsAndFrogs", STRIP_RULESET);
    define("game.strip.TopplingDominoes", STRIP_RULESET);
    for (String name : List.of("GenWythoff", "TakeAway", "GenMem")) {
      define("game.heap." + name, COORDINATE_RULESET);
    }
    define("game.heap.GenCutcake", PARTIZAN_COORDINATE_RULESET);
    for (String name :
        List.of(
            "Subtraction",
            "Splittles",
            "PartizanSubtraction",
            "PartizanSplittles",
            "PartizanTakeAndBreak")) {
      define("game.heap." + name, RULESET);
    }
    for (LanguageClass ruleset : List.copyOf(DEFINED)) {
      if (WITHOUT_POSITIONS.contains(ruleset.name())) {
        continue;
      }
      boolean impartial = ruleset.ancestors().stream().anyMatch(WITH_IMPARTIAL_POSITIONS::contains);
      POSITIONS.put(
          ruleset,
          define(
              ruleset.qualifiedName() + ".Position",
              impartial ? StandardClasses.IMPARTIAL_POSITION : StandardClasses.POSITION));
    }
  }

  /** What positions on grids, strips and graphs extend that are written in the language. */
  public static final LanguageClass GRID_GAME = define("game.grid.GridGame", StandardClasses.GAME);

  public static final LanguageClass STRIP_GAME =
      define("game.strip.StripGame", StandardClasses.GAME);
  public static final LanguageClass GRAPH_GAME =
      define("game.graph.GraphGame", StandardClasses.GAME);

  private static final List<LanguageClass> OPEN =
      List.of(
          GRID_RULESET,
          STRIP_RULESET,
          GRAPH_RULESET,
          HEAP_RULESET,
          COORDINATE_RULESET,
          GRID_GAME,
          STRIP_GAME,
          GRAPH_GAME);

  private RulesetClasses() {}

  /** Whether classes that are written in the language may extend it. */
  public static boolean isOpen(LanguageClass type) {
    return OPEN.contains(type);
  }

  private static LanguageClass define(String qualifiedName, LanguageClass parent) {
    int ordinal = StandardClasses.all().size() + DEFINED.size() + 1;
    LanguageClass type = new LanguageClass(qualifiedName, ordinal, List.of(parent));
    DEFINED.add(type);
    return type;
  }

  /** Whether the name of a class is that of the one ruleset of the class. */
  public static boolean isNameOfRuleset(LanguageClass type) {
    return NAMES_OF_RULESETS.contains(type.qualifiedName());
  }

  /** All of them, parents before their children. */
  public static List<LanguageClass> all() {
    return List.copyOf(DEFINED);
  }

  /** The class of this name, which there is. */
  public static LanguageClass named(String qualifiedName) {
    return DEFINED.stream()
        .filter(type -> type.qualifiedName().equals(qualifiedName))
        .findFirst()
        .orElseThrow();
  }

  /** The class of the positions of a ruleset. */
  public static LanguageClass positionsOf(LanguageClass ruleset) {
    LanguageClass positions = POSITIONS.get(ruleset);
    if (positions == null) {
      throw new IllegalArgumentException("not a ruleset: " + ruleset);
    }
    return positions;
  }
}
