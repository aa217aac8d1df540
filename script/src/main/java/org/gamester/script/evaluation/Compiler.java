package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.evaluation.CallNodes.ArgumentNodes;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.Position;
import org.gamester.script.syntax.Program;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Turns the syntax tree of an input into {@link Node}s. Each name is resolved once: to a class, to
 * the slot of a local variable, or to a variable of the worksheet that stands in front of a
 * constant of the same name.
 */
final class Compiler {

  private static final String LOOPY = "Loopy games are not supported yet.";

  private final WorksheetVariables worksheet;
  private final Rulesets rulesets;
  private Scope scope = new Scope(null);
  private boolean onWorksheet = true;
  private int nesting;

  private Compiler(WorksheetVariables worksheet, Rulesets rulesets) {
    this.worksheet = worksheet;
    this.rulesets = rulesets;
  }

  /** An input that is ready to run. */
  record Code(Node body, int size) {

    Object run(Evaluation evaluation) {
      Object value;
      try {
        value = body.evaluate(new Frame(evaluation, size, 0));
      } catch (Jump.Thrown thrown) {
        value = thrown.jump();
      }
      return value instanceof Jump jump ? jump.value() : value;
    }
  }

  /** The code of a program that a {@link ScopeChecker} has checked. */
  static Code compile(Program program, WorksheetVariables worksheet, Rulesets rulesets) {
    Compiler compiler = new Compiler(worksheet, rulesets);
    List<Node> statements = compiler.statements(program.statements());
    return new Code(StatementNodes.sequence(statements), compiler.scope.close());
  }

  private List<Node> statements(List<Expression> expressions) {
    List<Node> nodes = new ArrayList<>(expressions.size());
    for (Expression expression : expressions) {
      nodes.add(statement(expression));
    }
    return nodes;
  }

  private Node[] operands(List<Expression> expressions) {
    Node[] nodes = new Node[expressions.size()];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = operand(expressions.get(i));
    }
    return nodes;
  }

  private @Nullable Node optional(@Nullable Expression expression) {
    return expression == null ? null : operand(expression);
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

  /** The code of an expression, which may answer a {@link Jump}. */
  private Node statement(Expression expression) {
    nesting++;
    Node node = node(expression);
    nesting--;
    return node;
  }

  private Node node(Expression expression) {
    return switch (expression) {
      case IntegerLiteral e -> new Constant(ShortGame.integer(e.value()));
      case StringLiteral e -> new Constant(e.text());
      case PositionTerm e -> new Constant(new PositionGame(e.value(), rulesets.evaluator()));
      case BooleanLiteral e -> new Constant(e.value());
      case ClassReference e -> reference(e);
      case Name e -> name(e);
      case This e -> new Failing("That variable is not defined: `this`", e.position());
      case Pass e -> new Failing("Unexpected `pass`.", e.position());
      case ErrorCall e -> new StatementNodes.Raise(operand(e.message()), e.position());
      case Pair e -> new OperatorNodes.Pair(operand(e.first()), operand(e.second()), e.position());
      case EntryLiteral e -> entry(e.entry());
      case ListLiteral e -> new CollectionNodes.ListNode(operands(e.elements()));
      case SetLiteral e -> new CollectionNodes.SetNode(operands(e.elements()));
      case MapLiteral e -> new CollectionNodes.MapNode(entries(e.entries()));
      case Comprehension e -> comprehension(e);
      case MapComprehension e -> mapComprehension(e);
      case GameBraces e -> braces(e);
      case Nim e -> nim(e);
      case Up e -> up(e);
      case UpPower e ->
          new GameNodes.UpPower(e.sign(), e.sum(), operand(e.exponent()), nesting, e.position());
      case Unary e -> unary(e);
      case Chain e -> chain(e);
      case RightChain e -> rightChain(e);
      case Sides e -> new GameNodes.Sides(operand(e.onside()), operand(e.offside()), e.position());
      case Expression.Range e ->
          new OperatorNodes.Range(
              operand(e.from()), operand(e.to()), optional(e.step()), e.position());
      case Infix e -> infix(e);
      case Selection e -> selection(e);
      case TypeTest e -> typeTest(e);
      case Not e -> new OperatorNodes.Not(operand(e.operand()), e.operand().position());
      case And e -> new OperatorNodes.And(operands(e.operands()), positions(e.operands()));
      case Or e -> new OperatorNodes.Or(operands(e.operands()), positions(e.operands()));
      case FunctionLiteral e -> function(e);
      case Assignment e -> assignment(e);
      case VariableDeclaration e -> declaration(e);
      case Block e -> block(e);
      case If e -> condition(e);
      case Loop e -> loop(e);
      case Break _ -> new Constant(Jump.BREAK);
      case Continue _ -> new Constant(Jump.CONTINUE);
      case Return e -> new StatementNodes.Return(optional(e.value()));
      case Clear _ -> new StatementNodes.Clear();
      case Try e -> new StatementNodes.Try(block(e.body()), block(e.last()));
    };
  }

  private static Position[] positions(List<Expression> expressions) {
    return expressions.stream().map(Expression::position).toArray(Position[]::new);
  }

  // Names.

  private Node reference(ClassReference reference) {
    LanguageClass type = Classes.find(reference.qualifiedName());
    return type == null
        ? new Failing(
            "There is no class `" + reference.qualifiedName() + "`.", reference.position())
        : new Constant(type);
  }

  private Node name(Name expression) {
    String name = expression.name();
    LanguageClass type = Classes.visible(name);
    if (type != null) {
      return new Constant(Constants.instanceOrClass(type));
    }
    Local local = scope.find(name);
    return local != null
        ? new VariableNodes.ReadLocal(local)
        : new VariableNodes.ReadWorksheet(
            name,
            worksheet.variable(name),
            scope.names(),
            worksheet,
            rulesets.catalogue(),
            expression.position());
  }

  private Node assignment(Assignment assignment) {
    String name = assignment.name();
    if (Classes.visible(name) != null) {
      return new Failing(
          "Cannot assign to class name as variable: `" + name + "`", assignment.position());
    }
    Node value = operand(assignment.value());
    Local local = scope.find(name);
    return local != null
        ? new VariableNodes.AssignLocal(local, value)
        : new VariableNodes.AssignWorksheet(worksheet.variable(name), value);
  }

  private Node declaration(VariableDeclaration declaration) {
    Expression initial = declaration.value();
    if (onWorksheet) {
      return new VariableNodes.AssignWorksheet(
          worksheet.variable(declaration.name()), StatementNodes.orNothing(optional(initial)));
    }
    if (initial instanceof FunctionLiteral) { // which may call itself
      Local local = scope.declare(declaration.name());
      return new VariableNodes.DeclareRecursive(local, operand(initial));
    }
    Node value = StatementNodes.orNothing(optional(initial));
    return new VariableNodes.Declare(scope.declare(declaration.name()), value);
  }

  // Operators.

  private Node unary(Unary unary) {
    Node operand = operand(unary.operand());
    Node node = new OperatorNodes.Unary(unary.operator(), operand, unary.position());
    return areConstant(operand) ? new EvaluatedOnce(node) : node;
  }

  private static boolean areConstant(Node... nodes) {
    for (Node node : nodes) {
      if (!(node instanceof Constant || node instanceof EvaluatedOnce)) {
        return false;
      }
    }
    return true;
  }

  private Node chain(Chain chain) {
    List<Link> links = chain.links();
    Node first = operand(chain.first());
    if (links.size() == 1) {
      Link link = links.getFirst();
      Node second = operand(link.operand());
      Node node = new OperatorNodes.Binary(link.operator(), first, second, link.position());
      return areConstant(first, second) ? new EvaluatedOnce(node) : node;
    }
    return new OperatorNodes.LeftChain(
        first, operators(links), operands(operandsOf(links)), positionsOf(links));
  }

  private Node rightChain(RightChain chain) {
    List<Link> links = chain.links();
    if (links.size() == 1) {
      Link link = links.getFirst();
      return new OperatorNodes.Binary(
          link.operator(), operand(link.operand()), operand(chain.last()), link.position());
    }
    Node[] operands = operands(operandsOf(links));
    return new OperatorNodes.RightChain(
        operators(links), operands, operand(chain.last()), positionsOf(links));
  }

  private static BinaryOperator[] operators(List<Link> links) {
    return links.stream().map(Link::operator).toArray(BinaryOperator[]::new);
  }

  private static List<Expression> operandsOf(List<Link> links) {
    return links.stream().map(Link::operand).toList();
  }

  private static Position[] positionsOf(List<Link> links) {
    return links.stream().map(Link::position).toArray(Position[]::new);
  }

  private Node typeTest(TypeTest test) {
    Node operand = operand(test.operand());
    LanguageClass type = Classes.find(test.typeName());
    return type == null
        ? new OperatorNodes.After(
            operand,
            new Failing("That variable is not defined: `" + test.typeName() + "`", test.position()))
        : new OperatorNodes.TypeTest(operand, type);
  }

  // Members and calls.

  private Node infix(Infix infix) {
    Node node = operand(infix.first());
    Node[] operands = new Node[infix.words().size()];
    MemberLookup[] lookups = new MemberLookup[operands.length];
    Position[] positions = new Position[operands.length];
    for (int i = 0; i < operands.length; i++) {
      Word word = infix.words().get(i);
      operands[i] = operand(word.operand());
      lookups[i] = new MemberLookup(word.name());
      positions[i] = word.position();
    }
    return new CallNodes.Infix(node, lookups, operands, positions, nesting);
  }

  private Node selection(Selection selection) {
    List<Suffix> suffixes = selection.suffixes();
    Constants.@Nullable Qualified qualified =
        selection.target() instanceof Name name ? Constants.qualified(name, suffixes) : null;
    Node target = qualified != null ? new Constant(qualified.value()) : operand(selection.target());
    int next = qualified != null ? qualified.length() : 0;
    List<CallNodes.Step> steps = new ArrayList<>();
    while (next < suffixes.size()) {
      Suffix suffix = suffixes.get(next++);
      if (suffix instanceof Member member
          && next < suffixes.size()
          && suffixes.get(next) instanceof Call call) {
        next++;
        steps.add(
            new CallNodes.CallMember(
                new MemberLookup(member.name()),
                arguments(call),
                member.position(),
                call.position()));
      } else {
        steps.add(step(suffix));
      }
    }
    return steps.isEmpty()
        ? target
        : new CallNodes.Selection(target, steps.toArray(CallNodes.Step[]::new), nesting);
  }

  private CallNodes.Step step(Suffix suffix) {
    return switch (suffix) {
      case Member member ->
          new CallNodes.ReadMember(new MemberLookup(member.name()), member.position());
      case Index index -> new CallNodes.Element(operand(index.index()), index.position());
      case Call call -> new CallNodes.CallValue(arguments(call), call.position());
    };
  }

  private ArgumentNodes arguments(Call call) {
    List<Node> positional = new ArrayList<>();
    Map<String, Node> named = new LinkedHashMap<>();
    for (Argument argument : call.arguments()) {
      Node value = operand(argument.value());
      String name = argument.name();
      if (name == null) {
        positional.add(value);
      } else {
        named.put(name, value);
      }
    }
    return new ArgumentNodes(positional.toArray(Node[]::new), named);
  }

  // Functions.

  private Node function(FunctionLiteral literal) {
    List<Parameter> parameters = new ArrayList<>();
    for (Expression.Parameter parameter : literal.parameters()) {
      if (parameter.expands() && parameter != literal.parameters().getLast()) {
        return new Failing(
            "Invalid expansion for parameter `" + parameter.name() + "`: must be in last position",
            parameter.position());
      }
      String typeName = parameter.typeName();
      LanguageClass type = typeName == null ? Classes.OBJECT : Classes.find(typeName);
      if (type == null) {
        return new Failing(
            "Unknown class in parameter declaration: `" + typeName + "`", parameter.position());
      }
      parameters.add(
          new Parameter(
              parameter.name(), type, parameter.defaultValue() != null, null, parameter.expands()));
    }
    return new FunctionNode(code(literal, new Signature(parameters)));
  }

  private FunctionCode code(FunctionLiteral literal, Signature signature) {
    Scope outerScope = scope;
    boolean outerWorksheet = onWorksheet;
    int outerNesting = nesting;
    Scope inner = new Scope(outerScope);
    scope = inner;
    onWorksheet = false;
    nesting = 0;
    List<Local> locals = new ArrayList<>();
    List<Node> defaults = new ArrayList<>();
    for (Expression.Parameter parameter : literal.parameters()) {
      defaults.add(StatementNodes.orNothing(optional(parameter.defaultValue())));
      locals.add(inner.declare(parameter.name()));
    }
    Node body = statement(literal.body());
    int size = inner.close();
    scope = outerScope;
    onWorksheet = outerWorksheet;
    nesting = outerNesting;
    return new FunctionCode(literal, signature, locals, defaults, body, inner.capturedFrom(), size);
  }

  // Blocks and loops.

  private Node block(Block block) {
    Scope.Mark mark = scope.mark();
    boolean outer = onWorksheet;
    onWorksheet = false;
    Node node = StatementNodes.sequence(statements(block.statements()));
    onWorksheet = outer;
    scope.returnTo(mark);
    return node;
  }

  private Node condition(If expression) {
    int count = expression.branches().size();
    Node[] conditions = new Node[count];
    Node[] bodies = new Node[count];
    Position[] positions = new Position[count];
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

  private Node loop(Loop loop) {
    return inLoops(
        loop.clauses(),
        clauses -> {
          Node[] bodies = loop.bodies().stream().map(this::block).toArray(Node[]::new);
          return new LoopNodes.Loop(clauses, bodies, loop.yields());
        });
  }

  private Node comprehension(Comprehension expression) {
    return inLoops(
        expression.clauses(),
        clauses ->
            new LoopNodes.Comprehension(
                clauses, operand(expression.element()), expression.collected() == Collected.LIST));
  }

  private Node mapComprehension(MapComprehension expression) {
    return inLoops(
        expression.clauses(),
        clauses -> new LoopNodes.MapComprehension(clauses, entry(expression.entry())));
  }

  /** What is compiled inside the heads of loops, whose variables it sees. */
  private interface InLoops {
    Node compile(LoopNodes.Clause[] clauses);
  }

  private Node inLoops(List<LoopClause> clauses, InLoops body) {
    Scope.Mark mark = scope.mark();
    boolean outer = onWorksheet;
    onWorksheet = false;
    LoopNodes.Clause[] compiled = new LoopNodes.Clause[clauses.size()];
    for (int i = 0; i < compiled.length; i++) {
      compiled[i] = clause(clauses.get(i));
    }
    Node node = body.compile(compiled);
    onWorksheet = outer;
    scope.returnTo(mark);
    return node;
  }

  private LoopNodes.Clause clause(LoopClause clause) {
    return switch (clause) {
      case ForFrom c -> {
        Node from = operand(c.from());
        @Nullable Node to = optional(c.to());
        @Nullable Node by = optional(c.by());
        Local variable = scope.declare(c.variable());
        yield new LoopNodes.Counting(from, to, by, variable, conditions(c), c.position());
      }
      case ForIn c -> {
        Node collection = operand(c.collection());
        Local variable = scope.declare(c.variable());
        yield new LoopNodes.Listing(collection, variable, conditions(c), c.collection().position());
      }
      case ForOnce c -> {
        Node value = operand(c.value());
        Local variable = scope.declare(c.variable());
        yield new LoopNodes.Once(value, variable, conditions(c));
      }
      case While c -> new LoopNodes.Repeating(conditions(c));
    };
  }

  private LoopNodes.Conditions conditions(LoopClause clause) {
    Expression whileCondition = clause.whileCondition();
    Expression whereCondition = clause.whereCondition();
    return new LoopNodes.Conditions(
        optional(whileCondition),
        whileCondition == null ? null : whileCondition.position(),
        optional(whereCondition),
        whereCondition == null ? null : whereCondition.position());
  }

  // Games and collections.

  private CollectionNodes.EntryNode entry(Entry entry) {
    return new CollectionNodes.EntryNode(operand(entry.key()), operand(entry.value()));
  }

  private CollectionNodes.EntryNode[] entries(List<Entry> entries) {
    return entries.stream().map(this::entry).toArray(CollectionNodes.EntryNode[]::new);
  }

  private Node nim(Nim expression) {
    Expression value = expression.value();
    return value == null
        ? new Constant(ShortGame.STAR)
        : nimber(operand(value), expression.position());
  }

  private static Node nimber(Node heap, Position position) {
    Node nimber = new GameNodes.Nimber(heap, position);
    return areConstant(heap) ? new EvaluatedOnce(nimber) : nimber;
  }

  private Node up(Up expression) {
    Expression multiple = expression.multiple();
    Nim star = expression.star();
    Node count =
        multiple == null ? new Constant(ShortGame.integer(expression.run())) : operand(multiple);
    Node nimber = star == null ? new Constant(ShortGame.ZERO) : nim(star);
    Node ups = new GameNodes.Ups(expression.sign(), count, nimber, expression.position());
    return areConstant(count, nimber) ? new EvaluatedOnce(ups) : ups;
  }

  private Node braces(GameBraces braces) {
    return braces.label() != null
        ? new Failing(LOOPY, braces.position())
        : gameOf(
            options(braces.left()), options(braces.right()), braces.literal(), braces.position());
  }

  private static Node gameOf(Node[] left, Node[] right, boolean literal, Position position) {
    Node game = new GameNodes.Braces(left, right, literal, position);
    return areConstant(left) && areConstant(right) ? new EvaluatedOnce(game) : game;
  }

  private Node[] options(List<Expression> expressions) {
    Node[] nodes = new Node[expressions.size()];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] =
          expressions.get(i) instanceof Pass pass
              ? new Failing(LOOPY, pass.position())
              : operand(expressions.get(i));
    }
    return nodes;
  }

  // Nodes that belong nowhere else.

  /** A value that is known before the evaluation. */
  static final class Constant extends Node {
    private final Object value;

    Constant(Object value) {
      this.value = value;
    }

    @Override
    Object evaluate(Frame frame) {
      return value;
    }
  }

  /** An immutable value that depends on nothing: it is made when it is needed first. */
  static final class EvaluatedOnce extends Node {
    private final Node node;
    private @Nullable Object value;

    EvaluatedOnce(Node node) {
      this.node = node;
    }

    @Override
    Object evaluate(Frame frame) {
      Object known = value;
      if (known == null) {
        known = node.evaluate(frame);
        value = known;
      }
      return known;
    }
  }

  /** Fails whenever it is evaluated. */
  static final class Failing extends Node {
    private final String message;
    private final Position position;

    Failing(String message, Position position) {
      this.message = message;
      this.position = position;
    }

    @Override
    Object evaluate(Frame frame) {
      throw new ScriptException(message, position);
    }
  }

  /** Makes a function. */
  static final class FunctionNode extends Node {
    private final FunctionCode code;

    FunctionNode(FunctionCode code) {
      this.code = code;
    }

    @Override
    Object evaluate(Frame frame) {
      return code.capture(frame);
    }
  }
}
