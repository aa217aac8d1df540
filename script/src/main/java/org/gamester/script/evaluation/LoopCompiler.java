package org.gamester.script.evaluation;

import java.util.List;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/** Compiles loops, and the collections that loops make. */
final class LoopCompiler {

  private final Compiler compiler;
  private final Surroundings surroundings;

  LoopCompiler(Compiler compiler, Surroundings surroundings) {
    this.compiler = compiler;
    this.surroundings = surroundings;
  }

  Node loop(Loop loop) {
    return inLoops(
        loop.clauses(),
        clauses -> {
          Node[] bodies = loop.bodies().stream().map(compiler::block).toArray(Node[]::new);
          return new LoopNodes.Loop(clauses, bodies, loop.yields());
        });
  }

  Node comprehension(Comprehension expression) {
    return inLoops(
        expression.clauses(),
        clauses ->
            new LoopNodes.Comprehension(
                clauses,
                compiler.operand(expression.element()),
                expression.collected() == Collected.LIST));
  }

  Node mapComprehension(MapComprehension expression) {
    return inLoops(
        expression.clauses(),
        clauses -> new LoopNodes.MapComprehension(clauses, entry(expression.entry())));
  }

  /** What is compiled inside the heads of loops, whose variables it sees. */
  private interface InLoops {
    Node compile(LoopNodes.Clause[] clauses);
  }

  private Node inLoops(List<LoopClause> clauses, InLoops body) {
    return surroundings.inBlock(() -> body.compile(clauses(clauses)));
  }

  private LoopNodes.Clause[] clauses(List<LoopClause> clauses) {
    LoopNodes.Clause[] compiled = new LoopNodes.Clause[clauses.size()];
    for (int i = 0; i < compiled.length; i++) {
      compiled[i] = clause(clauses.get(i));
    }
    return compiled;
  }

  private LoopNodes.Clause clause(LoopClause clause) {
    return switch (clause) {
      case ForFrom c -> {
        Node from = compiler.operand(c.from());
        @Nullable Node to = compiler.optional(c.to());
        @Nullable Node by = compiler.optional(c.by());
        Local variable = surroundings.scope().declare(c.variable());
        yield new LoopNodes.Counting(from, to, by, variable, conditions(c), c.position());
      }
      case ForIn c -> {
        Node collection = compiler.operand(c.collection());
        Local variable = surroundings.scope().declare(c.variable());
        yield new LoopNodes.Listing(collection, variable, conditions(c), c.collection().position());
      }
      case ForOnce c -> {
        Node value = compiler.operand(c.value());
        Local variable = surroundings.scope().declare(c.variable());
        yield new LoopNodes.Once(value, variable, conditions(c));
      }
      case While c -> new LoopNodes.Repeating(conditions(c));
    };
  }

  private LoopNodes.Conditions conditions(LoopClause clause) {
    Expression whileCondition = clause.whileCondition();
    Expression whereCondition = clause.whereCondition();
    return new LoopNodes.Conditions(
        compiler.optional(whileCondition),
        whileCondition == null ? null : whileCondition.position(),
        compiler.optional(whereCondition),
        whereCondition == null ? null : whereCondition.position());
  }

  CollectionNodes.EntryNode entry(Entry entry) {
    return new CollectionNodes.EntryNode(
        compiler.operand(entry.key()), compiler.operand(entry.value()));
  }
}
