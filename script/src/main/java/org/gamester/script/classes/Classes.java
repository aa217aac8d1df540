package org.gamester.script.classes;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.script.boards.Icon;
import org.gamester.script.boards.Symmetry;
import org.gamester.script.forms.CompoundType;
import org.gamester.script.forms.FormalGame;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Side;
import org.gamester.script.objects.Table;
import org.gamester.script.objects.TextOutput;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.TransfiniteNimber;
import org.gamester.values.infinitesimals.UptimalExpansion;
import org.gamester.values.surreals.GeneralizedOrdinal;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Wall;
import org.jspecify.annotations.Nullable;

/** The built-in classes, and which of them an object belongs to. */
public final class Classes {

  private static final Map<String, LanguageClass> BY_QUALIFIED_NAME = new HashMap<>();
  private static final Map<String, LanguageClass> BY_NAME = new HashMap<>();
  private static final Set<String> PACKAGES = new HashSet<>(Set.of("cgsuite"));
  private static final Set<String> VISIBLE = Set.of("cgsuite.lang", "cgsuite.util", "game");

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
  public static final LanguageClass SYMMETRY = enumeration("cgsuite.util.Symmetry", ENUM);
  public static final LanguageClass ICON = enumeration("cgsuite.util.Icon", ENUM);
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
  public static final LanguageClass PLAYER = enumeration("game.Player", ENUM);
  public static final LanguageClass SIDE = enumeration("game.Side", ENUM);
  public static final LanguageClass OUTCOME_CLASS = enumeration("game.OutcomeClass", ENUM);
  public static final LanguageClass COMPOUND_TYPE = enumeration("game.CompoundType", ENUM);
  public static final LanguageClass MISERE_CANONICAL_GAME =
      define("game.misere.MisereCanonicalGame", IMPARTIAL_GAME);
  public static final LanguageClass GENUS = define("game.misere.Genus", OBJECT);

  public static final LanguageClass IMPARTIAL_VARIANT_GAME =
      define("game.variant.ImpartialVariantGame", IMPARTIAL_GAME);
  public static final LanguageClass DICOTIC_VARIANT_GAME =
      define("game.variant.DicoticVariantGame", GAME);
  public static final LanguageClass TWISTED_VARIANT_GAME =
      define("game.variant.TwistedVariantGame", GAME);

  private Classes() {}

  private static LanguageClass define(String qualifiedName, LanguageClass... parents) {
    return register(new LanguageClass(qualifiedName, false, nextOrdinal(), List.of(parents)));
  }

  private static LanguageClass enumeration(String qualifiedName, LanguageClass... parents) {
    return register(new LanguageClass(qualifiedName, true, nextOrdinal(), List.of(parents)));
  }

  private static int nextOrdinal() {
    return BY_QUALIFIED_NAME.size() + 1;
  }

  private static LanguageClass register(LanguageClass type) {
    BY_QUALIFIED_NAME.put(type.qualifiedName(), type);
    PACKAGES.add(type.packageName());
    if (VISIBLE.contains(type.packageName())) {
      BY_NAME.put(type.name(), type);
    }
    return type;
  }

  /** The class that an unqualified name means everywhere, or null. */
  public static @Nullable LanguageClass visible(String name) {
    return BY_NAME.get(name);
  }

  /** The class of a name with or without its package, or null. */
  public static @Nullable LanguageClass find(String name) {
    LanguageClass type = BY_QUALIFIED_NAME.get(name);
    return type == null ? BY_NAME.get(name) : type;
  }

  /** The built-in class of this name. */
  static LanguageClass known(String name) {
    return Objects.requireNonNull(find(name), name);
  }

  /** Whether there is a package of this name. */
  public static boolean isPackage(String name) {
    return PACKAGES.contains(name);
  }

  /** All classes. */
  public static Collection<LanguageClass> all() {
    return List.copyOf(BY_QUALIFIED_NAME.values());
  }

  /** The class of an object: the most special one. */
  public static LanguageClass of(Object object) {
    if (object instanceof ShortGame game) {
      return GameClasses.of(game);
    }
    return switch (object) {
      case Boolean b -> BOOLEAN;
      case String s -> STRING;
      case IntegerRange r -> RANGE;
      case ObjectList l -> LIST;
      case ObjectSet s -> SET;
      case ObjectMap m -> MAP;
      case Coordinates c -> COORDINATES;
      case Nothing n -> NOTHING;
      case Callable f -> FUNCTION;
      case MapEntry e -> MAP_ENTRY;
      case LanguageClass c -> CLASS;
      case Player p -> PLAYER;
      case Outcome o -> OUTCOME_CLASS;
      case Side s -> SIDE;
      case Rational x -> RATIONAL;
      case GeneralizedOrdinal x -> GENERALIZED_ORDINAL;
      case SurrealNumber x -> SURREAL_NUMBER;
      case TransfiniteNimber x -> TRANSFINITE_NIMBER;
      case MutableList l -> MUTABLE_LIST;
      case MutableSet s -> MUTABLE_SET;
      case MutableMap m -> MUTABLE_MAP;
      case TextOutput t -> TEXT_OUTPUT;
      case Table t -> TABLE;
      case Thermograph t -> THERMOGRAPH;
      case Wall t -> TRAJECTORY;
      case UptimalExpansion e -> UPTIMAL_EXPANSION;
      case Symmetry s -> SYMMETRY;
      case Icon i -> ICON;
      case CompoundType t -> COMPOUND_TYPE;
      case Classified o -> o.languageClass();
      default -> throw new IllegalArgumentException(object.getClass().getName());
    };
  }

  /**
   * Whether uptimals have a member of this name that other short games do not have, or have
   * otherwise. To find out that a game is an uptimal costs more than to find most members.
   */
  public static boolean uptimalsHaveMore(String memberName) {
    for (LanguageClass type : UPTIMAL.ancestors()) {
      if (!CANONICAL_SHORT_GAME.isSubclassOf(type)
          && !type.members().instanceMembers(memberName).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The error that an object has no member of this name, with the nearest name that it has. */
  public static ScriptException noSuchMember(Object object, String memberName) {
    Set<String> names = new TreeSet<>(of(object).memberNames());
    if (object instanceof LanguageClass type) {
      names.addAll(type.members().staticNames());
    } else if (object instanceof FormalGame) {
      names.addAll(CANONICAL_SHORT_GAME.memberNames());
    }
    return new ScriptException(
        "Not a method or member variable: `"
            + memberName
            + "` (in object of class `"
            + of(object).qualifiedName()
            + "`)",
        Suggestions.sentence(memberName, names));
  }

  /** Whether the object belongs to the class or one of its descendants. */
  public static boolean is(Object object, LanguageClass type) {
    return of(object).isSubclassOf(type);
  }

  /**
   * The elements of a collection, in order.
   *
   * @throws ScriptException if the object is not a collection
   */
  public static ObjectList elements(Object collection) {
    return switch (collection) {
      case ObjectList list -> list;
      case ObjectSet set -> set.sorted();
      case ObjectMap map -> map.entries();
      case MutableList list -> ObjectList.of(list.elements());
      case MutableSet set -> ObjectList.of(set.elements());
      case MutableMap map -> map.contents().entries();
      default -> throw expected(COLLECTION, collection);
    };
  }

  /**
   * The elements of a collection, in no particular order, without listing them.
   *
   * @throws ScriptException if the object is not a collection
   */
  public static Collection<Object> unsorted(Object collection) {
    return switch (collection) {
      case ObjectSet set -> set.unsorted();
      case MutableList list -> list.elements();
      case MutableSet set -> set.elements();
      default -> elements(collection);
    };
  }

  /** The object, if it is of the class. */
  public static Object require(LanguageClass type, Object object) {
    if (!is(object, type)) {
      throw expected(type, object);
    }
    return object;
  }

  /** The error that an object is not of the class that is needed. */
  public static ScriptException expected(LanguageClass type, Object found) {
    return new ScriptException(
        "Expected `" + type.qualifiedName() + "`; found `" + of(found).qualifiedName() + "`.");
  }
}
