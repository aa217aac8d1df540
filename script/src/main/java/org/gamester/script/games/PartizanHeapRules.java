package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.PositionRules;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A game of heaps in which Left plays by one game and Right by another. */
public final class PartizanHeapRules extends NamedRules implements PositionRules {

  private final Taking left;
  private final Taking right;

  public PartizanHeapRules(HeapRules left, HeapRules right) {
    super(
        RulesetClasses.PARTIZAN_HEAP_RULESET,
        "",
        Parameters.of("leftRuleset", left, "rightRuleset", right));
    this.left = left.taking();
    this.right = right.taking();
  }

  /** The heap of a size. */
  public RulePosition heap(Object size) {
    return new RulePosition(this, HeapOptions.size(size));
  }

  /** The values of the heaps 1, 2, ..., {@code to}. */
  public ObjectList valuesTo(Object to) {
    int last = HeapOptions.last(to);
    ObjectList.requireRoom(last);
    GameValues values = new GameValues();
    List<Object> list = new ArrayList<>();
    for (int size = 1; size <= last; size++) {
      list.add(values.canonicalForm(new RulePosition(this, (long) size)));
    }
    return ObjectList.of(list);
  }

  @Override
  public boolean isImpartial() {
    return false;
  }

  @Override
  public List<List<Object>> options(Object board, Player player) {
    return HeapOptions.of(player == Player.LEFT ? left : right, (Long) board);
  }

  @Override
  public Optional<ShortGame> value(Object board) {
    return Optional.empty();
  }

  @Override
  public void print(Object board, Printer printer) {
    printPosition(printer, () -> printer.raw(board.toString()));
  }
}
