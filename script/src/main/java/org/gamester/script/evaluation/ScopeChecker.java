package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/**
 * Checks what can be checked before anything is evaluated: that no local variable takes the name of
 * another that is visible, that named arguments are in order, and that {@code break} and {@code
 * continue} stand in loops.
 */
public final class ScopeChecker {

  private final List<String> visible = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private boolean worksheet = true;
  private boolean inLoop;

  private final Consumer<Name> free;

  private ScopeChecker(Consumer<Name> free) {
    this.free = free;
  }

  /**
   * Checks a whole input.
   *
   * @throws ScriptException for the first thing that is wrong
   */
  public static void check(Program program) {
    ScopeChecker checker = new ScopeChecker(name -> {});
    for (Expression statement : program.statements()) {
      checker.visit(statement);
    }
  }

  /**
   * Checks an expression.
   *
   * @param free takes the names that are none of its local variables, wherever one occurs
   * @throws ScriptException for the first thing that is wrong
   */
  public static void check(Expression expression, Consumer<Name> free) {
    ScopeChecker checker = new ScopeChecker(free);
    checker.worksheet = false;
    checker.visit(expression);
  }

  /**
   * Checks a method, or what initialises a class or its objects.
   *
   * @param members the names that no local variable may have
   * @throws ScriptException for the first thing that is wrong
   */
  static void check(Set<String> members, List<Parameter> parameters, List<Expression> body) {
    ScopeChecker checker = new ScopeChecker(name -> {});
    checker.names.addAll(members);
    checker.worksheet = false;
    for (Parameter parameter : parameters) {
      checker.visit(parameter.defaultValue());
      checker.declare(parameter.name(), parameter.position());
    }
    checker.visitAll(body);
  }

  private void declare(String name, SourcePlace position) {
    if (!names.add(name)) {
      throw new ScriptException("Duplicate var: `" + name + "`", position);
    }
    visible.add(name);
  }

  private void leave(int count) {
    while (visible.size() > count) {
      names.remove(visible.removeLast());
    }
  }

  private void visitAll(List<Expression> expressions) {
    for (Expression expression : expressions) {
      visit(expression);
    }
  }

  private void visit(@Nullable Expression expression) {
    if (expression == null) {
      return;
    }
    switch (expression) {
      case ErrorCall e -> visit(e.message());
      case Pair e -> {
        visit(e.first());
        visit(e.second());
      }
      case EntryLiteral e -> entry(e.entry());
      case ListLiteral e -> visitAll(e.elements());
      case SetLiteral e -> visitAll(e.elements());
      case MapLiteral e -> e.entries().forEach(this::entry);
      case Comprehension e -> inClauses(e.clauses(), () -> visit(e.element()));
      case MapComprehension e -> inClauses(e.clauses(), () -> entry(e.entry()));
      case GameBraces e -> game(e);
      case Nim e -> visit(e.value());
      case Up e -> {
        visit(e.multiple());
        visit(e.star());
      }
      case UpPower e -> visit(e.exponent());
      case Unary e -> visit(e.operand());
      case Chain e -> {
        visit(e.first());
        e.links().forEach(link -> visit(link.operand()));
      }
      case RightChain e -> {
        e.links().forEach(link -> visit(link.operand()));
        visit(e.last());
      }
      case Sides e -> {
        visit(e.onside());
        visit(e.offside());
      }
      case Expression.Range e -> {
        visit(e.from());
        visit(e.to());
        visit(e.step());
      }
      case Infix e -> {
        visit(e.first());
        e.words().forEach(word -> visit(word.operand()));
      }
      case Selection e -> {
        visit(e.target());
        e.suffixes().forEach(this::suffix);
      }
      case TypeTest e -> visit(e.operand());
      case Not e -> visit(e.operand());
      case And e -> visitAll(e.operands());
      case Or e -> visitAll(e.operands());
      case FunctionLiteral e -> function(e);
      case Assignment e -> visit(e.value());
      case VariableDeclaration e -> {
        visit(e.value());
        if (!worksheet) {
          declare(e.name(), e.position());
        }
      }
      case Block e -> block(e);
      case If e -> {
        for (Branch branch : e.branches()) {
          visit(branch.condition());
          block(branch.body());
        }
        visit(e.otherwise());
      }
      case Loop e -> inClauses(e.clauses(), () -> loopBodies(e.bodies()));
      case Break e -> requireLoop("break", e.position());
      case Continue e -> requireLoop("continue", e.position());
      case Return e -> visit(e.value());
      case Try e -> {
        block(e.body());
        block(e.last());
      }
      case IntegerLiteral e -> {}
      case StringLiteral e -> {}
      case PositionTerm e -> {}
      case PositionTemplate e -> e.places().forEach(place -> visit(place.value()));
      case BooleanLiteral e -> {}
      case Name e -> {
        if (!names.contains(e.name())) {
          free.accept(e);
        }
      }
      case This e -> {}
      case SuperMember e -> {}
      case Pass e -> {}
      case MisereLiteral e -> {}
      case ClassReference e -> {}
      case Clear e -> {}
    }
  }

  private void entry(Entry entry) {
    visit(entry.key());
    visit(entry.value());
  }

  private void game(GameBraces game) {
    int before = visible.size();
    String label = game.label();
    if (label != null) {
      declare(label, game.position());
    }
    visitAll(game.left());
    visitAll(game.right());
    leave(before);
  }

  private void suffix(Suffix suffix) {
    switch (suffix) {
      case Member member -> {}
      case Index index -> visit(index.index());
      case Call call -> call(call);
    }
  }

  private void call(Call call) {
    Set<String> given = new HashSet<>();
    String lastNamed = null;
    for (Argument argument : call.arguments()) {
      String name = argument.name();
      if (name == null && lastNamed != null) {
        throw new ScriptException(
            "Named parameter `"
                + lastNamed
                + "` appears in earlier position than an ordinary argument",
            argument.position());
      }
      if (name != null && !given.add(name)) {
        throw new ScriptException("Duplicate named parameter: `" + name + "`", argument.position());
      }
      lastNamed = name == null ? lastNamed : name;
    }
    for (Argument argument : call.arguments()) {
      visit(argument.value());
    }
  }

  private void function(FunctionLiteral function) {
    int before = visible.size();
    boolean outerWorksheet = worksheet;
    boolean outerLoop = inLoop;
    worksheet = false;
    inLoop = false;
    for (Parameter parameter : function.parameters()) {
      visit(parameter.defaultValue());
      declare(parameter.name(), parameter.position());
    }
    visit(function.body());
    worksheet = outerWorksheet;
    inLoop = outerLoop;
    leave(before);
  }

  private void block(Block block) {
    int before = visible.size();
    boolean outer = worksheet;
    worksheet = false;
    visitAll(block.statements());
    worksheet = outer;
    leave(before);
  }

  private void loopBodies(List<Block> bodies) {
    boolean outer = inLoop;
    inLoop = true;
    bodies.forEach(this::block);
    inLoop = outer;
  }

  private void inClauses(List<LoopClause> clauses, Runnable body) {
    int before = visible.size();
    boolean outer = worksheet;
    worksheet = false;
    for (LoopClause clause : clauses) {
      switch (clause) {
        case ForFrom c -> {
          visit(c.from());
          visit(c.to());
          visit(c.by());
          declare(c.variable(), c.position());
        }
        case ForIn c -> {
          visit(c.collection());
          declare(c.variable(), c.position());
        }
        case ForOnce c -> {
          visit(c.value());
          declare(c.variable(), c.position());
        }
        case While c -> {}
      }
      visit(clause.whileCondition());
      visit(clause.whereCondition());
    }
    body.run();
    worksheet = outer;
    leave(before);
  }

  private void requireLoop(String word, SourcePlace position) {
    if (!inLoop) {
      throw new ScriptException("`" + word + "` stands outside of any loop.", position);
    }
  }
}
