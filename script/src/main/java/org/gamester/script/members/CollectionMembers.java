package org.gamester.script.members;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ProgressionList;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/** Members of all collections. */
final class CollectionMembers {

  /** The largest collection that is made of two. */
  private static final int MOST_ELEMENTS = 10_000_000;

  private CollectionMembers() {}

  static void collection(MemberTable table) {
    table
        .of(Object.class)
        .auto("Size", CollectionMembers::size)
        .auto("IsEmpty", self -> size(self) == 0)
        .auto("Head", self -> nonempty(self).getFirst())
        .auto("Tail", CollectionMembers::tail)
        .auto("Max", self -> extreme(self, BinaryOperator.GREATER))
        .auto("Min", self -> extreme(self, BinaryOperator.LESS))
        .auto("Sum", CollectionMembers::sum)
        .auto("Mex", CollectionMembers::mex)
        .auto("Flattened", CollectionMembers::flattened)
        .auto("ToList", self -> ObjectList.of(Elements.of(self)))
        .auto("ToSet", self -> ObjectSet.of(Elements.unsorted(self)))
        .method("Adjoin", "x", (self, arguments) -> with(self, List.of(arguments[0])))
        .method(
            "Concat",
            "c as Collection",
            (self, arguments) -> with(self, partFor(self, arguments[0])))
        .method("Count", "f as Function", CollectionMembers::count)
        .method("Exists", "f as Function", CollectionMembers::exists)
        .method("ForAll", "f as Function", CollectionMembers::forAll)
        .method("Filter", "f as Function", CollectionMembers::filter)
        .method("Find", "f as Function", CollectionMembers::find)
        .method("ForEach", "f as Function", CollectionMembers::forEach);
  }

  private static int size(Object self) {
    return self instanceof ObjectMap map
        ? map.size()
        : self instanceof MutableMap map ? map.values().size() : Elements.unsorted(self).size();
  }

  private static ObjectList nonempty(Object collection) {
    ObjectList elements = Elements.of(collection);
    if (elements.isEmpty()) {
      throw new ScriptException("That `Collection` is empty.");
    }
    return elements;
  }

  /** A collection of the kind of {@code model}; a list if it cannot be one. */
  static Object like(Object model, Collection<?> elements) {
    if (model instanceof ObjectSet) {
      return ObjectSet.of(elements);
    }
    if (model instanceof ObjectMap || model instanceof MutableMap) {
      List<MapEntry> entries = new ArrayList<>();
      for (Object element : elements) {
        Computation.poll();
        if (!(element instanceof MapEntry entry)) {
          return ObjectList.of(elements);
        }
        entries.add(entry);
      }
      return ObjectMap.ofEntries(entries);
    }
    return ObjectList.of(elements);
  }

  private static Object tail(Object self) {
    ObjectList elements = nonempty(self);
    return like(self, elements.subList(1, elements.size()));
  }

  /** The elements that are to be added to {@code self}, in order if that has one. */
  private static Collection<Object> partFor(Object self, Object added) {
    return self instanceof ObjectSet ? Elements.unsorted(added) : Elements.of(added);
  }

  private static Object with(Object self, Collection<Object> added) {
    int present = size(self);
    if ((long) present + added.size() > MOST_ELEMENTS) {
      throw new ScriptException("A collection has at most %,d elements.".formatted(MOST_ELEMENTS));
    }
    if (self instanceof ObjectSet set) {
      Set<Object> union = set.copy();
      for (Object element : added) {
        Computation.poll();
        union.add(element);
      }
      return ObjectSet.adopting(union);
    }
    ObjectList.requireRoom((long) present + added.size());
    List<Object> elements = new ArrayList<>(present + added.size());
    for (Collection<Object> part : List.of(Elements.of(self), added)) {
      for (Object element : part) {
        Computation.poll();
        elements.add(element);
      }
    }
    return like(self, elements);
  }

  private static Object extreme(Object self, BinaryOperator better) {
    ObjectList elements = nonempty(self);
    if (elements instanceof ProgressionList integers) {
      return better == BinaryOperator.GREATER ? integers.largest() : integers.smallest();
    }
    Object best = elements.getFirst();
    for (Object element : elements) {
      Computation.poll();
      if (element != best && (Boolean) Comparison.evaluate(better, element, best)) {
        best = element;
      }
    }
    return best;
  }

  private static Object sum(Object self) {
    ObjectList elements = nonempty(self);
    if (elements instanceof ProgressionList integers) {
      return integers.sum();
    }
    Object sum = elements.getFirst();
    for (int i = 1; i < elements.size(); i++) {
      Computation.poll();
      sum = Arithmetic.evaluate(BinaryOperator.PLUS, sum, elements.get(i));
    }
    return sum;
  }

  private static Object mex(Object self) {
    Collection<Object> elements = Elements.unsorted(self);
    if (elements instanceof ProgressionList integers) {
      return integers.mex();
    }
    Set<Object> present = new HashSet<>();
    for (Object element : elements) {
      Computation.poll();
      if (element instanceof ShortGame game && game.isInteger()) {
        present.add(game);
      }
    }
    long mex = 0;
    while (present.contains(ShortGame.integer(mex))) {
      Computation.poll();
      mex++;
    }
    return mex;
  }

  private static Object flattened(Object self) {
    ObjectList elements = Elements.of(self);
    if (elements instanceof ProgressionList) {
      return like(self, elements);
    }
    long size = 0;
    for (Object element : elements) {
      Computation.poll();
      size += Classes.is(element, StandardClasses.COLLECTION) ? size(element) : 1;
    }
    ObjectList.requireRoom(size);
    List<Object> flat = new ArrayList<>();
    for (Object element : elements) {
      if (Classes.is(element, StandardClasses.COLLECTION)) {
        for (Object inner : Elements.of(element)) {
          Computation.poll();
          flat.add(inner);
        }
      } else {
        flat.add(element);
      }
    }
    return like(self, flat);
  }

  private static Object count(Object self, Object[] arguments, Context context) {
    int count = 0;
    for (Object element : Elements.of(self)) {
      Computation.poll();
      count += context.test(arguments[0], element) ? 1 : 0;
    }
    return count;
  }

  private static Object exists(Object self, Object[] arguments, Context context) {
    for (Object element : Elements.of(self)) {
      Computation.poll();
      if (context.test(arguments[0], element)) {
        return true;
      }
    }
    return false;
  }

  private static Object forAll(Object self, Object[] arguments, Context context) {
    for (Object element : Elements.of(self)) {
      Computation.poll();
      if (!context.test(arguments[0], element)) {
        return false;
      }
    }
    return true;
  }

  private static Object filter(Object self, Object[] arguments, Context context) {
    List<Object> kept = new ArrayList<>();
    for (Object element : Elements.of(self)) {
      Computation.poll();
      if (context.test(arguments[0], element)) {
        kept.add(element);
      }
    }
    return like(self, kept);
  }

  private static Object find(Object self, Object[] arguments, Context context) {
    for (Object element : Elements.of(self)) {
      Computation.poll();
      if (context.test(arguments[0], element)) {
        return element;
      }
    }
    return Nothing.NOTHING;
  }

  private static Object forEach(Object self, Object[] arguments, Context context) {
    for (Object element : Elements.of(self)) {
      Computation.poll();
      context.call(arguments[0], element);
    }
    return Nothing.NOTHING;
  }

  static void range(MemberTable table) {
    table
        .of(IntegerRange.class)
        .auto("Start", IntegerRange::start)
        .auto("End", IntegerRange::end)
        .auto("Step", IntegerRange::step);
  }
}
