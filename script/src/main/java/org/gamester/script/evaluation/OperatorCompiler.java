package org.gamester.script.evaluation;

import java.util.List;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Compiles operators and the notation of games. What is constant is evaluated once. */
record OperatorCompiler(Compiler compiler, CompileContext surroundings, ClassLibrary library) {

  Node unary(Unary unary) {
    Node operand = compiler.operand(unary.operand());
    Node node =
        new OperatorNodes.Unary(
            unary.operator(), operand, surroundings.nesting(), unary.position());
    return ValueNodes.once(node, operand);
  }

  Node chain(Chain chain) {
    List<Link> links = chain.links();
    Node first = compiler.operand(chain.first());
    if (links.size() == 1) {
      Link link = links.getFirst();
      Node second = compiler.operand(link.operand());
      Node node =
          new OperatorNodes.Binary(
              link.operator(), first, second, surroundings.nesting(), link.position());
      return ValueNodes.once(node, first, second);
    }
    return new OperatorNodes.LeftChain(
        first,
        operators(links),
        compiler.operands(operandsOf(links)),
        surroundings.nesting(),
        positionsOf(links));
  }

  Node rightChain(RightChain chain) {
    List<Link> links = chain.links();
    if (links.size() == 1) {
      Link link = links.getFirst();
      return new OperatorNodes.Binary(
          link.operator(),
          compiler.operand(link.operand()),
          compiler.operand(chain.last()),
          surroundings.nesting(),
          link.position());
    }
    Node[] operands = compiler.operands(operandsOf(links));
    return new OperatorNodes.RightChain(
        operators(links),
        operands,
        compiler.operand(chain.last()),
        surroundings.nesting(),
        positionsOf(links));
  }

  private static BinaryOperator[] operators(List<Link> links) {
    return links.stream().map(Link::operator).toArray(BinaryOperator[]::new);
  }

  private static List<Expression> operandsOf(List<Link> links) {
    return links.stream().map(Link::operand).toList();
  }

  private static SourcePlace[] positionsOf(List<Link> links) {
    return links.stream().map(Link::position).toArray(SourcePlace[]::new);
  }

  Node typeTest(TypeTest test) {
    Node operand = compiler.operand(test.operand());
    LanguageClass type = surroundings.findClass(test.typeName(), library);
    return type == null
        ? new OperatorNodes.After(
            operand, new ValueNodes.Undefined(test.typeName(), test.position()))
        : new OperatorNodes.TypeTest(operand, type);
  }

  Node nim(Nim expression) {
    Expression value = expression.value();
    return value == null
        ? new ValueNodes.Constant(ShortGame.STAR)
        : nimber(compiler.operand(value), expression.position());
  }

  private static Node nimber(Node heap, SourcePlace position) {
    Node nimber = new GameNodes.Nimber(heap, position);
    return ValueNodes.once(nimber, heap);
  }

  Node up(Up expression) {
    Expression multiple = expression.multiple();
    Nim star = expression.star();
    Node count =
        multiple == null
            ? new ValueNodes.Constant(ShortGame.integer(expression.run()))
            : compiler.operand(multiple);
    Node nimber = star == null ? new ValueNodes.Constant(ShortGame.ZERO) : nim(star);
    Node ups = new GameNodes.Ups(expression.sign(), count, nimber, expression.position());
    return ValueNodes.once(ups, count, nimber);
  }

  Node braces(GameBraces braces) {
    String label = braces.label();
    if (label != null) {
      Scope scope = surroundings.scope();
      Scope.Mark mark = scope.mark();
      Local itself = scope.declare(label);
      Node game = gameOf(braces, itself);
      scope.returnTo(mark);
      return game;
    }
    return gameOf(braces, null);
  }

  private Node gameOf(GameBraces braces, @Nullable Local itself) {
    Node[] left = options(braces.left());
    Node[] right = options(braces.right());
    boolean hasPass =
        braces.left().stream().anyMatch(Pass.class::isInstance)
            || braces.right().stream().anyMatch(Pass.class::isInstance);
    Node game =
        new GameNodes.Braces(left, right, braces.literal(), itself, hasPass, braces.position());
    return itself == null
            && !hasPass
            && ValueNodes.areConstant(left)
            && ValueNodes.areConstant(right)
        ? new ValueNodes.EvaluatedOnce(game)
        : game;
  }

  private Node[] options(List<Expression> expressions) {
    Node[] nodes = new Node[expressions.size()];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] =
          expressions.get(i) instanceof Pass
              ? GameNodes.PASS
              : compiler.operand(expressions.get(i));
    }
    return nodes;
  }
}
