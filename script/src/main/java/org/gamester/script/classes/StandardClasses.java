package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.List;

/** The classes that the language itself knows: their names and their parents. */
public final class StandardClasses {

  private static final List<LanguageClass> DEFINED = new ArrayList<>(80);

  public static final LanguageClass OBJECT = define("cgsuite.lang.Object");
  public static final LanguageClass BOOLEAN = define("cgsuite.lang.Boolean", OBJECT);
  public static final LanguageClass STRING = define("cgsuite.lang.String", OBJECT);
  public static final LanguageClass COORDINATES = define("cgsuite.lang.Coordinates", OBJECT);
  public static final LanguageClass FUNCTION = define("cgsuite.lang.Function", OBJECT);
  public static final LanguageClass MAP_ENTRY = define("cgsuite.lang.MapEntry", OBJECT);
  public static final LanguageClass NOTHING = define("cgsuite.lang.Nothing", OBJECT);
  public static final LanguageClass CLASS = define("cgsuite.lang.Class", OBJECT);
  public static final LanguageClass SCRIPT = define("cgsuite.lang.Script", OBJECT);
  public static final LanguageClass ENUM = define("cgsuite.lang.Enum", OBJECT);
  public static final LanguageClass OUTPUT = define("cgsuite.util.output.Output", OBJECT);
  public static final LanguageClass TEXT_OUTPUT = define("cgsuite.util.output.TextOutput", OUTPUT);
  public static final LanguageClass SYSTEM = define("cgsuite.lang.System", OBJECT);
  public static final LanguageClass COLLECTION = define("cgsuite.lang.Collection", OBJECT);
  public static final LanguageClass LIST = define("cgsuite.lang.List", COLLECTION);
  public static final LanguageClass RANGE = define("cgsuite.lang.Range", LIST);
  public static final LanguageClass SET = define("cgsuite.lang.Set", COLLECTION);
  public static final LanguageClass MAP = define("cgsuite.lang.Map", COLLECTION, FUNCTION);
  public static final LanguageClass MUTABLE_LIST = define("cgsuite.util.MutableList", COLLECTION);
  public static final LanguageClass MUTABLE_SET = define("cgsuite.util.MutableSet", COLLECTION);
  public static final LanguageClass MUTABLE_MAP = define("cgsuite.util.MutableMap", COLLECTION);
  public static final LanguageClass GRID = define("cgsuite.util.Grid", OBJECT);
  public static final LanguageClass STRIP = define("cgsuite.util.Strip", OBJECT);
  public static final LanguageClass DIRECTED_GRAPH = define("cgsuite.util.DirectedGraph", OBJECT);
  public static final LanguageClass GRAPH = define("cgsuite.util.Graph", OBJECT);
  public static final LanguageClass VERTEX = define("cgsuite.util.Vertex", OBJECT);
  public static final LanguageClass EDGE = define("cgsuite.util.Edge", OBJECT);
  public static final LanguageClass SYMMETRY = define("cgsuite.util.Symmetry", ENUM);
  public static final LanguageClass ICON = define("cgsuite.util.Icon", ENUM);
  public static final LanguageClass TABLE = define("cgsuite.util.Table", OBJECT);
  public static final LanguageClass THERMOGRAPH = define("cgsuite.util.Thermograph", OBJECT);
  public static final LanguageClass TRAJECTORY = define("cgsuite.util.Trajectory", OBJECT);
  public static final LanguageClass UPTIMAL_EXPANSION =
      define("cgsuite.util.UptimalExpansion", OBJECT);
  public static final LanguageClass RANDOM = define("cgsuite.util.Random", OBJECT);
  public static final LanguageClass NORMAL_VALUE = define("game.NormalValue", OBJECT);
  public static final LanguageClass SIDED_VALUE = define("game.SidedValue", NORMAL_VALUE);
  public static final LanguageClass STOPPER_SIDED_VALUE =
      define("game.StopperSidedValue", SIDED_VALUE);
  public static final LanguageClass GAME = define("game.Game", OBJECT);
  public static final LanguageClass IMPARTIAL_GAME = define("game.ImpartialGame", GAME);
  public static final LanguageClass CANONICAL_STOPPER =
      define("game.CanonicalStopper", STOPPER_SIDED_VALUE, GAME);
  public static final LanguageClass CANONICAL_SHORT_GAME =
      define("game.CanonicalShortGame", CANONICAL_STOPPER);
  public static final LanguageClass PSEUDONUMBER = define("game.Pseudonumber", CANONICAL_STOPPER);
  public static final LanguageClass UPTIMAL = define("game.Uptimal", CANONICAL_SHORT_GAME);
  public static final LanguageClass SURREAL_NUMBER = define("game.SurrealNumber", NORMAL_VALUE);
  public static final LanguageClass RATIONAL = define("game.Rational", SURREAL_NUMBER);
  public static final LanguageClass GENERALIZED_ORDINAL =
      define("game.GeneralizedOrdinal", SURREAL_NUMBER);
  public static final LanguageClass TRANSFINITE_NIMBER =
      define("game.TransfiniteNimber", NORMAL_VALUE);
  public static final LanguageClass DYADIC_RATIONAL =
      define("game.DyadicRational", UPTIMAL, PSEUDONUMBER, RATIONAL);
  public static final LanguageClass INTEGER =
      define("game.Integer", DYADIC_RATIONAL, GENERALIZED_ORDINAL);
  public static final LanguageClass NIMBER =
      define("game.Nimber", IMPARTIAL_GAME, UPTIMAL, TRANSFINITE_NIMBER);
  public static final LanguageClass ZERO = define("game.Zero", INTEGER, NIMBER);
  public static final LanguageClass EXPLICIT_GAME = define("game.ExplicitGame", GAME);
  public static final LanguageClass POSITION = define("game.Position", GAME);
  public static final LanguageClass IMPARTIAL_POSITION =
      define("game.ImpartialPosition", POSITION, IMPARTIAL_GAME);
  public static final LanguageClass COMPOUND_GAME = define("game.CompoundGame", GAME);
  public static final LanguageClass NEGATIVE_GAME = define("game.NegativeGame", GAME);
  public static final LanguageClass COMPOUND_IMPARTIAL_GAME =
      define("game.CompoundImpartialGame", COMPOUND_GAME, IMPARTIAL_GAME);
  public static final LanguageClass RULESET = define("game.Ruleset", OBJECT);
  public static final LanguageClass PLAYER = define("game.Player", ENUM);
  public static final LanguageClass SIDE = define("game.Side", ENUM);
  public static final LanguageClass OUTCOME_CLASS = define("game.OutcomeClass", ENUM);
  public static final LanguageClass COMPOUND_TYPE = define("game.CompoundType", ENUM);
  public static final LanguageClass MISERE_CANONICAL_GAME =
      define("game.misere.MisereCanonicalGame", IMPARTIAL_GAME);
  public static final LanguageClass GENUS = define("game.misere.Genus", OBJECT);
  public static final LanguageClass MISERE_QUOTIENT = define("game.misere.MisereQuotient", OBJECT);

  public static final LanguageClass IMPARTIAL_VARIANT_GAME =
      define("game.variant.ImpartialVariantGame", IMPARTIAL_GAME);
  public static final LanguageClass DICOTIC_VARIANT_GAME =
      define("game.variant.DicoticVariantGame", GAME);
  public static final LanguageClass TWISTED_VARIANT_GAME =
      define("game.variant.TwistedVariantGame", GAME);

  private static final List<LanguageClass> ALL = List.copyOf(DEFINED);

  private StandardClasses() {}

  private static LanguageClass define(String qualifiedName, LanguageClass... parents) {
    LanguageClass type = new LanguageClass(qualifiedName, DEFINED.size() + 1, List.of(parents));
    DEFINED.add(type);
    return type;
  }

  /** All of them, parents before their children. */
  public static List<LanguageClass> all() {
    return ALL;
  }
}
