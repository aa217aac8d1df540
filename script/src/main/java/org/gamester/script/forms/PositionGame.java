package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.IntegerCombination.Term;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.compound.Compound;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.rulesets.compound.FormRules;
import org.gamester.rulesets.compound.Multiple;
import org.gamester.rulesets.compound.Part;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Stand;
import org.gamester.script.objects.UniversallyOrdered;
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
public final class PositionGame
    implements Part, Classified, Printable, Enclosed, UniversallyOrdered {

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
   * Reads a position, or a sum, with its rulesets. What is read is what the language makes of the
   * same sum.
   *
   * @throws ScriptException if the text is not a position; it says where and what was expected
   */
  public static Object read(String text, Rulesets rulesets) {
    try {
      return readSum(text, rulesets);
    } catch (TextException e) {
      throw new ScriptException(Objects.requireNonNullElse(e.getMessage(), "no position"));
    }
  }

  /**
   * The same.
   *
   * @throws TextException if the text is not a position
   */
  public static Object readSum(String text, Rulesets rulesets) {
    List<Term> terms = rulesets.catalogue().readTerms(text);
    Evaluator evaluator = rulesets.evaluator();
    if (terms.stream().allMatch(term -> term.position() instanceof ValuePosition)) {
      return new PositionGame(rulesets.catalogue().readSum(text), evaluator);
    }
    return Stand.game(
        terms.stream()
            .map(term -> Multiple.of(term.count(), part(term.position(), evaluator)))
            .reduce(PositionGame::sum)
            .orElseThrow());
  }

  /** The sum of two terms. Values stay apart, so that there are moves in either. */
  private static Position sum(Position one, Position other) {
    return one instanceof ValuePosition && other instanceof ValuePosition
        ? Compound.of(CompoundType.DISJUNCTIVE, one, other)
        : Compound.sum(one, other);
  }

  private static Position part(Position position, Evaluator evaluator) {
    return position instanceof ValuePosition ? position : new PositionGame(position, evaluator);
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

  /** Who wins, by the convention of the rules. */
  Outcome outcome() {
    return new Outcomes(evaluator).of(position);
  }

  @Override
  public Rules rules() {
    return FormRules.of(Convention.of(position));
  }

  /** As the language writes it; a sum of different rules in quotation marks. */
  @Override
  public String text() {
    if (notation != null) {
      return notation.written(this);
    }
    return isTerm() ? text : "Position(\"" + quoted() + "\")";
  }

  @Override
  public List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (Move move : position.moves(player)) {
      moves.add(Move.of(at(move.to()), move::name));
    }
    return moves;
  }

  @Override
  public List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (Position option : position.options(player)) {
      options.add(at(option));
    }
    return options;
  }

  @Override
  public Position plain() {
    return position;
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return Optional.of(canonicalForm());
  }

  @Override
  public Optional<Ending> ending(Player mover) {
    return position.ending(mover);
  }

  @Override
  public Optional<Position> forBothPlayers() {
    return position.forBothPlayers().map(both -> new PositionGame(both, evaluator));
  }

  /**
   * The independent parts, of which the position is the sum, each in its normal form; the position
   * itself if it does not fall apart, or is not played by normal play.
   */
  List<Object> parts() {
    if (Convention.of(position) != Convention.NORMAL) {
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
  public Position negative() {
    if (isImpartial()) {
      return this;
    }
    return notation == null
        ? new PositionGame(position.negative(), evaluator)
        : new NegativePosition(this);
  }

  @Override
  public LanguageClass languageClass() {
    if (notation != null) {
      return notation.positionClass();
    }
    return isImpartial() ? StandardClasses.IMPARTIAL_POSITION : StandardClasses.POSITION;
  }

  @Override
  public void print(Printer printer) {
    if (notation != null) {
      notation.print(position, printer);
    } else {
      printer.raw(text());
    }
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
