package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a class declares: members of its objects, members of the class itself, and constructors.
 * Filled by a {@link Declaration}.
 */
public final class MemberTable {

  private final LanguageClass owner;
  private final ClassLibrary classes;
  private final Map<String, List<Member>> members = new LinkedHashMap<>();
  private final Map<String, List<Member>> statics = new LinkedHashMap<>();
  private final List<Member> constructors = new ArrayList<>();

  /**
   * @param classes has the classes of the parameters
   */
  MemberTable(LanguageClass owner, ClassLibrary classes) {
    this.owner = owner;
    this.classes = classes;
  }

  /** The class whose members these are. */
  public LanguageClass owner() {
    return owner;
  }

  /** A method that needs its object, its arguments and the evaluation. */
  public interface Method<T> {
    Object evaluate(T self, Object[] arguments, Context context);
  }

  /** A method that needs its object and its arguments only. */
  public interface PureMethod<T> {
    Object evaluate(T self, Object[] arguments);
  }

  /** A member that needs its object and the evaluation. */
  public interface AutoMember<T> {
    Object evaluate(T self, Context context);
  }

  /** A view of the table for objects that Java knows as {@code T}. */
  public <T> Of<T> of(Class<T> type) {
    return new Of<>(type);
  }

  /** Declares members of objects of one Java type. */
  public final class Of<T> {
    private final Class<T> type;

    private Of(Class<T> type) {
      this.type = type;
    }

    /** A member that is evaluated by naming it. */
    public Of<T> auto(String name, Function<T, Object> body) {
      return auto(name, (self, context) -> body.apply(self));
    }

    public Of<T> auto(String name, AutoMember<T> body) {
      add(
          members,
          new Member(
              owner,
              name,
              null,
              Member.Kind.BUILT_IN,
              (self, arguments, context) ->
                  Conversion.toObject(body.evaluate(Delegating.resolved(type, self), context))));
      return this;
    }

    /**
     * A method.
     *
     * @param parameters as {@code "n as Integer, f as Function ? default"}
     */
    public Of<T> method(String name, String parameters, PureMethod<T> body) {
      return method(name, parameters, (self, arguments, context) -> body.evaluate(self, arguments));
    }

    public Of<T> method(String name, String parameters, Method<T> body) {
      add(
          members,
          new Member(
              owner,
              name,
              signature(parameters),
              Member.Kind.BUILT_IN,
              (self, arguments, context) ->
                  Conversion.toObject(
                      body.evaluate(Delegating.resolved(type, self), arguments, context))));
      return this;
    }
  }

  /** A member of the class itself that is evaluated by naming it. */
  public void constant(String name, Supplier<Object> value) {
    add(
        statics,
        new Member(
            owner,
            name,
            null,
            Member.Kind.BUILT_IN,
            (self, arguments, context) -> Conversion.toObject(value.get())));
  }

  /** A method of the class itself. */
  public void function(String name, String parameters, Member.Body body) {
    add(
        statics,
        new Member(
            owner,
            name,
            signature(parameters),
            Member.Kind.BUILT_IN,
            (self, arguments, context) ->
                Conversion.toObject(body.evaluate(self, arguments, context))));
  }

  /** What calling the class does. */
  public void constructor(String parameters, Member.Body body) {
    constructors.add(
        new Member(
            owner,
            "Eval",
            signature(parameters),
            Member.Kind.BUILT_IN,
            (self, arguments, context) ->
                Conversion.toObject(body.evaluate(self, arguments, context))));
  }

  /** A member of objects that is written in the language. */
  public void addMember(Member member) {
    add(members, member);
  }

  /** A member of the class itself that is written in the language. */
  public void addStatic(Member member) {
    add(statics, member);
  }

  /** What calling the class does, in a class that is written in the language. */
  public void addConstructor(Member member) {
    constructors.add(member);
  }

  private static void add(Map<String, List<Member>> table, Member member) {
    table.computeIfAbsent(member.name(), name -> new ArrayList<>(1)).add(member);
  }

  /** The parameters that a text such as {@code "a, n as Integer, m as Integer ? 1"} declares. */
  private Signature signature(String text) {
    List<Parameter> parameters = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String part : text.split(", ", -1)) {
        parameters.add(parameter(part));
      }
    }
    return new Signature(parameters);
  }

  private Parameter parameter(String text) {
    int question = text.indexOf(" ? ");
    String declaration = question < 0 ? text : text.substring(0, question);
    int as = declaration.indexOf(" as ");
    String name = as < 0 ? declaration : declaration.substring(0, as);
    LanguageClass type =
        as < 0
            ? StandardClasses.OBJECT
            : classes.require(declaration.substring(as + " as ".length()));
    return question < 0
        ? Parameter.required(name, type)
        : Parameter.optional(name, type, Conversion.constant(text.substring(question + 3)));
  }

  /** Whether objects of the class have a member of this name that the class itself declares. */
  public boolean hasInstanceMember(String name) {
    return members.containsKey(name);
  }

  /** The members of objects of this name. */
  public List<Member> instanceMembers(String name) {
    return members.getOrDefault(name, List.of());
  }

  /** The static members of this name, or null. */
  public @Nullable MemberGroup staticGroup(String name) {
    List<Member> group = statics.get(name);
    return group == null ? null : new MemberGroup(owner, name, group);
  }

  /** What calling the class does, or null if it cannot be called. */
  public @Nullable MemberGroup constructorGroup() {
    return constructors.isEmpty() ? null : new MemberGroup(owner, "Eval", constructors);
  }

  /** The names of the members of objects, in the order they were declared. */
  public List<String> memberNames() {
    return List.copyOf(members.keySet());
  }

  /** The names of the members of the class itself. */
  public List<String> staticNames() {
    return List.copyOf(statics.keySet());
  }

  /** The members of objects that the class declares, those of the same name one after another. */
  public List<Member> declaredMembers() {
    return members.values().stream().flatMap(List::stream).toList();
  }

  /** The members of the class itself that it declares. */
  public List<Member> declaredStatics() {
    return statics.values().stream().flatMap(List::stream).toList();
  }

  /** What calling the class can do; none if it cannot be called. */
  public List<Member> declaredConstructors() {
    return List.copyOf(constructors);
  }
}
