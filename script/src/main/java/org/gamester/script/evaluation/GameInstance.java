package org.gamester.script.evaluation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.WrittenGame;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A game whose class is written in the language: what its methods answer is checked, and what is
 * wrong is said with the class, the method, the position and the value.
 */
public final class GameInstance extends Instance implements WrittenGame {

  private static final int LONGEST_TEXT = 200;

  /** The games whose own {@code CanonicalForm} is being asked on this thread. */
  private static final ThreadLocal<Deque<GameInstance>> ASKED =
      ThreadLocal.withInitial(ArrayDeque::new);

  GameInstance(WrittenClass type, @Nullable Object outer, Object[] fields) {
    super(type, outer, fields);
  }

  /** The class, as code outside of this package needs it. */
  public WrittenClass writtenClass() {
    return type();
  }

  /** The values of the parameters of its class. */
  public List<Object> arguments() {
    List<Object> values = new ArrayList<>();
    for (String variable : constructorVariables()) {
      values.add(field(variable));
    }
    return values;
  }

  /** The game of the same class and ruleset that other arguments make. */
  public GameInstance with(Object... arguments) {
    return (GameInstance) type().instantiate(type().home().evaluation(), outer(), arguments);
  }

  /** The object of its ruleset; null if its class is not in a class. */
  public @Nullable Instance ruleset() {
    return outer() instanceof Instance instance ? instance : null;
  }

  @Override
  public List<Object> options(Player player) {
    boolean named = isImpartial() && writes("Options", false);
    if (!named && !writes("Options", true)) {
      throw new ScriptException(
          "Class `%s` must implement the method `Options%s"
              .formatted(type().qualifiedName(), isImpartial() ? "`" : "(player)`"),
          "in " + description());
    }
    return games("Options", named ? null : player);
  }

  /** The independent summands. */
  public List<Object> decomposition() {
    return type().writes("Decomposition") ? games("Decomposition", null) : List.of(this);
  }

  private boolean writes(String method, boolean withParameters) {
    for (WrittenClass written : type().lineage()) {
      for (Item item : written.declaration().items()) {
        if (item instanceof Method found
            && found.name().equals(method)
            && (found.parameters() != null) == withParameters) {
          return true;
        }
      }
    }
    return false;
  }

  /** The games that a method answers. */
  private List<Object> games(String method, @Nullable Player player) {
    Object answer = answer(method, player);
    if (!Classes.is(answer, StandardClasses.COLLECTION)) {
      throw new ScriptException(
          "The `"
              + method
              + "` method in class `"
              + type().qualifiedName()
              + "` returned an invalid value of type `"
              + Classes.of(answer).qualifiedName()
              + "` (expected a `cgsuite.lang.Collection`).",
          "in " + call(method, player) + ": " + shown(answer));
    }
    List<Object> games = new ArrayList<>();
    for (Object element : Elements.of(answer)) {
      if (!Forms.isGame(element)) {
        throw new ScriptException(
            "The `"
                + method
                + "` returned by class `"
                + type().qualifiedName()
                + "` includes an element of type `"
                + Classes.of(element).qualifiedName()
                + "`, which is not a `game.Game`.",
            "in " + call(method, player) + ": " + shown(element));
      }
      if (isImpartial() && !Forms.isImpartial(element)) {
        throw new ScriptException(
            "The `"
                + method
                + "` returned by class `"
                + type().qualifiedName()
                + "`, which is a `game.ImpartialGame`, includes a game that is not impartial.",
            "in " + call(method, player) + ": " + shown(element));
      }
      games.add(element);
    }
    return games;
  }

  /** What a method answers; an error in it says what was asked. */
  private Object answer(String method, @Nullable Player player) {
    WrittenLibrary home = type().home();
    try {
      return player == null ? home.member(this, method) : home.call(this, method, player);
    } catch (StackOverflowError e) {
      throw new ScriptException(Evaluation.TOO_DEEP, "in " + call(method, player));
    } catch (ScriptException e) {
      throw e.detail().isEmpty() ? e.withDetail("in " + call(method, player)) : e;
    }
  }

  /** A call of a method as messages name it. */
  public String call(String method, @Nullable Player player) {
    return "`%s%s` of %s"
        .formatted(method, player == null ? "" : "(" + player.displayName() + ")", description());
  }

  private String description() {
    return shown(this);
  }

  private static String shown(Object object) {
    String text = ValueWriter.EXACT.write(object);
    return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "...";
  }

  /** What the class itself says of the value, unless it is asking us. */
  @Override
  public Optional<ShortGame> shortcut() {
    String method =
        type().writes("CanonicalForm")
            ? "CanonicalForm"
            : type().writes("GameValue")
                ? "GameValue"
                : isImpartial() && type().writes("NimValue") ? "NimValue" : "";
    Deque<GameInstance> asked = ASKED.get();
    if (method.isEmpty() || (!asked.isEmpty() && asked.peek().equals(this))) {
      return Optional.empty();
    }
    asked.push(this);
    try {
      Object answer = answer(method, null);
      boolean isNimber = method.equals("NimValue");
      if (!(answer instanceof ShortGame value)
          || (isNimber && !(value.isInteger() && value.leftStop().isLong()))) {
        throw new ScriptException(
            "The `"
                + method
                + "` method in class `"
                + type().qualifiedName()
                + "` returned an invalid value of type `"
                + Classes.of(answer).qualifiedName()
                + "` (expected a `"
                + (isNimber ? StandardClasses.INTEGER : StandardClasses.CANONICAL_SHORT_GAME)
                    .qualifiedName()
                + "`).",
            "in " + call(method, null) + ": " + shown(answer));
      }
      return Optional.of(isNimber ? ShortGame.nimber(value.leftStop().longValueExact()) : value);
    } finally {
      asked.pop();
    }
  }

  @Override
  public ShortGame canonicalForm() {
    Optional<ShortGame> said = shortcut();
    if (said.isPresent()) {
      return said.get();
    }
    WrittenLibrary home = type().home();
    Evaluator evaluator = home.rulesets().evaluator();
    Position fast = home.positionMaker().fastPosition(this);
    return evaluator.value(fast == null ? position() : fast);
  }

  @Override
  public Position position() {
    return type().home().positionMaker().position(this);
  }

  @Override
  public boolean isImpartial() {
    return type().isSubclassOf(StandardClasses.IMPARTIAL_GAME);
  }

  @Override
  public Convention convention() {
    return type().convention();
  }

  /**
   * How the play has ended, by the method {@code Ending}: {@code Left} or {@code Right}, who has
   * won, {@code "Draw"}, or {@code Nothing} while it goes on.
   */
  public Optional<Ending> ending(Player mover) {
    Object answer = answer(WrittenClass.ENDING, mover);
    return switch (answer) {
      case Player winner -> Optional.of(Ending.win(winner));
      case Nothing _ -> Optional.empty();
      case String text when text.equals("Draw") -> Optional.of(Ending.DRAW);
      default ->
          throw new ScriptException(
              "The `Ending` method in class `"
                  + type().qualifiedName()
                  + "` must return `Left`, `Right`, `\"Draw\"` or `Nothing`.",
              "in " + call(WrittenClass.ENDING, mover) + ": " + shown(answer));
    };
  }

  /** The position as its ruleset reads it, if it has a board; else as any object. */
  @Override
  public void print(Printer printer) {
    Instance ruleset = ruleset();
    if (ruleset == null || type().writes("ToOutput") || !type().name().equals("Position")) {
      super.print(printer);
      return;
    }
    if (printer.isExact()) {
      printer.object(ruleset);
    } else {
      printer.raw(ruleset.type().name()).raw(".Position");
    }
    String separator = "(";
    for (String variable : constructorVariables()) {
      printer.raw(separator);
      Object value = field(variable);
      Optional<String> text = BoardTexts.of(this, value);
      if (text.isPresent()) {
        printer.raw("\"").raw(text.get()).raw("\"");
      } else {
        printer.object(value);
      }
      separator = ", ";
    }
    printer.raw(separator.equals("(") ? "()" : ")");
  }

  private List<String> constructorVariables() {
    return type().parameters().stream().map(parameter -> parameter.name()).toList();
  }
}
