package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Member;
import org.gamester.script.classes.Member.Kind;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration.Field;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.script.syntax.ClassDeclaration.Modifier;
import org.gamester.script.syntax.ClassDeclaration.Nested;
import org.gamester.script.syntax.ClassDeclaration.TypeName;
import org.gamester.script.syntax.Expression;
import org.jspecify.annotations.Nullable;

/** Enters what a written class declares among its members. */
record ClassMembers(WrittenClass type, MemberTable table) {

  static void declare(WrittenClass type, MemberTable table) {
    new ClassMembers(type, table).declareAll();
  }

  private void declareAll() {
    for (Expression.Parameter parameter : type.parameters()) {
      variable(parameter.name());
    }
    for (Item item : type.declaration().items()) {
      switch (item) {
        case Field field when field.is(Modifier.STATIC) -> classVariable(field.name());
        case Field field -> variable(field.name());
        case Method method -> method(method);
        case Nested nested -> nested(nested.declaration().name());
        default -> {}
      }
    }
    for (TypeName element : type.declaration().elements()) {
      classVariable(element.name());
    }
    if (type.declaration().isEnumeration()) {
      table.of(Instance.Element.class).auto("Literal", Instance.Element::literal);
      table.of(Instance.Element.class).auto("Ordinal", Instance.Element::place);
    }
    List<Expression.Parameter> parameters = type.declaration().parameters();
    if (parameters != null && type.enclosing() == null && !type.isSingleton()) {
      table.addConstructor(
          new Member(
              type,
              "Eval",
              signature(parameters),
              Kind.CONSTRUCTOR,
              (self, arguments, context) ->
                  type.instantiate((Evaluation) context, null, arguments)));
    }
  }

  private void variable(String name) {
    table.addMember(
        new Member(
            type,
            name,
            null,
            Kind.WRITTEN,
            (self, arguments, context) -> ((Instance) self).field(name)));
  }

  private void classVariable(String name) {
    table.addStatic(
        new Member(
            type,
            name,
            null,
            Kind.WRITTEN,
            (self, arguments, context) -> type.staticValue((Evaluation) context, name)));
  }

  private void method(Method method) {
    List<Expression.Parameter> parameters = method.parameters();
    @Nullable Signature signature = parameters == null ? null : signature(parameters);
    boolean isStatic = method.is(Modifier.STATIC);
    Member member =
        new Member(
            type,
            method.name(),
            signature,
            Kind.WRITTEN,
            (self, arguments, context) -> {
              Evaluation evaluation = (Evaluation) context;
              MethodCode code = type.code().of(method);
              if (isStatic) {
                type.startStatics(evaluation);
              }
              return code.call(evaluation, self, arguments);
            });
    if (isStatic) {
      table.addStatic(member);
    } else {
      table.addMember(member);
    }
  }

  private void nested(String name) {
    WrittenClass inner = type.nested(name);
    if (inner == null) {
      return;
    }
    table.addMember(
        new Member(
            type,
            name,
            null,
            Kind.WRITTEN,
            (self, arguments, context) ->
                inner.isSingleton()
                    ? inner.instantiate((Evaluation) context, self, WrittenClass.NO_ARGUMENTS)
                    : inner.declaration().isEnumeration()
                        ? inner
                        : new BoundClass((Instance) self, inner)));
    List<Expression.Parameter> parameters = inner.declaration().parameters();
    if (parameters != null) {
      table.addMember(
          new Member(
              type,
              name,
              new ClassMembers(inner, table).signature(parameters),
              Kind.CONSTRUCTOR,
              (self, arguments, context) ->
                  inner.instantiate((Evaluation) context, self, arguments)));
    }
  }

  /**
   * The parameters of a method or constructor.
   *
   * @throws ScriptException if a class of theirs does not exist
   */
  private Signature signature(List<Expression.Parameter> written) {
    List<Parameter> parameters = new ArrayList<>();
    for (Expression.Parameter parameter : written) {
      if (parameter.expands() && parameter != written.getLast()) {
        throw new ScriptException(
            "Invalid expansion for parameter `" + parameter.name() + "`: must be in last position",
            parameter.position());
      }
      String typeName = parameter.typeName();
      LanguageClass of =
          typeName == null
              ? StandardClasses.OBJECT
              : type.requireClass(typeName, "parameter declaration", parameter.position());
      boolean isOptional = parameter.defaultValue() != null;
      parameters.add(
          new Parameter(
              parameter.name(),
              of,
              isOptional,
              isOptional ? Missing.MISSING : null,
              parameter.expands()));
    }
    return new Signature(parameters);
  }
}
