package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Written;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * {@code Position("clobber(xo|ox) + nim(3)")}: a position of a ruleset, or a signed sum of
 * positions and values. Its options are written in the same way, so that all of them read back.
 *
 * <p>Values are found by an {@link Evaluator} that all worksheets share, whose memory is bounded.
 */
public final class PositionGame implements FormalGame, Written {
  private static final long REMEMBERED_POSITIONS = 1 << 22;
  private static final Evaluator EVALUATOR =
      new Evaluator(REMEMBERED_POSITIONS, false, progress -> {});

  private final String text;
  private final Position position;

  private PositionGame(Position position) {
    this.text = position.rules().text(position);
    this.position = position;
  }

  /**
   * Reads a position, or a sum, with its rulesets.
   *
   * @throws ScriptException if the text is none; it says where and what was expected
   */
  public static PositionGame read(String text) {
    try {
      return new PositionGame(Catalogue.standard().readSum(text));
    } catch (TextException e) {
      throw new ScriptException(Objects.requireNonNullElse(e.getMessage(), "no position"));
    }
  }

  /** The canonical form, by the rules of the game. */
  ShortGame canonicalForm() {
    try {
      return EVALUATOR.value(position);
    } catch (LoopyPositionException e) {
      throw new ScriptException(FormEvaluator.LOOPY);
    }
  }

  @Override
  public List<Object> options(Player player) {
    List<Object> options = new ArrayList<>();
    for (Position option : position.options(player)) {
      options.add(new PositionGame(option));
    }
    return options;
  }

  @Override
  public boolean isImpartial() {
    return position.isImpartial();
  }

  @Override
  public FormalGame negate() {
    return new PositionGame(position.negative());
  }

  @Override
  public LanguageClass languageClass() {
    return isImpartial() ? Classes.IMPARTIAL_POSITION : Classes.POSITION;
  }

  @Override
  public String text(PartWriter parts) {
    return "Position(\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\")";
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
