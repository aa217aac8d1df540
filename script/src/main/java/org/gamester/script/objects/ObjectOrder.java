package org.gamester.script.objects;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.FormOrder;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.UniversalOrder;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;
import org.jspecify.annotations.Nullable;

/**
 * A total order of all objects, in which sets and maps print and lists are sorted: Nothing, numbers
 * by value, other short games, and then kind by kind.
 *
 * <p>An instance remembers the games that it has met: make one for a job. Not for several threads.
 */
public final class ObjectOrder implements Comparator<Object> {

  public static final int RANK_OF_GRAPHICS = 100;
  public static final int RANK_OF_FORMS = 200;
  public static final int RANK_OF_ENUMERATIONS = 300;
  public static final int RANK_OF_OTHERS = 400;

  private final UniversalOrder gameOrder = new UniversalOrder();
  private int level;

  /** The objects in this order. */
  public ObjectList sorted(Collection<?> objects) {
    if (objects instanceof ProgressionList list) {
      return list.ascending();
    }
    ObjectList.requireRoom(objects.size());
    Object[] sorted = objects.toArray();
    Arrays.sort(sorted, this);
    return ObjectList.adopting(sorted);
  }

  @Override
  public int compare(Object a, Object b) {
    Computation.poll();
    if (a == b) {
      return 0;
    }
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      return gameOrder.compare(g, h);
    }
    int rank = rank(a);
    int difference = Integer.compare(rank, rank(b));
    if (difference != 0) {
      return difference;
    }
    if ((a instanceof Nested || a instanceof Position)
        && a.equals(b)) { // found once for all, see StoredList
      return 0;
    }
    if (++level > Nesting.MAXIMUM) {
      throw Nesting.tooDeep();
    }
    difference = compareWithin(a, b);
    level--;
    return difference;
  }

  private static int rank(Object object) {
    return switch (object) {
      case Nothing nothing -> 0;
      case ShortGame game -> game.isNumber() ? 1 : 2;
      case SurrealNumber number -> 1;
      case Boolean bool -> 3;
      case String text -> 4;
      case Coordinates pair -> 5;
      case IntegerRange range -> 6;
      case List<?> list -> 7;
      case Set<?> set -> 8;
      case ObjectMap map -> 9;
      case MapEntry entry -> 10;
      case UniversallyOrdered ordered -> ordered.orderRank();
      case Position _ -> RANK_OF_FORMS;
      case Player player -> RANK_OF_ENUMERATIONS;
      case Side side -> RANK_OF_ENUMERATIONS + 1;
      case Outcome outcome -> RANK_OF_ENUMERATIONS + 2;
      default -> RANK_OF_OTHERS;
    };
  }

  private int compareWithin(Object a, Object b) {
    return switch (a) {
      case ShortGame game -> surreal(a).compareTo(surreal(b));
      case SurrealNumber number -> number.compareTo(surreal(b));
      case Boolean bool -> bool.compareTo((Boolean) b);
      case String text -> text.compareTo((String) b);
      case Coordinates pair -> pair.compareTo((Coordinates) b);
      case Collection<?> collection -> compareElements(collection, (Collection<?>) b);
      case ObjectMap map -> compareElements(map.entries(), ((ObjectMap) b).entries());
      case MapEntry entry -> {
        MapEntry other = (MapEntry) b;
        int difference = compare(entry.key(), other.key());
        yield difference != 0 ? difference : compare(entry.value(), other.value());
      }
      case UniversallyOrdered ordered -> ordered.compareWithinRank(b, this);
      case Position form ->
          FormOrder.compareForms(
              form, (Position) b, (p, q) -> compare(Stand.game(p), Stand.game(q)));
      case Player player -> player.compareTo((Player) b);
      case Side side -> side.compareTo((Side) b);
      case Outcome outcome -> outcome.compareTo((Outcome) b);
      default -> compareOthers(a, b);
    };
  }

  private int compareOthers(Object a, Object b) {
    int difference = a.getClass().getName().compareTo(b.getClass().getName());
    if (difference != 0) {
      return difference;
    }
    return switch (a) {
      case Table table -> compare(table.rows(), ((Table) b).rows());
      case MutableList list -> compareElements(list.elements(), ((MutableList) b).elements());
      case MutableSet set ->
          compareElements(sorted(set.elements()), sorted(((MutableSet) b).elements()));
      case MutableMap map -> compare(map.contents(), ((MutableMap) b).contents());
      default -> a.toString().compareTo(b.toString());
    };
  }

  private static SurrealNumber surreal(Object number) {
    if (number instanceof SurrealNumber surreal) {
      return surreal;
    }
    Dyadic x = ((ShortGame) number).leftStop();
    return Rational.of(x.numerator(), x.denominator());
  }

  /** Element by element, then by length. */
  public int compareElements(Collection<?> a, Collection<?> b) {
    Progression p = progression(a);
    Progression q = progression(b);
    if (p != null && q != null) {
      return p.compareTo(q);
    }
    Iterator<?> left = a.iterator();
    Iterator<?> right = b.iterator();
    while (left.hasNext() && right.hasNext()) {
      int difference = compare(left.next(), right.next());
      if (difference != 0) {
        return difference;
      }
    }
    return Boolean.compare(left.hasNext(), right.hasNext());
  }

  private static @Nullable Progression progression(Collection<?> elements) {
    return switch (elements) {
      case ProgressionList list -> list.progression();
      case ProgressionSet set -> set.progression();
      default -> null;
    };
  }
}
