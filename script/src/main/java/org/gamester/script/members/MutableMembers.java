package org.gamester.script.members;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;

/**
 * Members of collections that can be changed. Methods that change answer Nothing. Each change is a
 * short step, see {@link Context#change}: what takes time is done before it, on a copy.
 */
final class MutableMembers {

  private MutableMembers() {}

  /** A method that changes an object, and says in which step. */
  private interface Change<T> {
    Runnable prepare(T self, Object[] arguments, Context context);
  }

  private static <T> MemberTable.Method<T> changing(Change<T> change) {
    return (self, arguments, context) -> {
      context.change(change.prepare(self, arguments, context));
      return Nothing.NOTHING;
    };
  }

  private static int index(MutableList list, Object index) {
    int i = Conversion.smallInteger(index);
    if (i < 1 || i > list.elements().size()) {
      throw new ScriptException("List index out of bounds: " + i);
    }
    return i - 1;
  }

  static void list(MemberTable table) {
    table.constructor("", (self, arguments, context) -> new MutableList(List.of()));
    table.constructor(
        "c as Collection",
        (self, arguments, context) -> new MutableList(Elements.of(arguments[0])));
    table
        .of(MutableList.class)
        .method("Contains", "x", (self, arguments) -> indexOf(self, arguments[0]) >= 0)
        .method("Add", "x", changing((self, x, context) -> () -> self.elements().add(x[0])))
        .method("AddAll", "c as Collection", changing(MutableMembers::addAll))
        .method(
            "Clear", "", changing((self, x, context) -> () -> self.replaceBy(new ArrayList<>())))
        .method("Remove", "x", changing(MutableMembers::remove))
        .method("RemoveAll", "c as Collection", changing(MutableMembers::removeAll))
        .method("RemoveAt", "i as Integer", MutableMembers::removeAt)
        .method(
            "Sort", "", changing((self, x, context) -> replacement(self, sorted(self).toArray())))
        .method(
            "SortWith",
            "f as Function",
            changing(
                (self, f, context) -> {
                  Object[] elements = ObjectList.of(self.elements()).toArray();
                  ListMembers.sort(elements, f[0], context);
                  return replacement(self, elements);
                }))
        .method(
            "Update",
            "i as Integer, x",
            changing(
                (self, x, context) -> {
                  int index = index(self, x[0]);
                  return () -> self.elements().set(index, x[1]);
                }));
  }

  private static ObjectList sorted(MutableList list) {
    return new ObjectOrder().sorted(list.elements());
  }

  private static Runnable replacement(MutableList list, Object[] elements) {
    List<Object> replacement = new ArrayList<>(Arrays.asList(elements));
    return () -> list.replaceBy(replacement);
  }

  private static int indexOf(MutableList list, Object object) {
    List<Object> elements = list.elements();
    for (int i = 0; i < elements.size(); i++) {
      Computation.poll();
      if (elements.get(i).equals(object)) {
        return i;
      }
    }
    return -1;
  }

  private static Runnable addAll(MutableList self, Object[] arguments, Context context) {
    ObjectList added = Elements.of(arguments[0]);
    ObjectList.requireRoom((long) self.elements().size() + added.size());
    List<Object> copy = Arrays.asList(added.toArray());
    return () -> self.elements().addAll(copy);
  }

  private static Runnable remove(MutableList self, Object[] arguments, Context context) {
    int index = indexOf(self, arguments[0]);
    return () -> {
      if (index >= 0) {
        self.elements().remove(index);
      }
    };
  }

  private static Runnable removeAll(MutableList self, Object[] arguments, Context context) {
    ObjectSet dropped = ObjectSet.of(Elements.unsorted(arguments[0]));
    List<Object> kept = new ArrayList<>();
    for (Object element : self.elements()) {
      Computation.poll();
      if (!dropped.contains(element)) {
        kept.add(element);
      }
    }
    return () -> self.replaceBy(kept);
  }

  private static Object removeAt(MutableList self, Object[] arguments, Context context) {
    int index = index(self, arguments[0]);
    Object removed = self.elements().get(index);
    context.change(() -> self.elements().remove(index));
    return removed;
  }

  static void set(MemberTable table) {
    table.constructor("", (self, arguments, context) -> new MutableSet(List.of()));
    table.constructor(
        "c as Collection", (self, arguments, context) -> new MutableSet(Elements.of(arguments[0])));
    table
        .of(MutableSet.class)
        .method("Contains", "x", (self, arguments) -> self.elements().contains(arguments[0]))
        .method("Add", "x", changing((self, x, context) -> () -> self.elements().add(x[0])))
        .method(
            "AddAll", "c as Collection", forEach((self, x) -> self.elements().add(x), Elements::of))
        .method(
            "Clear",
            "",
            changing((self, x, context) -> () -> self.replaceBy(new LinkedHashSet<>())))
        .method("Remove", "x", changing((self, x, context) -> () -> self.elements().remove(x[0])))
        .method(
            "RemoveAll",
            "c as Collection",
            forEach((self, x) -> self.elements().remove(x), Elements::of));
  }

  /** A method that does the same for each object that it makes of its argument. */
  private static <T> MemberTable.Method<T> forEach(
      BiConsumer<T, Object> change, Function<Object, ObjectList> objects) {
    return (self, arguments, context) -> {
      for (Object object : objects.apply(arguments[0])) {
        Computation.poll();
        context.change(() -> change.accept(self, object));
      }
      return Nothing.NOTHING;
    };
  }

  private static ObjectList entries(Object map) {
    return switch (map) {
      case ObjectMap fixed -> fixed.entries();
      case MutableMap mutable -> mutable.contents().entries();
      default -> throw Classes.expected(StandardClasses.MAP, map);
    };
  }

  private static void put(MutableMap map, Object entry) {
    MapEntry pair = (MapEntry) entry;
    map.values().put(pair.key(), pair.value());
  }

  private static void remove(MutableMap map, Object key) {
    map.values().remove(key instanceof MapEntry entry ? entry.key() : key);
  }

  static void map(MemberTable table) {
    table.constructor("", (self, arguments, context) -> new MutableMap(Map.of()));
    table.constructor(
        "m as Collection",
        (self, arguments, context) -> {
          MutableMap map = new MutableMap(Map.of());
          entries(arguments[0]).forEach(entry -> put(map, entry));
          return map;
        });
    table
        .of(MutableMap.class)
        .auto("Entries", self -> ObjectSet.of(self.contents().entries()))
        .method("ContainsKey", "k", (self, arguments) -> self.values().containsKey(arguments[0]))
        .method("Put", "k, v", changing((self, x, context) -> () -> self.values().put(x[0], x[1])))
        .method("PutAll", "m as Collection", forEach(MutableMembers::put, MutableMembers::entries))
        .method("Remove", "k", changing((self, x, context) -> () -> self.values().remove(x[0])))
        .method("RemoveAll", "c as Collection", forEach(MutableMembers::remove, Elements::of))
        .method(
            "Clear",
            "",
            changing((self, x, context) -> () -> self.replaceBy(new LinkedHashMap<>())));
  }
}
