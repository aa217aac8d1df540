package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A position of {@link PositionRules}: its options are sums of positions of the same rules. */
public final class RulePosition extends BuiltForm implements Printable, Enclosed {

  private final PositionRules rules;
  private final Object board;

  /**
   * @param board a board that the rules can read
   */
  public RulePosition(PositionRules rules, Object board) {
    super(31 * rules.hashCode() + board.hashCode(), rules.isImpartial(), Convention.NORMAL, 1);
    this.rules = rules;
    this.board = board;
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

  /** The value, where the rules find it themselves. */
  Optional<ShortGame> knownValue() {
    return rules.value(board);
  }

  @Override
  public List<Object> options(Player player) {
    List<Object> options = new ArrayList<>();
    for (List<Object> boards : rules.options(board, player)) {
      Computation.poll();
      Object sum = ShortGame.ZERO;
      for (Object part : boards) {
        sum = Forms.compound(CompoundType.DISJUNCTIVE, sum, new RulePosition(rules, part));
      }
      options.add(sum);
    }
    return options;
  }

  @Override
  public FormalGame negate() {
    return new NegativeGame(this);
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
  boolean hasPartsOf(BuiltForm other) {
    RulePosition that = (RulePosition) other;
    return board.equals(that.board) && rules.equals(that.rules);
  }
}
