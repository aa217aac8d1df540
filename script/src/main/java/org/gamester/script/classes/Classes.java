package org.gamester.script.classes;

import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Variant;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.rulesets.compound.ExplicitForm;
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
import org.gamester.script.objects.Plot;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Side;
import org.gamester.script.objects.Table;
import org.gamester.script.objects.TextOutput;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.TransfiniteNimber;
import org.gamester.values.infinitesimals.UptimalExpansion;
import org.gamester.values.misere.Genus;
import org.gamester.values.surreals.GeneralizedOrdinal;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Wall;

/**
 * Which class an object belongs to. Boards, forms and objects of other classes know theirs, see
 * {@link Classified}; the class of any other object follows from its Java class.
 */
public final class Classes {

  private Classes() {}

  /** The class of an object: the most special one. */
  public static LanguageClass of(Object object) {
    if (object instanceof ShortGame game) {
      return GameClasses.of(game);
    }
    return switch (object) {
      case Classified o -> o.languageClass();
      case Position form -> form(form);
      case CompoundType t -> StandardClasses.COMPOUND_TYPE;
      case Boolean b -> StandardClasses.BOOLEAN;
      case String s -> StandardClasses.STRING;
      case IntegerRange r -> StandardClasses.RANGE;
      case ObjectList l -> StandardClasses.LIST;
      case ObjectSet s -> StandardClasses.SET;
      case ObjectMap m -> StandardClasses.MAP;
      case Coordinates c -> StandardClasses.COORDINATES;
      case Nothing n -> StandardClasses.NOTHING;
      case Callable f -> StandardClasses.FUNCTION;
      case MapEntry e -> StandardClasses.MAP_ENTRY;
      case LanguageClass c -> StandardClasses.CLASS;
      case Player p -> StandardClasses.PLAYER;
      case Outcome o -> StandardClasses.OUTCOME_CLASS;
      case Side s -> StandardClasses.SIDE;
      case Rational x -> StandardClasses.RATIONAL;
      case GeneralizedOrdinal x -> StandardClasses.GENERALIZED_ORDINAL;
      case SurrealNumber x -> StandardClasses.SURREAL_NUMBER;
      case TransfiniteNimber x -> StandardClasses.TRANSFINITE_NIMBER;
      case MutableList l -> StandardClasses.MUTABLE_LIST;
      case MutableSet s -> StandardClasses.MUTABLE_SET;
      case MutableMap m -> StandardClasses.MUTABLE_MAP;
      case TextOutput t -> StandardClasses.TEXT_OUTPUT;
      case Table t -> StandardClasses.TABLE;
      case Plot p -> StandardClasses.OUTPUT;
      case Thermograph t -> StandardClasses.THERMOGRAPH;
      case Wall t -> StandardClasses.TRAJECTORY;
      case UptimalExpansion e -> StandardClasses.UPTIMAL_EXPANSION;
      case Genus g -> StandardClasses.GENUS;
      default -> throw new IllegalArgumentException(object.getClass().getName());
    };
  }

  /** The class of a game that is made of other games. */
  private static LanguageClass form(Position form) {
    return switch (form) {
      case ExplicitForm _ -> StandardClasses.EXPLICIT_GAME;
      case NegativePosition _ -> StandardClasses.NEGATIVE_GAME;
      case Variant.Of variant ->
          switch (variant.rules().kind()) {
            case IMPARTIAL -> StandardClasses.IMPARTIAL_VARIANT_GAME;
            case DICOTIC -> StandardClasses.DICOTIC_VARIANT_GAME;
            case TWISTED -> StandardClasses.TWISTED_VARIANT_GAME;
          };
      default ->
          form.isImpartial()
              ? StandardClasses.COMPOUND_IMPARTIAL_GAME
              : StandardClasses.COMPOUND_GAME;
    };
  }

  /** Whether the object belongs to the class or one of its descendants. */
  public static boolean is(Object object, LanguageClass type) {
    return of(object).isSubclassOf(type);
  }

  /** The object, if it is of the class. */
  public static Object require(LanguageClass type, Object object) {
    if (!is(object, type)) {
      throw expected(type, object);
    }
    return object;
  }

  /**
   * An Integer as a Java int.
   *
   * @throws ScriptException if the object is not an integer, or too large
   */
  public static int smallInteger(Object object) {
    return Conversion.smallInteger(require(StandardClasses.INTEGER, object));
  }

  /** The error that an object is not of the class that is needed. */
  public static ScriptException expected(LanguageClass type, Object found) {
    return new ScriptException(
        "Expected `" + type.qualifiedName() + "`; found `" + of(found).qualifiedName() + "`.");
  }
}
