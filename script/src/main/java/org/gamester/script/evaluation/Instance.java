package org.gamester.script.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.Delegating;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.Nested;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * An object of a class that is written in the language. Two are equal if they have the same class,
 * the same object around them, and equal variables.
 */
public class Instance
    implements Classified, Printable, UniversallyOrdered, Nested, Enclosed, Delegating {

  private final WrittenClass type;
  private final @Nullable Object outer;
  private final Object[] fields;
  private int depth = 1;
  private int hash;
  private boolean finished;
  private @Nullable Object delegate;

  Instance(WrittenClass type, @Nullable Object outer, Object[] fields) {
    this.type = type;
    this.outer = outer;
    this.fields = fields;
  }

  /** An element of an enumeration. */
  static final class Element extends Instance {
    private final String name;
    private final int place;

    Element(WrittenClass type, String name, int place) {
      super(type, null, new Object[0]);
      this.name = name;
      this.place = place;
      finish();
    }

    String literal() {
      return name;
    }

    int place() {
      return place;
    }

    @Override
    boolean isSame(Instance other) {
      return this == other;
    }

    @Override
    int contentHash() {
      return name.hashCode();
    }

    @Override
    public void print(Printer printer) {
      printer.raw(printer.isExact() ? type().qualifiedName() + "." + name : name);
    }

    @Override
    public int compareWithinRank(Object other, ObjectOrder order) {
      return other instanceof Element element && element.type() == type()
          ? Integer.compare(place, element.place)
          : super.compareWithinRank(other, order);
    }
  }

  /**
   * Says that it has been initialised: its variables do not change any more, if it is immutable.
   */
  final void finish() {
    depth = type.isMutable() ? 1 : Nesting.around(Arrays.asList(fields));
    hash = type.isMutable() ? type.hashCode() : contentHash();
    finished = true;
  }

  final boolean isFinished() {
    return finished;
  }

  int contentHash() {
    return 31 * (31 * type.hashCode() + Objects.hashCode(outer)) + Arrays.hashCode(fields);
  }

  final WrittenClass type() {
    return type;
  }

  /** The object around it; null if its class is not nested. */
  final @Nullable Object outer() {
    return outer;
  }

  final Object field(int slot) {
    return fields[slot];
  }

  /** The value of a variable. */
  public final Object field(String name) {
    return fields[type.slot(name)];
  }

  final void setField(int slot, Object value) {
    fields[slot] = value;
  }

  @Override
  public final LanguageClass languageClass() {
    return type;
  }

  @Override
  public final Object enclosing() {
    return outer == null ? Nothing.NOTHING : outer;
  }

  @Override
  public final int depth() {
    return depth;
  }

  /** What {@code ToOutput} of the class says; else the class with its arguments. */
  @Override
  public void print(Printer printer) {
    if (type.writes("ToOutput")) {
      Object text = type.home().member(this, "ToOutput");
      printer.raw(text instanceof TextOutput output ? output.text() : String.valueOf(text));
      return;
    }
    printName(printer);
    if (type.isSingleton()) {
      return;
    }
    if (type.isMutable() || type.declaration().parameters() == null) {
      printer.raw(".instance");
      return;
    }
    printer.raw("(");
    String separator = "";
    for (Parameter parameter : type.parameters()) {
      Object value = field(parameter.name());
      boolean isOptional = parameter.defaultValue() != null;
      if (isOptional && printer.isExact() && isDefault(parameter, value)) {
        continue;
      }
      printer.raw(separator).raw(isOptional ? parameter.name() + " => " : "").object(value);
      separator = ", ";
    }
    printer.raw(")");
  }

  private boolean isDefault(Parameter parameter, Object value) {
    int index = type.parameters().indexOf(parameter);
    return value.equals(
        type.code()
            .defaultValue(index)
            .call(type.home().evaluation(), this, WrittenClass.NO_ARGUMENTS));
  }

  private void printName(Printer printer) {
    if (outer instanceof Instance object && printer.isExact()) {
      printer.object(object).raw(".").raw(type.name());
    } else if (outer instanceof Instance object) {
      printer.raw(object.type().name()).raw(".").raw(type.name());
    } else {
      printer.raw(printer.isExact() ? type.qualifiedName() : type.name());
    }
  }

  /** The object of Java that stands for this one, for the members that it inherits. */
  @Override
  public final <T> T as(Class<T> javaType) {
    Object known = delegate;
    if (known == null) {
      Optional<Object> made = InheritedRules.of(this);
      if (made.isEmpty()) {
        throw new ScriptException(
            "The class `"
                + type.qualifiedName()
                + "` does not implement the members that its parent requires.");
      }
      known = made.get();
      delegate = known;
    }
    if (!javaType.isInstance(known)) {
      throw new ScriptException(
          "The class `"
              + type.qualifiedName()
              + "` does not implement the members that its parent requires.");
    }
    return javaType.cast(known);
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_OTHERS + 2;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    if (!(other instanceof Instance that)) {
      return -1;
    }
    int difference = type.qualifiedName().compareTo(that.type.qualifiedName());
    if (difference == 0) {
      difference = Integer.compare(type.ordinal(), that.type.ordinal());
    }
    if (difference == 0 && outer != null && that.outer != null) {
      difference = order.compare(outer, that.outer);
    }
    return difference != 0 ? difference : order.compareElements(values(), that.values());
  }

  private List<Object> values() {
    return Arrays.asList(fields);
  }

  boolean isSame(Instance other) {
    return type == other.type
        && Objects.equals(outer, other.outer)
        && Arrays.equals(fields, other.fields);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    Computation.poll();
    return other instanceof Instance that
        && (!finished || !that.finished || hash == that.hash)
        && isSame(that);
  }

  @Override
  public final int hashCode() {
    return finished ? hash : contentHash();
  }

  @Override
  public final String toString() {
    return type.qualifiedName();
  }
}
