package org.gamester.script.classes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
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
        .auto("Size", self -> Classes.elements(self).size())
        .auto("IsEmpty", self -> Classes.elements(self).isEmpty())
        .auto("Head", self -> nonempty(self).getFirst())
        .auto("Tail", CollectionMembers::tail)
        .auto("Max", self -> extreme(self, BinaryOperator.GREATER))
        .auto("Min", self -> extreme(self, BinaryOperator.LESS))
        .auto("Sum", CollectionMembers::sum)
        .auto("Mex", CollectionMembers::mex)
        .auto("Flattened", CollectionMembers::flattened)
        .auto("ToList", self -> ObjectList.of(Classes.elements(self)))
        .auto("ToSet", self -> ObjectSet.of(Classes.elements(self)))
        .method("Adjoin", "x", (self, arguments) -> with(self, List.of(arguments[0])))
        .method(
            "Concat",
            "c as Collection",
            (self, arguments) -> with(self, Classes.elements(arguments[0])))
        .method("Count", "f as Function", CollectionMembers::count)
        .method("Exists", "f as Function", CollectionMembers::exists)
        .method("ForAll", "f as Function", CollectionMembers::forAll)
        .method("Filter", "f as Function", CollectionMembers::filter)
        .method("Find", "f as Function", CollectionMembers::find)
        .method("ForEach", "f as Function", CollectionMembers::forEach);
  }

  private static List<Object> nonempty(Object collection) {
    List<Object> elements = Classes.elements(collection);
    if (elements.isEmpty()) {
      throw new ScriptException("That `Collection` is empty.");
    }
    return elements;
  }

  /** A collection of the kind of {@code model}; a list if it cannot be one. */
  static Object like(Object model, Collection<?> elements) {
    if (model instanceof Set<?>) {
      return ObjectSet.of(elements);
    }
    if (model instanceof ObjectMap || model instanceof MutableMap) {
      List<MapEntry> entries = new ArrayList<>();
      for (Object element : elements) {
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
    List<Object> elements = nonempty(self);
    return like(self, elements.subList(1, elements.size()));
  }

  private static Object with(Object self, List<Object> added) {
    List<Object> present = Classes.elements(self);
    if ((long) present.size() + added.size() > MOST_ELEMENTS) {
      throw new ScriptException("A collection has at most " + MOST_ELEMENTS + " elements.");
    }
    List<Object> elements = new ArrayList<>(present);
    elements.addAll(added);
    return like(self, elements);
  }

  private static Object extreme(Object self, BinaryOperator better) {
    List<Object> elements = nonempty(self);
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
    List<Object> elements = nonempty(self);
    Object sum = elements.getFirst();
    for (Object element : elements.subList(1, elements.size())) {
      Computation.poll();
      sum = Arithmetic.evaluate(BinaryOperator.PLUS, sum, element);
    }
    return sum;
  }

  private static Object mex(Object self) {
    Set<BigInteger> present = new HashSet<>();
    for (Object element : Classes.elements(self)) {
      if (element instanceof ShortGame game && game.isInteger()) {
        present.add(Conversion.integer(game));
      }
    }
    int mex = 0;
    while (present.contains(BigInteger.valueOf(mex))) {
      mex++;
    }
    return mex;
  }

  private static Object flattened(Object self) {
    List<Object> flat = new ArrayList<>();
    for (Object element : Classes.elements(self)) {
      if (Classes.is(element, Classes.COLLECTION)) {
        flat.addAll(Classes.elements(element));
      } else {
        flat.add(element);
      }
    }
    return like(self, flat);
  }

  private static Object count(Object self, Object[] arguments, Context context) {
    int count = 0;
    for (Object element : Classes.elements(self)) {
      count += context.test(arguments[0], element) ? 1 : 0;
    }
    return count;
  }

  private static Object exists(Object self, Object[] arguments, Context context) {
    for (Object element : Classes.elements(self)) {
      if (context.test(arguments[0], element)) {
        return true;
      }
    }
    return false;
  }

  private static Object forAll(Object self, Object[] arguments, Context context) {
    for (Object element : Classes.elements(self)) {
      if (!context.test(arguments[0], element)) {
        return false;
      }
    }
    return true;
  }

  private static Object filter(Object self, Object[] arguments, Context context) {
    List<Object> kept = new ArrayList<>();
    for (Object element : Classes.elements(self)) {
      if (context.test(arguments[0], element)) {
        kept.add(element);
      }
    }
    return like(self, kept);
  }

  private static Object find(Object self, Object[] arguments, Context context) {
    for (Object element : Classes.elements(self)) {
      if (context.test(arguments[0], element)) {
        return element;
      }
    }
    return Nothing.NOTHING;
  }

  private static Object forEach(Object self, Object[] arguments, Context context) {
    for (Object element : Classes.elements(self)) {
      context.call(arguments[0], List.of(element));
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

  @SuppressWarnings("unchecked")
  private static Set<Object> elementsOf(Object set) {
    return (Set<Object>) set;
  }

  static void set(MemberTable table) {
    table
        .of(ObjectSet.class)
        .method("Contains", "x", (self, arguments) -> self.contains(arguments[0]))
        .method(
            "Apply",
            "f as Function",
            (self, arguments, context) -> {
              List<Object> images = new ArrayList<>();
              for (Object element : self) {
                images.add(context.call(arguments[0], List.of(element)));
              }
              return ObjectSet.of(images);
            })
        .method(
            "Intersection",
            "s as Set",
            (self, arguments) -> {
              Set<Object> common = new LinkedHashSet<>(self);
              common.retainAll(elementsOf(arguments[0]));
              return ObjectSet.of(common);
            })
        .method(
            "Union",
            "c as Collection",
            (self, arguments) -> {
              Set<Object> union = new LinkedHashSet<>(self);
              union.addAll(Classes.elements(arguments[0]));
              return ObjectSet.of(union);
            })
        .method(
            "Replaced",
            "m as Map",
            (self, arguments) -> {
              ObjectMap replacements = (ObjectMap) arguments[0];
              Set<Object> replaced = new LinkedHashSet<>(self);
              replaced.removeAll(replacements.keys());
              replaced.addAll(replacements.values());
              return ObjectSet.of(replaced);
            });
  }

  static void map(MemberTable table) {
    table
        .of(ObjectMap.class)
        .auto("Keys", ObjectMap::keys)
        .auto("Values", self -> ObjectSet.of(self.values()))
        .auto("Entries", self -> ObjectSet.of(self.entries()))
        .auto("Reversed", CollectionMembers::reversed)
        .method("ContainsKey", "k", (self, arguments) -> self.containsKey(arguments[0]))
        .method(
            "Updated",
            "k, v",
            (self, arguments) -> updated(self, Map.of(arguments[0], arguments[1])))
        .method(
            "Updated",
            "m as Map",
            (self, arguments) -> updated(self, ((ObjectMap) arguments[0]).copy()));
  }

  private static Object reversed(ObjectMap map) {
    Map<Object, Object> reversed = new LinkedHashMap<>();
    for (Object entry : map.entries()) {
      MapEntry pair = (MapEntry) entry;
      reversed.put(pair.value(), pair.key());
    }
    return ObjectMap.of(reversed);
  }

  private static Object updated(ObjectMap map, Map<Object, Object> changes) {
    Map<Object, Object> values = map.copy();
    values.putAll(changes);
    return ObjectMap.of(values);
  }

  static void mapEntry(MemberTable table) {
    table.of(MapEntry.class).auto("Key", MapEntry::key).auto("Value", MapEntry::value);
  }
}
