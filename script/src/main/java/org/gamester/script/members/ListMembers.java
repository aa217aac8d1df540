package org.gamester.script.members;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.ProgressionList;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Table;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.objects.Texts;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.EnrichedEnvironment;

/** Members of lists, which count from 1. */
final class ListMembers {

  private ListMembers() {}

  static void list(MemberTable table) {
    table
        .of(ObjectList.class)
        .auto("Length", ObjectList::size)
        .auto("Distinct", ListMembers::distinct)
        .auto("Sorted", self -> new ObjectOrder().sorted(self))
        .method("Apply", "f as Function", ListMembers::images)
        .method("Contains", "x", (self, arguments) -> self.contains(arguments[0]))
        .method("Grouped", "n as Integer", (self, arguments) -> grouped(self, arguments[0]))
        .method("IndexOf", "x", (self, arguments) -> self.indexOf(arguments[0]) + 1)
        .method("SortedWith", "f as Function", ListMembers::sortedWith)
        .method("Sublist", "i as Integer, j as Integer", ListMembers::sublist)
        .method(
            "Take",
            "n as Integer",
            (self, arguments) -> first(self, Conversion.smallInteger(arguments[0])))
        .method("Updated", "i as Integer, x", ListMembers::updated)
        .method(
            "Sentestrat",
            "p as Player, t as DyadicRational, last ? Nothing",
            ListMembers::sentestrat)
        .method(
            "MkOutput",
            "sep as String",
            (self, arguments, context) ->
                new TextOutput(joined(self, (String) arguments[0], context::text)))
        .method("Join", "sep as String ? \"\"", ListMembers::join)
        .method(
            "PeriodicTable",
            "n as Integer",
            (self, arguments) -> new Table(grouped(self, arguments[0])));
  }

  /** The place of the component to move in, and what it becomes; Nothing to take a coupon. */
  private static Object sentestrat(ObjectList self, Object[] arguments) {
    List<ShortGame> components = new ArrayList<>();
    for (Object element : self) {
      Computation.poll();
      if (!Forms.isGame(element)) {
        throw Classes.expected(StandardClasses.GAME, element);
      }
      components.add(GameValues.of(element));
    }
    OptionalInt answerTo = OptionalInt.empty();
    if (arguments[2] != Nothing.NOTHING) {
      int last = Conversion.smallInteger(arguments[2]);
      if (last < 1 || last > components.size()) {
        throw new ScriptException("There is no component " + last + ".");
      }
      answerTo = OptionalInt.of(last - 1);
    }
    OptionalInt played = answerTo;
    EnrichedEnvironment.Choice choice =
        Domain.checked(
            () ->
                new EnrichedEnvironment(Conversion.dyadic(arguments[1]))
                    .sentestrat(components, (Player) arguments[0], played));
    return choice.component().isEmpty()
        ? Nothing.NOTHING
        : ObjectList.of(
            List.of(
                ShortGame.integer(choice.component().getAsInt() + 1L),
                choice.option().orElseThrow()));
  }

  private static Object distinct(ObjectList self) {
    if (self instanceof ProgressionList) {
      return ObjectList.of(self);
    }
    Set<Object> distinct = new LinkedHashSet<>();
    for (Object element : self) {
      Computation.poll();
      distinct.add(element);
    }
    return ObjectList.of(distinct);
  }

  private static Object sortedWith(ObjectList self, Object[] arguments, Context context) {
    Object[] sorted = self.toArray();
    sort(sorted, arguments[0], context);
    return ObjectList.adopting(sorted);
  }

  /** Sorts by a function that answers a negative integer, 0 or a positive one. */
  static void sort(Object[] elements, Object function, Context context) {
    Comparator<Object> order =
        (a, b) -> {
          Computation.poll();
          Object answer = context.call(function, a, b);
          if (answer instanceof ShortGame game && game.isInteger()) {
            return game.leftStop().signum();
          }
          throw Classes.expected(StandardClasses.INTEGER, answer);
        };
    try {
      Arrays.sort(elements, order);
    } catch (IllegalArgumentException e) {
      throw new ScriptException("That function is not an order: it contradicts itself.");
    }
  }

  private static Object images(ObjectList self, Object[] arguments, Context context) {
    ObjectList.requireRoom(self.size());
    Object[] images = new Object[self.size()];
    for (int i = 0; i < images.length; i++) {
      Computation.poll();
      images[i] = context.call(arguments[0], self.get(i));
    }
    return ObjectList.adopting(images);
  }

  private static ObjectList grouped(ObjectList self, Object size) {
    int n = Conversion.smallInteger(size);
    if (n < 1) {
      throw new ScriptException("The size of a group must be at least 1: " + n);
    }
    int count = (int) (((long) self.size() + n - 1) / n);
    ObjectList.requireRoom(count);
    Object[] groups = new Object[count];
    for (int i = 0; i < count; i++) {
      Computation.poll();
      int from = i * n;
      groups[i] = self.subList(from, from + Math.min(n, self.size() - from));
    }
    return ObjectList.adopting(groups);
  }

  private static ObjectList first(ObjectList elements, int n) {
    return elements.subList(0, Math.clamp(n, 0, elements.size()));
  }

  private static Object sublist(ObjectList self, Object[] arguments) {
    int from = Conversion.smallInteger(arguments[0]);
    int to = Conversion.smallInteger(arguments[1]);
    if (from > to) {
      return ObjectList.EMPTY;
    }
    for (int index : new int[] {from, to}) {
      requireIndex(self, index);
    }
    return self.subList(from - 1, to);
  }

  private static void requireIndex(ObjectList list, int index) {
    if (index < 1 || index > list.size()) {
      throw new ScriptException("List index out of bounds: " + index);
    }
  }

  private static Object updated(ObjectList self, Object[] arguments) {
    int index = Conversion.smallInteger(arguments[0]);
    requireIndex(self, index);
    Object[] elements = self.toArray();
    elements[index - 1] = arguments[1];
    return ObjectList.adopting(elements);
  }

  private static Object join(ObjectList self, Object[] arguments, Context context) {
    return joined(
        self,
        (String) arguments[0],
        element -> element instanceof String string ? string : context.text(element));
  }

  private static String joined(ObjectList self, String sep, Function<Object, String> texts) {
    StringBuilder text = new StringBuilder();
    String separator = "";
    for (Object element : self) {
      Computation.poll();
      String part = texts.apply(element);
      Texts.requireRoom((long) text.length() + separator.length() + part.length());
      text.append(separator).append(part);
      separator = sep;
    }
    return text.toString();
  }

  static void table(MemberTable table) {
    table.constructor(
        "rows as List", (self, arguments, context) -> table((ObjectList) arguments[0]));
  }

  private static Table table(ObjectList rows) {
    for (Object row : rows) {
      Computation.poll();
      if (!(row instanceof ObjectList)) {
        throw new ScriptException("The rows of a `Table` must all have type `cgsuite.lang.List`.");
      }
    }
    return new Table(rows);
  }
}
