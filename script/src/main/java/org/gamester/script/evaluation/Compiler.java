package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Turns the syntax tree of an input into {@link Node}s. Statements and literals are compiled here,
 * everything else by the compilers of its kind, which come back here for its parts.
 */
final class Compiler {

  private final ClassLibrary library;
  private final Rulesets rulesets;
  private final CompileContext surroundings = new CompileContext();
  private final NameCompiler names;
  private final OperatorCompiler operators;
  private final CallCompiler calls;
  private final LoopCompiler loops;

  Compiler(WorksheetVariables worksheet, ClassLibrary library, Rulesets rulesets) {
    this.library = library;
    this.rulesets = rulesets;
    this.names = new NameCompiler(this, surroundings, library, worksheet);
    this.operators = new OperatorCompiler(this, surroundings, library);
    this.calls = new CallCompiler(this, surroundings, library, names);
    this.loops = new LoopCompiler(this, surroundings);
  }

  /** An input that is ready to run. */
  record Code(Node body, int size) {

    Object run(Evaluation evaluation) {
      Object value;
      try {
        value = body.compute(new Frame(evaluation, size, evaluation.depth(), null));
      } catch (Jump.Thrown thrown) {
        value = thrown.jump();
      }
      if (value instanceof Jump jump) {
        evaluation.jumpedOut();
        return jump.value();
      }
      return SmallIntegers.toObject(value);
    }
  }

  /** The code of a program that a {@link ScopeChecker} has checked. */
  static Code compile(
      Program program, WorksheetVariables worksheet, ClassLibrary library, Rulesets rulesets) {
    Compiler compiler = new Compiler(worksheet, library, rulesets);
    Node body = compiler.sequence(program.statements());
    return new Code(body, compiler.surroundings.scope().close());
  }

  /** The code of a function by itself, which a {@link ScopeChecker} has checked. */
  static FunctionCode compile(
      FunctionLiteral function,
      WorksheetVariables worksheet,
      ClassLibrary library,
      Rulesets rulesets) {
    return new Compiler(worksheet, library, rulesets).calls.code(function);
  }

  /** The code of a method, or of what initialises a class or an object. */
  MethodCode method(ClassScope scope, List<Parameter> parameters, List<Expression> body) {
    surroundings.enterClass(scope);
    List<Local> locals = new ArrayList<>();
    List<Node> defaults = new ArrayList<>();
    for (Parameter parameter : parameters) {
      defaults.add(StatementNodes.orNothing(optional(parameter.defaultValue())));
      locals.add(surroundings.scope().declare(parameter.name()));
    }
    Node code = sequence(body);
    return new MethodCode(locals, defaults, code, surroundings.scope().close());
  }

  private Node sequence(List<Expression> statements) {
    List<Node> nodes = new ArrayList<>(statements.size());
    for (Expression statement : statements) {
      nodes.add(statement(statement));
    }
    return StatementNodes.sequence(nodes);
  }

  /** The code of a block: its variables are its own. */
  Node block(Block block) {
    return surroundings.inBlock(() -> sequence(block.statements()));
  }

  /** The code of an expression whose value is used: a jump out of it is thrown. */
  Node operand(Expression expression) {
    Node node = statement(expression);
    return switch (expression) {
      case Block _, If _, Loop _, Try _, Break _, Continue _, Return _ ->
          new StatementNodes.Operand(node);
      default -> node;
    };
  }

  private Node logical(boolean isAnd, List<Expression> operands) {
    return new LogicalNodes.Chain(
        isAnd, operands(operands), surroundings.nesting(), positions(operands));
  }

  Node[] operands(List<Expression> expressions) {
    Node[] nodes = new Node[expressions.size()];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = operand(expressions.get(i));
    }
    return nodes;
  }

  @Nullable Node optional(@Nullable Expression expression) {
    return expression == null ? null : operand(expression);
  }

  /** The code of an expression, which may answer a {@link Jump}. */
  Node statement(Expression expression) {
    surroundings.enterNode();
    Node node = node(expression);
    surroundings.leaveNode();
    return node;
  }

  private Node node(Expression expression) {
    return switch (expression) {
      case IntegerLiteral e -> new ValueNodes.Constant(ShortGame.integer(e.value()));
      case StringLiteral e -> new ValueNodes.Constant(e.text());
      case PositionTerm e ->
          new ValueNodes.Constant(new PositionGame(e.value(), rulesets.evaluator()));
      case PositionTemplate e -> template(e);
      case BooleanLiteral e -> new ValueNodes.Constant(e.value());
      case MisereLiteral e -> new GameNodes.MisereGame(e.text(), e.position());
      case ClassReference e -> names.reference(e);
      case Name e -> names.name(e);
      case This e -> names.self(e);
      case SuperMember e -> names.inherited(e);
      case Pass e -> new ValueNodes.Failing("Unexpected `pass`.", e.position());
      case ErrorCall e -> new StatementNodes.Raise(operand(e.message()), e.position());
      case Pair e -> new OperatorNodes.Pair(operand(e.first()), operand(e.second()), e.position());
      case EntryLiteral e -> loops.entry(e.entry());
      case ListLiteral e -> new CollectionNodes.ListNode(operands(e.elements()));
      case SetLiteral e -> new CollectionNodes.SetNode(operands(e.elements()));
      case MapLiteral e -> new CollectionNodes.MapNode(entries(e.entries()));
      case Comprehension e -> loops.comprehension(e);
      case MapComprehension e -> loops.mapComprehension(e);
      case GameBraces e -> operators.braces(e);
      case Nim e -> operators.nim(e);
      case Up e -> operators.up(e);
      case UpPower e ->
          new GameNodes.UpPower(
              e.sign(),
              e.sum(),
              operand(e.exponent()),
              surroundings.nesting(),
              library,
              e.position());
      case Unary e -> operators.unary(e);
      case Chain e -> operators.chain(e);
      case RightChain e -> operators.rightChain(e);
      case Sides e -> new GameNodes.Sides(operand(e.onside()), operand(e.offside()), e.position());
      case Expression.Range e ->
          new OperatorNodes.Range(
              operand(e.from()), operand(e.to()), optional(e.step()), e.position());
      case Infix e -> calls.infix(e);
      case Selection e -> calls.selection(e);
      case TypeTest e -> operators.typeTest(e);
      case Not e ->
          new LogicalNodes.Not(
              operand(e.operand()), surroundings.nesting(), e.operand().position());
      case And e -> logical(true, e.operands());
      case Or e -> logical(false, e.operands());
      case FunctionLiteral e -> calls.function(e);
      case Assignment e -> names.assignment(e);
      case VariableDeclaration e -> names.declaration(e);
      case Block e -> block(e);
      case If e -> condition(e);
      case Loop e -> loops.loop(e);
      case Break _ -> new ValueNodes.Constant(Jump.BREAK);
      case Continue _ -> new ValueNodes.Constant(Jump.CONTINUE);
      case Return e -> new StatementNodes.Return(optional(e.value()));
      case Clear _ -> new StatementNodes.Clear();
      case Try e -> new StatementNodes.Try(block(e.body()), block(e.last()));
    };
  }

  private Node template(PositionTemplate template) {
    String[] texts =
        Stream.concat(template.places().stream().map(Place::before), Stream.of(template.rest()))
            .toArray(String[]::new);
    Node[] values = operands(template.places().stream().map(Place::value).toList());
    return new TemplateNode(template.isSum(), texts, values, rulesets, template.position());
  }

  private static SourcePlace[] positions(List<Expression> expressions) {
    return expressions.stream().map(Expression::position).toArray(SourcePlace[]::new);
  }

  private Node condition(If expression) {
    int count = expression.branches().size();
    Node[] conditions = new Node[count];
    Node[] bodies = new Node[count];
    SourcePlace[] positions = new SourcePlace[count];
    for (int i = 0; i < count; i++) {
      Branch branch = expression.branches().get(i);
      conditions[i] = operand(branch.condition());
      positions[i] = branch.condition().position();
      bodies[i] = block(branch.body());
    }
    Block otherwise = expression.otherwise();
    return new StatementNodes.If(
        conditions,
        positions,
        bodies,
        StatementNodes.orNothing(otherwise == null ? null : block(otherwise)));
  }

  private CollectionNodes.EntryNode[] entries(List<Entry> entries) {
    return entries.stream().map(loops::entry).toArray(CollectionNodes.EntryNode[]::new);
  }
}
