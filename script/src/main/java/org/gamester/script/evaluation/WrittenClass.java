package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration;
import org.gamester.script.syntax.ClassDeclaration.Field;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.script.syntax.ClassDeclaration.Modifier;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/**
 * A class that is written in the language: its place among the others, the variables of its
 * objects, and how they are made.
 *
 * <p>The variables of an object are an array. Those of an ancestor come before those of its
 * descendants; a parameter that has the name of an ancestor's is the same variable.
 */
public final class WrittenClass extends LanguageClass {

  /** The method of a game's class that says how a play has ended. */
  static final String ENDING = "Ending";

  private final ClassDeclaration declaration;
  private final @Nullable WrittenClass enclosing;
  private final WrittenLibrary home;
  private final List<WrittenClass> lineage = new ArrayList<>();
  private final Map<String, Integer> slots = new LinkedHashMap<>();
  private final Map<String, WrittenClass> nested = new LinkedHashMap<>();
  private final Map<String, Object> statics = new LinkedHashMap<>();
  private final ClassCode code;
  private @Nullable ScriptException fault;
  private @Nullable Instance single;
  private boolean staticsStarted;

  WrittenClass(
      String qualifiedName,
      ClassDeclaration declaration,
      @Nullable WrittenClass enclosing,
      List<LanguageClass> parents,
      WrittenLibrary home) {
    super(qualifiedName, home.library().nextOrdinal(), parents);
    this.declaration = declaration;
    this.enclosing = enclosing;
    this.home = home;
    for (LanguageClass ancestor : ancestors().reversed()) {
      if (ancestor instanceof WrittenClass written) {
        lineage.add(written);
        for (Parameter parameter : written.parameters()) {
          slots.putIfAbsent(parameter.name(), slots.size());
        }
        for (Item item : written.declaration.items()) {
          if (item instanceof Field field && !field.is(Modifier.STATIC)) {
            slots.putIfAbsent(field.name(), slots.size());
          }
        }
      }
    }
    this.code = new ClassCode(this);
  }

  /** What is written. */
  public ClassDeclaration declaration() {
    return declaration;
  }

  /** The class around this one; null if there is none. */
  @Nullable WrittenClass enclosing() {
    return enclosing;
  }

  /** The classes that were loaded together with this one. */
  public WrittenLibrary home() {
    return home;
  }

  /** The code of what it declares. */
  ClassCode code() {
    return code;
  }

  /** The written classes from its farthest ancestor to itself. */
  public List<WrittenClass> lineage() {
    return lineage;
  }

  /** The parameters of the constructor; none, if there is no constructor. */
  public List<Parameter> parameters() {
    List<Parameter> parameters = declaration.parameters();
    return parameters == null ? List.of() : parameters;
  }

  /** The name of a singleton means its object, that of a class in a class what that object has. */
  @Override
  public boolean isHiddenByItsName() {
    return isSingleton() || enclosing() != null;
  }

  /** Whether a ruleset of the catalogue is made of this class. */
  public boolean isRuleset() {
    return (isSingleton() || declaration().parameters() != null)
        && isSubclassOf(StandardClasses.RULESET);
  }

  public boolean isSingleton() {
    return declaration.is(Modifier.SINGLETON);
  }

  boolean isMutable() {
    return declaration.is(Modifier.MUTABLE);
  }

  /** Whether its objects are games. */
  boolean isGame() {
    return isSubclassOf(StandardClasses.GAME);
  }

  void addNested(WrittenClass type) {
    nested.putIfAbsent(type.name(), type);
  }

  /** The class of this name in this one or an ancestor, nearest first; null if there is none. */
  public @Nullable WrittenClass nested(String name) {
    for (WrittenClass type : lineage.reversed()) {
      WrittenClass found = type.nested.get(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The place of a variable among those of an object; -1 if it has none of this name. */
  int slot(String variable) {
    return slots.getOrDefault(variable, -1);
  }

  /** The convention of games of the class: an ending by position, if it says which endings. */
  public Convention convention() {
    return writes(ENDING) ? Convention.ENDING : Convention.NORMAL;
  }

  /** The convention of the positions of a ruleset that is this class. */
  public Convention conventionOfPositions() {
    WrittenClass position = nested("Position");
    return position == null ? Convention.NORMAL : position.convention();
  }

  /** Whether the class, or a written ancestor, declares members of objects of this name. */
  public boolean writes(String member) {
    for (WrittenClass type : lineage) {
      for (Item item : type.declaration.items()) {
        if (item instanceof Method method
            && method.name().equals(member)
            && !method.is(Modifier.STATIC)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The member of objects of this name, nearest first; empty if there is not one. */
  Optional<Method> written(String member) {
    for (WrittenClass type : lineage.reversed()) {
      List<Method> found = new ArrayList<>();
      for (Item item : type.declaration.items()) {
        if (item instanceof Method method && method.name().equals(member)) {
          found.add(method);
        }
      }
      if (!found.isEmpty()) {
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Remembers what is wrong with the class, and so with its file, if nothing else was. */
  public void setFault(ScriptException newFault) {
    fault = fault == null ? newFault : fault;
    WrittenClass whole = outermost();
    whole.fault = whole.fault == null ? newFault : whole.fault;
  }

  /**
   * Refuses a class that cannot be used.
   *
   * @throws ScriptException for what is wrong with it, or with a class that it needs
   */
  public void requireSound() {
    for (WrittenClass type = this; type != null; type = type.enclosing) {
      for (WrittenClass ancestor : type.lineage) {
        ScriptException problem = ancestor.fault;
        if (problem != null) {
          throw problem.copy();
        }
      }
    }
  }

  /**
   * Makes an object.
   *
   * @param outer the object that a nested class belongs to
   * @param arguments in the order of the parameters
   */
  Instance instantiate(Evaluation evaluation, @Nullable Object outer, Object[] arguments) {
    requireSound();
    startStatics(evaluation);
    Object[] fields = new Object[slots.size()];
    Arrays.fill(fields, Nothing.NOTHING);
    Instance instance =
        isGame() ? new GameInstance(this, outer, fields) : new Instance(this, outer, fields);
    List<Parameter> parameters = parameters();
    for (int i = 0; i < arguments.length; i++) {
      Object argument =
          arguments[i] == Missing.MISSING
              ? code.defaultValue(i).call(evaluation, instance, NO_ARGUMENTS)
              : arguments[i];
      String name = parameters.get(i).name();
      fields[slot(name)] = argument;
      requireImmutable(argument, name, "");
    }
    for (WrittenClass type : lineage) {
      MethodCode initialization = type.code.initialization();
      if (initialization != null) {
        initialization.call(evaluation, instance, NO_ARGUMENTS);
      }
    }
    instance.finish();
    return instance;
  }

  static final Object[] NO_ARGUMENTS = {};

  /** Refuses what can change as part of an object that cannot. */
  void requireImmutable(Object value, String variable, String className) {
    boolean mutable =
        value instanceof MutableList
            || value instanceof MutableSet
            || value instanceof MutableMap
            || (value instanceof Instance instance && instance.type().isMutable());
    if (mutable && !isMutable()) {
      throw new ScriptException(
          "Cannot assign mutable object to var `%s` of immutable class%s"
              .formatted(variable, className.isEmpty() ? "" : " `" + className + "`"));
    }
  }

  /** The one object of a singleton class. */
  public synchronized Instance single(Evaluation evaluation) {
    Instance known = single;
    if (known == null) {
      known = instantiate(evaluation, null, NO_ARGUMENTS);
      single = known;
    }
    return known;
  }

  /** The value of a variable of the class itself. */
  Object staticValue(Evaluation evaluation, String name) {
    requireSound();
    startStatics(evaluation);
    synchronized (statics) {
      return statics.getOrDefault(name, Nothing.NOTHING);
    }
  }

  /** Gives a variable of the class itself a value. */
  void setStatic(String name, Object value) {
    synchronized (statics) {
      statics.put(name, value);
    }
  }

  /** Gives the variables of the class itself their first values, once. */
  void startStatics(Evaluation evaluation) {
    if (staticsStarted) {
      return;
    }
    staticsStarted = true;
    for (int i = 0; i < declaration.elements().size(); i++) {
      String element = declaration.elements().get(i).name();
      setStatic(element, new Instance.Element(this, element, i + 1));
    }
    MethodCode initialization = code.staticInitialization();
    if (initialization != null) {
      initialization.call(evaluation, this, NO_ARGUMENTS);
    }
  }

  /** The class of a name that code in this class uses; null if there is none. */
  @Nullable LanguageClass findClass(String name) {
    for (WrittenClass type = this; type != null; type = type.enclosing) {
      WrittenClass found = type.nested(name);
      if (found != null) {
        return found;
      }
    }
    int dot = name.indexOf('.');
    if (dot > 0 && findClass(name.substring(0, dot)) instanceof WrittenClass outer) {
      LanguageClass inner = outer.nested(name.substring(dot + 1));
      if (inner != null) {
        return inner;
      }
    }
    return home.findClass(outermost().packageName(), name);
  }

  /** The class of the file. */
  WrittenClass outermost() {
    WrittenClass type = this;
    while (type.enclosing != null) {
      type = type.enclosing;
    }
    return type;
  }

  /** The class of a name that must be one. */
  LanguageClass requireClass(String name, String where, SourcePlace position) {
    LanguageClass found = findClass(name);
    if (found == null) {
      throw new ScriptException("Unknown class in " + where + ": `" + name + "`", position);
    }
    return Objects.requireNonNull(found);
  }
}
