package org.gamester.script.compiled;

import java.util.List;
import java.util.Set;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/**
 * Collects the names that statements assign to; where else an assignment stands is not compiled.
 */
final class AssignedNames {

  private final Set<String> names;

  AssignedNames(Set<String> names) {
    this.names = names;
  }

  void visit(@Nullable Expression expression) {
    switch (expression) {
      case Assignment assignment -> names.add(assignment.name());
      case Block block -> visitAll(block.statements());
      case If choice -> {
        choice.branches().forEach(branch -> visit(branch.body()));
        visit(choice.otherwise());
      }
      case Loop loop -> loop.bodies().forEach(this::visit);
      case null, default -> {}
    }
  }

  private void visitAll(List<Expression> statements) {
    statements.forEach(this::visit);
  }
}
