package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionSum;
import org.gamester.rulesets.TextException;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * {@code Position("clobber(xo|ox) + nim(3)")}: a position of a ruleset, or a signed sum of
 * positions and values. Its options are written in the same way, so that all of them read back.
 *
 * <p>Values are found by an {@link Evaluator} that all worksheets share, whose memory is bounded.
 */
public final class PositionGame implements FormalGame, Printable {
  private static final long REMEMBERED_POSITIONS = 1 << 22;
  private static final Evaluator EVALUATOR =
      new Evaluator(REMEMBERED_POSITIONS, false, progress -> {});

  private final PositionSum sum;
  private final String text;
  private final Position position;

  private PositionGame(PositionSum sum) {
    this.sum = sum;
    this.text = sum.text();
    this.position = sum.toPosition(PositionGame::value);
  }

  /**
   * Reads a position, or a sum, with its rulesets.
   *
   * @param catalogue the rulesets
   * @throws ScriptException if the text is not a position; it says where and what was expected
   */
  public static PositionGame read(String text, Catalogue catalogue) {
    try {
      return new PositionGame(catalogue.readSum(text));
    } catch (TextException | NotationException e) {
      throw new ScriptException(Objects.requireNonNullElse(e.getMessage(), "no position"));
    }
  }

  private static ShortGame value(PositionSum.ValueTerm term) {
    return GameReader.exact().read(term.text());
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
    for (int i = 0; i < sum.terms().size(); i++) {
      PositionSum.Term term = sum.terms().get(i);
      Player mover = term.negative() ? player.opponent() : player;
      switch (term) {
        case PositionSum.PositionTerm part -> {
          for (Position option : part.position().options(mover)) {
            options.add(
                with(i, new PositionSum.PositionTerm(part.negative(), part.rules(), option)));
          }
        }
        case PositionSum.ValueTerm part -> {
          for (ShortGame option : value(part).options(mover)) {
            options.add(with(i, new PositionSum.ValueTerm(part.negative(), "(" + option + ")", 0)));
          }
        }
      }
    }
    return options;
  }

  private PositionGame with(int index, PositionSum.Term term) {
    List<PositionSum.Term> terms = new ArrayList<>(sum.terms());
    terms.set(index, term);
    return new PositionGame(new PositionSum(terms));
  }

  @Override
  public boolean isImpartial() {
    return position.isImpartial();
  }

  @Override
  public FormalGame negate() {
    List<PositionSum.Term> terms = new ArrayList<>();
    for (PositionSum.Term term : sum.terms()) {
      terms.add(
          switch (term) {
            case PositionSum.PositionTerm part ->
                new PositionSum.PositionTerm(!part.negative(), part.rules(), part.position());
            case PositionSum.ValueTerm part ->
                new PositionSum.ValueTerm(!part.negative(), part.text(), part.offset());
          });
    }
    return new PositionGame(new PositionSum(terms));
  }

  @Override
  public LanguageClass languageClass() {
    return isImpartial() ? Classes.IMPARTIAL_POSITION : Classes.POSITION;
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public void print(Printer printer) {
    printer.raw("Position(\"").raw(text.replace("\\", "\\\\").replace("\"", "\\\"")).raw("\")");
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
