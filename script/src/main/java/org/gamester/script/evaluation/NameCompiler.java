package org.gamester.script.evaluation;

import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;

/**
 * Compiles names: each is resolved once, to a class, to the slot of a local variable, or to a
 * variable of the worksheet that stands in front of a constant of the same name.
 */
final class NameCompiler {

  private final Compiler compiler;
  private final Surroundings surroundings;
  private final ClassLibrary library;
  private final WorksheetVariables worksheet;

  NameCompiler(
      Compiler compiler,
      Surroundings surroundings,
      ClassLibrary library,
      WorksheetVariables worksheet) {
    this.compiler = compiler;
    this.surroundings = surroundings;
    this.library = library;
    this.worksheet = worksheet;
  }

  Node reference(ClassReference reference) {
    LanguageClass type = library.find(reference.qualifiedName());
    return type == null
        ? new ValueNodes.Failing(
            "There is no class `" + reference.qualifiedName() + "`.", reference.position())
        : new ValueNodes.Constant(type);
  }

  Node name(Name expression) {
    String name = expression.name();
    LanguageClass type = library.visible(name);
    if (type != null) {
      return new ValueNodes.Constant(Constants.instanceOrClass(type));
    }
    Local local = surroundings.scope().find(name);
    return local != null
        ? new VariableNodes.ReadLocal(local)
        : new VariableNodes.ReadWorksheet(
            name, worksheet.variable(name), surroundings.scope().names(), expression.position());
  }

  Node assignment(Assignment assignment) {
    String name = assignment.name();
    if (library.visible(name) != null) {
      return new ValueNodes.Failing(
          "Cannot assign to class name as variable: `" + name + "`", assignment.position());
    }
    Node value = compiler.operand(assignment.value());
    Local local = surroundings.scope().find(name);
    return local != null
        ? new VariableNodes.AssignLocal(local, value)
        : new VariableNodes.AssignWorksheet(worksheet.variable(name), value);
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
