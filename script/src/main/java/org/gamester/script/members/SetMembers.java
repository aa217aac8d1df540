package org.gamester.script.members;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.values.Computation;

/** Members of sets and maps. */
final class SetMembers {

  private SetMembers() {}

  static void set(MemberTable table) {
    table
        .of(ObjectSet.class)
        .method("Contains", "x", (self, arguments) -> self.contains(arguments[0]))
        .auto("Subsets", Counting::subsets)
        .method("Apply", "f as Function", SetMembers::images)
        .method(
            "Intersection",
            "s as Set",
            (self, arguments) -> intersection(self, (ObjectSet) arguments[0]))
        .method(
            "Union",
            "c as Collection",
            (self, arguments) -> changed(self, Set.of(), Elements.unsorted(arguments[0])))
        .method(
            "Difference",
            "c as Collection",
            (self, arguments) -> changed(self, Elements.unsorted(arguments[0]), Set.of()))
        .method(
            "Replaced",
            "m as Map",
            (self, arguments) -> {
              ObjectMap replacements = (ObjectMap) arguments[0];
              return changed(self, replacements.keys().unsorted(), replacements.values());
            });
  }

  private static Object images(ObjectSet self, Object[] arguments, Context context) {
    Set<Object> images = new HashSet<>();
    for (Object element : self) {
      Computation.poll();
      images.add(context.call(arguments[0], element));
    }
    return ObjectSet.adopting(images);
  }

  private static ObjectSet intersection(ObjectSet one, ObjectSet other) {
    ObjectSet smaller = one.size() <= other.size() ? one : other;
    ObjectSet larger = smaller == one ? other : one;
    Set<Object> common = new HashSet<>();
    for (Object element : smaller.unsorted()) {
      Computation.poll();
      if (larger.contains(element)) {
        common.add(element);
      }
    }
    return ObjectSet.adopting(common);
  }

  private static ObjectSet changed(
      ObjectSet set, Collection<Object> dropped, Collection<Object> added) {
    Set<Object> changed = set.copy();
    for (Object element : dropped) {
      Computation.poll();
      changed.remove(element);
    }
    for (Object element : added) {
      Computation.poll();
      changed.add(element);
    }
    return ObjectSet.adopting(changed);
  }

  static void map(MemberTable table) {
    table
        .of(ObjectMap.class)
        .auto("Keys", ObjectMap::keys)
        .auto("Values", self -> ObjectSet.of(self.values()))
        .auto("Entries", self -> ObjectSet.of(self.entries()))
        .auto("Reversed", SetMembers::reversed)
        .method("ContainsKey", "k", (self, arguments) -> self.containsKey(arguments[0]))
        .method(
            "Updated",
            "k, v",
            (self, arguments) -> {
              Map<Object, Object> values = self.copy();
              values.put(arguments[0], arguments[1]);
              return ObjectMap.adopting(values);
            })
        .method("Updated", "m as Map", (self, arguments) -> updated(self, arguments[0]));
  }

  private static Object reversed(ObjectMap map) {
    Map<Object, Object> reversed = new HashMap<>();
    for (Object entry : map.entries()) {
      Computation.poll();
      MapEntry pair = (MapEntry) entry;
      reversed.put(pair.value(), pair.key());
    }
    return ObjectMap.adopting(reversed);
  }

  private static Object updated(ObjectMap map, Object changes) {
    Map<Object, Object> values = map.copy();
    for (Object entry : Elements.of(changes)) {
      Computation.poll();
      MapEntry pair = (MapEntry) entry;
      values.put(pair.key(), pair.value());
    }
    return ObjectMap.adopting(values);
  }

  static void mapEntry(MemberTable table) {
    table.of(MapEntry.class).auto("Key", MapEntry::key).auto("Value", MapEntry::value);
  }
}
