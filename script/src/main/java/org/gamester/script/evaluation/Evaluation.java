package org.gamester.script.evaluation;

import java.util.function.Consumer;
import org.gamester.rulesets.Position;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberGroup;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.operators.Indexing;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Program;
import org.gamester.values.ShortGame;

/**
 * One evaluation of one input, on one thread, which needs a large stack: the depth of the walk
 * through programs, functions calling functions included, is bounded by {@link #MAXIMUM_DEPTH}, not
 * by the stack.
 */
public final class Evaluation implements Context {

  /** The most nodes of programs that may be under evaluation at once, counted at calls. */
  private static final int MAXIMUM_DEPTH = 250_000;

  /** The message when {@link #MAXIMUM_DEPTH} is passed. */
  public static final String TOO_DEEP =
      "Maximum recursive depth exceeded. (Possible infinite recursion?)";

  private final WorksheetVariables.Generation generation;
  private final ValueWriter writer;
  private final Consumer<String> printer;
  private final ClassLibrary library;
  private final Rulesets rulesets;
  private int depth;
  private boolean jumpedOut;

  /**
   * @param generation takes the changes of variables
   * @param writer how objects print
   * @param printer takes what is printed during the evaluation
   * @param library the classes of the worksheet
   * @param rulesets the rulesets of positions, and what evaluates them
   */
  public Evaluation(
      WorksheetVariables.Generation generation,
      ValueWriter writer,
      Consumer<String> printer,
      ClassLibrary library,
      Rulesets rulesets) {
    this.generation = generation;
    this.writer = writer;
    this.printer = printer;
    this.library = library;
    this.rulesets = rulesets;
  }

  /** The value of the last statement of the program. */
  public Object run(Program program) {
    return Compiler.compile(program, generation.variables(), library, rulesets).run(this);
  }

  /** Whether a {@code return} outside all functions has ended the program. */
  public boolean hasJumpedOut() {
    return jumpedOut;
  }

  void jumpedOut() {
    jumpedOut = true;
  }

  WorksheetVariables.Generation generation() {
    return generation;
  }

  /** The number of nodes around the call that is being made. */
  int depth() {
    return depth;
  }

  /** Says that a call is being made with that many nodes around it. */
  void enterCall(int nodes) {
    depth = nodes;
  }

  /** A depth below another one. */
  int deeper(int from, int nodes) {
    if (from + nodes > MAXIMUM_DEPTH) {
      throw new ScriptException(TOO_DEEP);
    }
    return from + nodes;
  }

  /** Says that a call has been made from that depth. */
  void returnTo(int from) {
    depth = from;
  }

  /** The value of {@code object.name}. */
  Object member(Object object, MemberLookup lookup) {
    MemberGroup group = lookup.of(object);
    if (group != null) {
      return group.get(object, this);
    }
    ShortGame value = valueWith(object, lookup);
    return group(value, lookup).get(value, this);
  }

  /** The value of {@code object.name(arguments)}. */
  Object callMember(Object object, MemberLookup lookup, Arguments arguments) {
    Object self = object;
    MemberGroup group = lookup.of(object);
    if (group == null) {
      ShortGame value = valueWith(object, lookup);
      group = group(value, lookup);
      self = value;
    }
    return group.hasMethods()
        ? group.call(self, arguments, this)
        : call(group.get(self, this), arguments);
  }

  /** The value of a game that keeps its form, for a member that its form does not have. */
  private ShortGame valueWith(Object object, MemberLookup lookup) {
    if (Forms.isPosition(object)
        && library.memberGroup(StandardClasses.CANONICAL_SHORT_GAME, lookup.name()) != null) {
      return GameValues.of(object);
    }
    throw lookup.noSuchMember(object);
  }

  private static MemberGroup group(Object object, MemberLookup lookup) {
    MemberGroup group = lookup.of(object);
    if (group == null) {
      throw lookup.noSuchMember(object);
    }
    return group;
  }

  /** Calls whatever can be called. */
  Object call(Object callee, Arguments arguments) {
    if (callee instanceof Callable function) {
      return function.call(arguments, this);
    }
    if (callee instanceof LanguageClass type) {
      if (type instanceof WrittenClass written) {
        written.requireSound();
      }
      MemberGroup constructors = libraryOf(type).members(type).constructorGroup();
      if (constructors != null) {
        return constructors.call(type, arguments, this);
      }
      MemberGroup evaluation = libraryOf(type).members(type).staticGroup("Eval");
      if (evaluation != null && evaluation.hasMethods()) {
        return evaluation.call(type, arguments, this);
      }
      throw new ScriptException(noEval(type));
    }
    if ((callee instanceof ObjectMap || callee instanceof MutableMap)
        && arguments.positional().length == 1) {
      return Indexing.element(callee, arguments.positional()[0]);
    }
    LanguageClass type = Classes.of(callee);
    MemberGroup evaluation = libraryOf(type).memberGroup(type, "Eval");
    if (evaluation == null && callee instanceof Instance instance) {
      evaluation =
          instance
              .type()
              .home()
              .library()
              .memberGroup(instance.type(), "Position"); // the class of its positions
    }
    if (evaluation != null && evaluation.hasMethods()) {
      return evaluation.call(callee, arguments, this);
    }
    throw new ScriptException(
        noEval(type), "a value of class " + type.name() + " is not a function");
  }

  /** The library that has a class: an object may be of a class that has been read anew. */
  private ClassLibrary libraryOf(LanguageClass type) {
    return type instanceof WrittenClass written ? written.home().library() : library;
  }

  private static String noEval(LanguageClass type) {
    return "No method `Eval` for class: `" + type.qualifiedName() + "`";
  }

  @Override
  public Object call(Object callee, Object... arguments) {
    return call(callee, Arguments.of(arguments));
  }

  @Override
  public Object member(Object object, String name) {
    return member(object, new MemberLookup(name, library));
  }

  @Override
  public boolean test(Object predicate, Object argument) {
    if (predicate instanceof Callable function && function.parameterCount() != 1) {
      throw new ScriptException(
          "Function has invalid number of parameters (expecting 1, has "
              + function.parameterCount()
              + ").");
    }
    Object answer = call(predicate, argument);
    if (answer instanceof Boolean bool) {
      return bool;
    }
    throw Classes.expected(StandardClasses.BOOLEAN, answer);
  }

  @Override
  public String text(Object object) {
    return writer.write(object);
  }

  /** The text of an object, a string without its quotes. */
  String plainText(Object object) {
    return switch (object) {
      case String string -> string;
      case TextOutput output -> output.text();
      default -> text(object);
    };
  }

  @Override
  public void print(String text) {
    printer.accept(text);
  }

  @Override
  public void change(Runnable change) {
    generation.change(change);
  }

  @Override
  public ClassLibrary library() {
    return library;
  }

  @Override
  public Object position(String text) {
    return PositionGame.read(text, rulesets);
  }

  @Override
  public Object game(Position position) {
    return new PositionGame(position, rulesets.evaluator());
  }

  Rulesets rulesets() {
    return rulesets;
  }
}
