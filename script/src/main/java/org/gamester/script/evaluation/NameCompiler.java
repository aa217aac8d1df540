package org.gamester.script.evaluation;

import java.util.Set;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/**
 * Compiles names: each is resolved once, to a class, to the slot of a local variable, or to a
 * variable of the worksheet that stands in front of a constant of the same name.
 */
record NameCompiler(
    Compiler compiler,
    CompileContext surroundings,
    ClassLibrary library,
    WorksheetVariables worksheet) {

  Node reference(ClassReference reference) {
    LanguageClass type = library.find(reference.qualifiedName());
    return type == null
        ? new ValueNodes.Failing(
            "There is no class `" + reference.qualifiedName() + "`.", reference.position())
        : new ValueNodes.Constant(type);
  }

  Node name(Name expression) {
    String name = expression.name();
    ClassScope classScope = surroundings.classScope();
    ClassScope.NestedClass nested = classScope == null ? null : classScope.nestedClass(name);
    if (nested != null) {
      return member(new InstanceNodes.Self(nested.level()), name, expression.position());
    }
    LanguageClass type = findClass(name);
    if (type != null) {
      return classNode(type, expression.position());
    }
    Local local = surroundings.scope().find(name);
    if (local != null) {
      return new VariableNodes.ReadLocal(local);
    }
    Object named = library.named(name);
    if (named != null) {
      return new ValueNodes.Constant(named);
    }
    return classScope == null
        ? worksheetName(expression)
        : memberName(classScope, name, expression.position());
  }

  /** The class of an unqualified name; null if it names none. */
  private @Nullable LanguageClass findClass(String name) {
    ClassScope classScope = surroundings.classScope();
    if (classScope == null) {
      return library.visible(name);
    }
    LanguageClass found = classScope.type().findClass(name);
    return found != null ? found : classScope.type().home().imported(classScope.type(), name);
  }

  /** A class, or the one object of a singleton class. */
  static Node classNode(LanguageClass type, SourcePlace position) {
    return type instanceof WrittenClass written && written.isSingleton()
        ? new InstanceNodes.Single(written, position)
        : new ValueNodes.Constant(Constants.instanceOrClass(type));
  }

  private Node worksheetName(Name expression) {
    String name = expression.name();
    return new VariableNodes.ReadWorksheet(
        name, worksheet.variable(name), surroundings.scope().names(), expression.position());
  }

  /** A name in a class: a member of the object or of one around it, or a constant. */
  private Node memberName(ClassScope scope, String name, SourcePlace position) {
    return switch (scope.member(name)) {
      case ClassScope.ObjectVariable variable ->
          new InstanceNodes.ReadField(name, variable.level());
      case ClassScope.ObjectMember member ->
          member(new InstanceNodes.Self(member.level()), name, position);
      case ClassScope.ClassVariable variable ->
          member(new ValueNodes.Constant(variable.owner()), name, position);
      case ClassScope.ClassMember member ->
          member(new ValueNodes.Constant(member.owner()), name, position);
      case ClassScope.NestedClass nested ->
          member(new InstanceNodes.Self(nested.level()), name, position);
      case null -> constant(scope, name, position);
    };
  }

  private Node constant(ClassScope scope, String name, SourcePlace position) {
    WrittenClass constants = constants(scope.type().outermost().packageName());
    if (constants != null && library.memberGroup(constants, name) != null) {
      return member(new InstanceNodes.Single(constants, position), name, position);
    }
    Object value;
    try {
      value = Constants.find(name);
    } catch (ScriptException e) {
      throw e.at(position);
    }
    if (value != null) {
      return new ValueNodes.Constant(value);
    }
    if (library.isPackage(name)) {
      return new ValueNodes.Undefined(name, position);
    }
    Set<String> names = scope.memberNames();
    names.addAll(surroundings.scope().names());
    names.addAll(Constants.names());
    throw ScriptException.undefined(name, Suggestions.sentence(name, names)).at(position);
  }

  /** The class that holds the constants of a package; null if it has none. */
  private @Nullable WrittenClass constants(String packageName) {
    String name = packageName.isEmpty() ? "constants" : packageName + ".constants";
    return library.find(name) instanceof WrittenClass type ? type : null;
  }

  private Node member(Node object, String name, SourcePlace position) {
    return new CallNodes.Selection(
        object,
        new CallNodes.Step[] {new CallNodes.ReadMember(new MemberLookup(name, library), position)},
        surroundings.nesting());
  }

  /**
   * The object, or class, whose method or class in the class a name means where it is called; null
   * if it means anything else.
   */
  @Nullable Node calledObject(String name) {
    ClassScope scope = surroundings.classScope();
    if (scope == null) {
      return null;
    }
    ClassScope.NestedClass nested = scope.nestedClass(name);
    if (nested != null) {
      return new InstanceNodes.Self(nested.level());
    }
    if (findClass(name) != null || surroundings.scope().find(name) != null) {
      return null;
    }
    return switch (scope.member(name)) {
      case ClassScope.ObjectMember member -> new InstanceNodes.Self(member.level());
      case ClassScope.ClassMember member -> new ValueNodes.Constant(member.owner());
      case null, default -> null;
    };
  }

  /** {@code this}. */
  Node self(This expression) {
    ClassScope scope = surroundings.classScope();
    return scope == null || scope.isStatic()
        ? new ValueNodes.Undefined("this", expression.position())
        : new InstanceNodes.Self(0);
  }

  /** {@code super.name} without arguments. */
  Node inherited(SuperMember expression) {
    return inherited(expression, null);
  }

  /** {@code super.name}, or a call of it. */
  Node inherited(SuperMember expression, CallNodes.@Nullable ArgumentNodes arguments) {
    ClassScope scope = surroundings.classScope();
    if (scope == null || scope.isStatic()) {
      return new ValueNodes.Failing("`super` stands outside of any method.", expression.position());
    }
    return new InstanceNodes.Inherited(
        InstanceNodes.inheritedGroup(scope, expression.name(), expression.position()),
        arguments,
        expression.position());
  }

  Node assignment(Assignment assignment) {
    String name = assignment.name();
    if (findClass(name) != null) {
      return new ValueNodes.Failing(
          "Cannot assign to class name as variable: `" + name + "`", assignment.position());
    }
    Node value = compiler.operand(assignment.value());
    Local local = surroundings.scope().find(name);
    if (local != null) {
      return new VariableNodes.AssignLocal(local, value);
    }
    ClassScope scope = surroundings.classScope();
    return scope == null
        ? new VariableNodes.AssignWorksheet(worksheet.variable(name), value)
        : memberAssignment(scope, assignment, value);
  }

  private Node memberAssignment(ClassScope scope, Assignment assignment, Node value) {
    String name = assignment.name();
    SourcePlace position = assignment.position();
    return switch (scope.member(name)) {
      case ClassScope.ObjectVariable variable when variable.isAssignable() ->
          new InstanceNodes.AssignField(name, variable.level(), value, position);
      case ClassScope.ClassVariable variable when variable.isAssignable() ->
          new InstanceNodes.AssignStatic(variable.owner(), name, value);
      case ClassScope.ObjectVariable _, ClassScope.ClassVariable _ ->
          new ValueNodes.Failing("Cannot reassign to immutable var: `" + name + "`", position);
      case null, default -> throw ScriptException.undefined(name, "").at(position);
    };
  }

  Node declaration(VariableDeclaration declaration) {
    Expression initial = declaration.value();
    if (surroundings.onWorksheet()) {
      return new VariableNodes.AssignWorksheet(
          worksheet.variable(declaration.name()),
          StatementNodes.orNothing(compiler.optional(initial)));
    }
    if (initial instanceof FunctionLiteral) { // which may call itself
      Local local = surroundings.scope().declare(declaration.name());
      return new VariableNodes.DeclareRecursive(local, compiler.operand(initial));
    }
    Node value = StatementNodes.orNothing(compiler.optional(initial));
    return new VariableNodes.Declare(surroundings.scope().declare(declaration.name()), value);
  }
}
