package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Table;
import org.gamester.script.objects.TextOutput;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/** Members of lists, which count from 1. */
final class ListMembers {

  private ListMembers() {}

  @SuppressWarnings("unchecked")
  private static List<Object> list(Object list) {
    return (List<Object>) list;
  }

  static void list(MemberTable table) {
    table
        .of(Object.class)
        .auto("Length", self -> list(self).size())
        .auto("Distinct", self -> ObjectList.of(new LinkedHashSet<>(list(self))))
        .auto("Sorted", ListMembers::sorted)
        .method("Apply", "f as Function", ListMembers::apply)
        .method("Contains", "x", (self, arguments) -> list(self).contains(arguments[0]))
        .method("Grouped", "n as Integer", (self, arguments) -> grouped(self, arguments[0]))
        .method("IndexOf", "x", (self, arguments) -> list(self).indexOf(arguments[0]) + 1)
        .method("SortedWith", "f as Function", ListMembers::sortedWith)
        .method("Sublist", "i as Integer, j as Integer", ListMembers::sublist)
        .method(
            "Take",
            "n as Integer",
            (self, arguments) -> part(list(self), 0, Conversion.smallInteger(arguments[0])))
        .method("Updated", "i as Integer, x", ListMembers::updated)
        .method("MkOutput", "sep as String", ListMembers::joined)
        .method(
            "PeriodicTable",
            "n as Integer",
            (self, arguments) -> new Table(grouped(self, arguments[0])));
  }

  private static Object sorted(Object self) {
    List<Object> sorted = new ArrayList<>(list(self));
    sorted.sort(new ObjectOrder());
    return ObjectList.of(sorted);
  }

  private static Object sortedWith(Object self, Object[] arguments, Context context) {
    List<Object> sorted = new ArrayList<>(list(self));
    sort(sorted, arguments[0], context);
    return ObjectList.of(sorted);
  }

  /** Sorts by a function that answers a negative integer, 0 or a positive one. */
  static void sort(List<Object> elements, Object function, Context context) {
    Comparator<Object> order =
        (a, b) -> {
          Object answer = context.call(function, List.of(a, b));
          if (answer instanceof ShortGame game && game.isInteger()) {
            return game.leftStop().signum();
          }
          throw Classes.expected(Classes.INTEGER, answer);
        };
    try {
      elements.sort(order);
    } catch (IllegalArgumentException e) {
      throw new ScriptException("That function is not an order: it contradicts itself.");
    }
  }

  private static Object apply(Object self, Object[] arguments, Context context) {
    List<Object> images = new ArrayList<>(list(self).size());
    for (Object element : list(self)) {
      Computation.poll();
      images.add(context.call(arguments[0], List.of(element)));
    }
    return ObjectList.of(images);
  }

  private static List<List<Object>> grouped(Object self, Object size) {
    int n = Conversion.smallInteger(size);
    if (n < 1) {
      throw new ScriptException("The size of a group must be at least 1: " + n);
    }
    List<List<Object>> groups = new ArrayList<>();
    List<Object> elements = list(self);
    for (int i = 0; i < elements.size(); i += n) {
      groups.add(part(elements, i, i + n));
      if (i > Integer.MAX_VALUE - n) {
        break;
      }
    }
    return List.copyOf(groups);
  }

  /** Elements {@code from} to {@code to} of a list, as far as it has them; counted from 0. */
  private static List<Object> part(List<Object> elements, int from, int to) {
    int start = Math.clamp(from, 0, elements.size());
    int end = Math.clamp(to < from && to < 0 ? elements.size() : to, start, elements.size());
    return ObjectList.of(elements.subList(start, end));
  }

  private static Object sublist(Object self, Object[] arguments) {
    int from = Conversion.smallInteger(arguments[0]);
    int to = Conversion.smallInteger(arguments[1]);
    List<Object> elements = list(self);
    if (from > to) {
      return List.of();
    }
    for (int index : new int[] {from, to}) {
      if (index < 1 || index > elements.size()) {
        throw new ScriptException("List index out of bounds: " + index);
      }
    }
    return ObjectList.of(elements.subList(from - 1, to));
  }

  private static Object updated(Object self, Object[] arguments) {
    int index = Conversion.smallInteger(arguments[0]);
    List<Object> elements = new ArrayList<>(list(self));
    if (index < 1 || index > elements.size()) {
      throw new ScriptException("List index out of bounds: " + index);
    }
    elements.set(index - 1, arguments[1]);
    return ObjectList.of(elements);
  }

  private static Object joined(Object self, Object[] arguments, Context context) {
    StringBuilder text = new StringBuilder();
    String separator = "";
    for (Object element : list(self)) {
      text.append(separator).append(context.text(element));
      separator = (String) arguments[0];
    }
    return new TextOutput(text.toString());
  }

  static void table(MemberTable table) {
    table.constructor("rows as List", (self, arguments, context) -> table(arguments[0]));
  }

  private static Table table(Object rows) {
    List<List<Object>> lists = new ArrayList<>();
    for (Object row : list(rows)) {
      if (!(row instanceof List<?>)) {
        throw new ScriptException("The rows of a `Table` must all have type `cgsuite.lang.List`.");
      }
      lists.add(list(row));
    }
    return new Table(List.copyOf(lists));
  }
}
