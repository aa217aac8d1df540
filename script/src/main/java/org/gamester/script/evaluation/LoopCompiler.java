package org.gamester.script.evaluation;

import java.util.List;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/** Compiles loops, and the collections that loops make. */
record LoopCompiler(Compiler compiler, CompileContext surroundings) {

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
        clauses -> {
          boolean isList = expression.collected() == Collected.LIST;
          Node element = compiler.operand(expression.element());
          if (isList
              && clauses.length == 1
              && clauses[0] instanceof LoopNodes.Counting counting
              && makesAllPasses(expression.clauses().getFirst(), expression.element())) {
            clauses[0] = counting.collecting();
          }
          return new LoopNodes.Comprehension(clauses, element, isList);
        });
  }

  /** Whether a loop with one element for each pass is seen to make them all. */
  private static boolean makesAllPasses(LoopClause clause, Expression element) {
    return clause.whileCondition() == null
        && clause.whereCondition() == null
        && neverJumps(element);
  }

  /** Whether an expression has no statement in it, as far as that is seen without a search. */
  private static boolean neverJumps(Expression expression) {
    return switch (expression) {
      case Name _, IntegerLiteral _, StringLiteral _, BooleanLiteral _ -> true;
      case Unary unary -> neverJumps(unary.operand());
      case Chain chain ->
          neverJumps(chain.first())
              && chain.links().stream().allMatch(link -> neverJumps(link.operand()));
      default -> false;
    };
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
