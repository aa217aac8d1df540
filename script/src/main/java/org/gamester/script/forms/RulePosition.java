package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.compound.Compound;
import org.gamester.rulesets.compound.FormRules;
import org.gamester.rulesets.compound.Part;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A position of {@link PositionRules}: its options are sums of positions of the same rules. */
public final class RulePosition
    implements Part, Classified, Printable, Enclosed, UniversallyOrdered {

  private final PositionRules rules;
  private final Object board;
  private final int hash;

  /**
   * @param board a board that the rules can read
   */
  public RulePosition(PositionRules rules, Object board) {
    this.rules = rules;
    this.board = board;
    this.hash = 31 * rules.hashCode() + board.hashCode();
  }

  /** The heap, the coordinates, the strip or the graph. */
  public Object board() {
    return board;
  }

  /** The ruleset. */
  @Override
  public Object enclosing() {
    return rules.asObject();
  }

  @Override
  public Rules rules() {
    return FormRules.of(Convention.NORMAL);
  }

  /** As the language writes it. */
  @Override
  public String text() {
    return rules.written(this);
  }

  @Override
  public boolean isImpartial() {
    return rules.isImpartial();
  }

  /** The value, where the rules find it themselves. */
  @Override
  public Optional<ShortGame> knownValue() {
    try {
      return rules.value(board);
    } catch (ScriptException e) {
      throw e.getCause() instanceof LoopyPositionException loop ? loop : e;
    }
  }

  @Override
  public Optional<Theorem> theorem() {
    return rules.theorem(board);
  }

  @Override
  public List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (List<Object> boards : rules.options(board, player)) {
      Computation.poll();
      Position sum = new ValuePosition(ShortGame.ZERO);
      for (Object part : boards) {
        sum = Compound.sum(sum, new RulePosition(rules, part));
      }
      options.add(sum);
    }
    return options;
  }

  @Override
  public LanguageClass languageClass() {
    return rules.positionClass();
  }

  @Override
  public void print(Printer printer) {
    rules.print(board, printer);
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS + 5;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    RulePosition that = (RulePosition) other;
    int difference =
        languageClass().qualifiedName().compareTo(that.languageClass().qualifiedName());
    difference = difference != 0 ? difference : order.compare(board, that.board);
    return difference != 0 ? difference : order.compare(enclosing(), that.enclosing());
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || (other instanceof RulePosition that
            && hash == that.hash
            && board.equals(that.board)
            && rules.equals(that.rules));
  }
}
