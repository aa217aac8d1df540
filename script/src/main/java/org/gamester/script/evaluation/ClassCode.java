package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration.Field;
import org.gamester.script.syntax.ClassDeclaration.Initializer;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.script.syntax.ClassDeclaration.Modifier;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.Assignment;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** The code of a written class: of its methods, and of what initialises it and its objects. */
final class ClassCode {

  private final WrittenClass type;
  private final Map<Method, MethodCode> methods = new IdentityHashMap<>();
  private final List<MethodCode> defaults = new ArrayList<>();
  private @Nullable MethodCode initialization;
  private @Nullable MethodCode staticInitialization;

  /** The names of all members, which are known once all classes are declared. */
  private @Nullable Set<String> memberNames;

  ClassCode(WrittenClass type) {
    this.type = type;
  }

  /**
   * Compiles everything, before any of it is used.
   *
   * @throws ScriptException for the first thing that is wrong
   */
  void compile() {
    for (Parameter parameter : type.parameters()) {
      Expression value = parameter.defaultValue();
      defaults.add(code(false, true, List.of(), value == null ? List.of() : List.of(value)));
    }
    List<Expression> ofObjects = new ArrayList<>();
    List<Expression> ofClass = new ArrayList<>();
    for (Item item : type.declaration().items()) {
      switch (item) {
        case Field field -> {
          Expression value = field.value();
          if (value != null) {
            (field.is(Modifier.STATIC) ? ofClass : ofObjects)
                .add(new Assignment(field.name(), value, field.position()));
          }
        }
        case Initializer statement ->
            (statement.isStatic() ? ofClass : ofObjects).add(statement.statement());
        case Method method -> {
          Expression body = method.body();
          if (body != null) {
            List<Parameter> parameters = method.parameters();
            methods.put(
                method,
                code(
                    method.is(Modifier.STATIC),
                    false,
                    parameters == null ? List.of() : parameters,
                    List.of(body)));
          }
        }
        default -> {}
      }
    }
    initialization = ofObjects.isEmpty() ? null : code(false, true, List.of(), ofObjects);
    staticInitialization = ofClass.isEmpty() ? null : code(true, true, List.of(), ofClass);
  }

  private MethodCode code(
      boolean isStatic, boolean initializes, List<Parameter> parameters, List<Expression> body) {
    Computation.pollNow();
    ClassScope scope = new ClassScope(type, isStatic, initializes);
    if (memberNames == null) {
      memberNames = scope.memberNames();
    }
    ScopeChecker.check(memberNames, parameters, body);
    return type.home().compiler().method(scope, parameters, body);
  }

  MethodCode of(Method method) {
    MethodCode code = methods.get(method);
    if (code == null) {
      type.requireSound();
      throw new ScriptException(
          "Method `" + type.qualifiedName() + "." + method.name() + "` has no implementation.");
    }
    return code;
  }

  /** The default of a parameter of the constructor. */
  MethodCode defaultValue(int parameter) {
    return defaults.get(parameter);
  }

  /** What is done for each object; null if nothing is. */
  @Nullable MethodCode initialization() {
    return initialization;
  }

  /** What is done once for the class; null if nothing is. */
  @Nullable MethodCode staticInitialization() {
    return staticInitialization;
  }
}
