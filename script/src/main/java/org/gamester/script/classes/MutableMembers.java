package org.gamester.script.classes;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;

/** Members of collections that can be changed. Methods that change answer Nothing. */
final class MutableMembers {

  private MutableMembers() {}

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
        (self, arguments, context) -> new MutableList(Classes.elements(arguments[0])));
    table
        .of(MutableList.class)
        .method("Contains", "x", (self, arguments) -> self.elements().contains(arguments[0]))
        .method(
            "Add", "x", (self, arguments) -> unanswered(() -> self.elements().add(arguments[0])))
        .method(
            "AddAll",
            "c as Collection",
            (self, arguments) ->
                unanswered(() -> self.elements().addAll(Classes.elements(arguments[0]))))
        .method("Clear", "", (self, arguments) -> cleared(self.elements()))
        .method(
            "Remove",
            "x",
            (self, arguments) -> unanswered(() -> self.elements().remove(arguments[0])))
        .method(
            "RemoveAll",
            "c as Collection",
            (self, arguments) ->
                unanswered(() -> self.elements().removeAll(Classes.elements(arguments[0]))))
        .method(
            "RemoveAt",
            "i as Integer",
            (self, arguments) -> self.elements().remove(index(self, arguments[0])))
        .method(
            "Sort",
            "",
            (self, arguments) -> {
              self.elements().sort(new ObjectOrder());
              return Nothing.NOTHING;
            })
        .method(
            "SortWith",
            "f as Function",
            (self, arguments, context) -> {
              ListMembers.sort(self.elements(), arguments[0], context);
              return Nothing.NOTHING;
            })
        .method(
            "Update",
            "i as Integer, x",
            (self, arguments) -> {
              self.elements().set(index(self, arguments[0]), arguments[1]);
              return Nothing.NOTHING;
            });
  }

  private static Object unanswered(Runnable change) {
    change.run();
    return Nothing.NOTHING;
  }

  private static Object cleared(Collection<Object> elements) {
    elements.clear();
    return Nothing.NOTHING;
  }

  static void set(MemberTable table) {
    table.constructor("", (self, arguments, context) -> new MutableSet(List.of()));
    table.constructor(
        "c as Collection",
        (self, arguments, context) -> new MutableSet(Classes.elements(arguments[0])));
    table
        .of(MutableSet.class)
        .method("Contains", "x", (self, arguments) -> self.elements().contains(arguments[0]))
        .method(
            "Add", "x", (self, arguments) -> unanswered(() -> self.elements().add(arguments[0])))
        .method(
            "AddAll",
            "c as Collection",
            (self, arguments) ->
                unanswered(() -> self.elements().addAll(Classes.elements(arguments[0]))))
        .method("Clear", "", (self, arguments) -> cleared(self.elements()))
        .method(
            "Remove",
            "x",
            (self, arguments) -> unanswered(() -> self.elements().remove(arguments[0])))
        .method(
            "RemoveAll",
            "c as Collection",
            (self, arguments) ->
                unanswered(() -> self.elements().removeAll(Classes.elements(arguments[0]))));
  }

  private static Map<Object, Object> entries(Object map) {
    return switch (map) {
      case ObjectMap fixed -> fixed.copy();
      case MutableMap mutable -> mutable.values();
      default -> throw Classes.expected(Classes.MAP, map);
    };
  }

  static void map(MemberTable table) {
    table.constructor("", (self, arguments, context) -> new MutableMap(Map.of()));
    table.constructor(
        "m as Collection", (self, arguments, context) -> new MutableMap(entries(arguments[0])));
    table
        .of(MutableMap.class)
        .auto("Entries", self -> ObjectSet.of(ObjectMap.of(self.values()).entries()))
        .method("ContainsKey", "k", (self, arguments) -> self.values().containsKey(arguments[0]))
        .method(
            "Put",
            "k, v",
            (self, arguments) -> {
              self.values().put(arguments[0], arguments[1]);
              return Nothing.NOTHING;
            })
        .method(
            "PutAll",
            "m as Collection",
            (self, arguments) -> {
              self.values().putAll(entries(arguments[0]));
              return Nothing.NOTHING;
            })
        .method(
            "Remove",
            "k",
            (self, arguments) -> {
              self.values().remove(arguments[0]);
              return Nothing.NOTHING;
            })
        .method(
            "RemoveAll",
            "c as Collection",
            (self, arguments) -> {
              for (Object key : Classes.elements(arguments[0])) {
                self.values().remove(key instanceof MapEntry entry ? entry.key() : key);
              }
              return Nothing.NOTHING;
            })
        .method(
            "Clear",
            "",
            (self, arguments) -> {
              self.values().clear();
              return Nothing.NOTHING;
            });
  }
}
