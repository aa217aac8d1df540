package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A position of a ruleset, as in {@code nim(3)}, or a signed sum of positions and values, as in
 * {@code Position("clobber(xo|ox) + nim(3)")}. Its options are written in the same way, so that all
 * of them read back.
 */
public final class PositionGame implements FormalGame, Printable, Enclosed {

  private final Position position;
  private final Evaluator evaluator;
  private final String text;
  private final @Nullable PositionNotation notation;

  /**
   * @param evaluator finds the value
   */
  public PositionGame(Position position, Evaluator evaluator) {
    this(position, evaluator, null);
  }

  private PositionGame(
      Position position, Evaluator evaluator, @Nullable PositionNotation notation) {
    this.position = position;
    this.evaluator = evaluator;
    this.text = position.rules().text(position);
    this.notation = notation;
  }

  /** The same position, written like its options in another notation. */
  public PositionGame in(PositionNotation other) {
    return new PositionGame(position, evaluator, other);
  }

  /**
   * Reads a position, or a sum, with its rulesets.
   *
   * @throws ScriptException if the text is not a position; it says where and what was expected
   */
  public static PositionGame read(String text, Rulesets rulesets) {
    try {
      return new PositionGame(rulesets.catalogue().readSum(text), rulesets.evaluator());
    } catch (TextException e) {
      throw new ScriptException(Objects.requireNonNullElse(e.getMessage(), "no position"));
    }
  }

  /** The position itself. */
  public Position position() {
    return position;
  }

  /** What finds its value, and remembers it. */
  Evaluator evaluator() {
    return evaluator;
  }

  /** The canonical form, by the rules of the game. */
  ShortGame canonicalForm() {
    return evaluator.value(position);
  }

  /** The notation other than that of its ruleset, if it has one. */
  public @Nullable PositionNotation notation() {
    return notation;
  }

  /** The ruleset, if the position is written in the notation of one of the language. */
  @Override
  public Object enclosing() {
    return notation == null ? Nothing.NOTHING : notation.asObject();
  }

  /** Another position, with the same evaluator and notation. */
  PositionGame at(Position other) {
    return new PositionGame(other, evaluator, notation);
  }

  /** The value if either player may make the moves of both, where the ruleset has this form. */
  Optional<ShortGame> impartialValue() {
    return position.forBothPlayers().map(evaluator::value);
  }

  /** Who wins, by the convention of the rules. */
  Outcome outcome() {
    return new Outcomes(evaluator).of(position);
  }

  @Override
  public Convention convention() {
    return Convention.of(position);
  }

  @Override
  public List<Object> options(Player player) {
    List<Object> options = new ArrayList<>();
    for (Position option : position.options(player)) {
      options.add(at(option));
    }
    return options;
  }

  /**
   * The independent parts, of which the position is the sum, each in its normal form; the position
   * itself if it does not fall apart, or is not played by normal play.
   */
  List<Object> parts() {
    if (convention() != Convention.NORMAL) {
      return List.of(this);
    }
    List<? extends Position> components = position.components();
    if (components.size() <= 1) {
      return List.of(this);
    }
    List<Object> parts = new ArrayList<>(components.size());
    for (Position component : components) {
      Computation.poll();
      parts.add(new PositionGame(component.normalForm(), evaluator));
    }
    return parts;
  }

  @Override
  public boolean isImpartial() {
    return position.isImpartial();
  }

  @Override
  public FormalGame negate() {
    return notation == null
        ? new PositionGame(position.negative(), evaluator)
        : new NegativeGame(this);
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public LanguageClass languageClass() {
    if (notation != null) {
      return notation.positionClass();
    }
    return isImpartial() ? StandardClasses.IMPARTIAL_POSITION : StandardClasses.POSITION;
  }

  /** A position with its rules; a sum of different rules in quotation marks. */
  @Override
  public void print(Printer printer) {
    if (notation != null) {
      notation.print(position, printer);
      return;
    }
    printer.raw(isTerm() ? text : "Position(\"" + quoted() + "\")");
  }

  private boolean isTerm() {
    return !text.startsWith("-")
        && !(position instanceof DisjunctiveSum sum && text.equals(sum.text()));
  }

  private String quoted() {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS + 4;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    return text.compareTo(((PositionGame) other).text);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PositionGame that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
