package org.gamester.script.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.script.boards.Strip;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.forms.PositionRules;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A coin-turning game: a coin that shows heads is turned over, together with the coins whose
 * numbers a game of heaps has as an option of a heap of its number. A board is a strip of coins.
 */
public final class TurningRules extends NamedRules implements PositionRules {

  private static final String CHARACTERS = "th";
  private static final int HEADS = 1;

  private final HeapRules heaps;

  /**
   * @param parameter the code or the game of heaps
   */
  public TurningRules(Object parameter, HeapRules heaps) {
    super(RulesetClasses.TURNING, "", Map.of("code", parameter));
    this.heaps = heaps;
  }

  /**
   * The position of a text.
   *
   * @throws ScriptException if it has other characters than t and h
   */
  public RulePosition read(String text) {
    return new RulePosition(this, Strip.parse(text, CHARACTERS));
  }

  /** The position of a strip of tails 0 and heads 1. */
  public RulePosition position(Strip strip) {
    return new RulePosition(this, strip);
  }

  @Override
  public boolean isImpartial() {
    return true;
  }

  private static List<Integer> heads(Strip coins) {
    List<Integer> heads = new ArrayList<>();
    for (Object place : coins.findAll(HEADS)) {
      heads.add(Conversion.smallInteger(place));
    }
    return heads;
  }

  @Override
  public List<List<Object>> options(Object board, Player player) {
    Strip coins = (Strip) board;
    List<Integer> heads = heads(coins);
    Set<Integer> headsUp = new HashSet<>(heads);
    List<List<Object>> options = new ArrayList<>();
    for (int coin : heads) {
      for (List<Object> others : heaps.heapOptions().of(coin)) {
        Computation.poll();
        Map<Integer, Byte> turned = new HashMap<>();
        turned.put(coin, (byte) 0);
        for (Object other : others) {
          long place = (Long) other;
          if (place == 0 && heaps.heapOptions().of(0).isEmpty()) {
            continue; // no coin, as a heap of nothing is no heap
          }
          if (place < 1 || place >= coin) {
            throw new ScriptException("Coin " + coin + " is not the last to be turned over.");
          }
          turned.merge(
              (int) place,
              (byte) (headsUp.contains((int) place) ? 0 : 1),
              (one, again) -> (byte) (1 - one));
        }
        options.add(List.of(coins.updated(turned)));
      }
    }
    return options;
  }

  /** The sum of the values of the heads, each as a heap. */
  @Override
  public Optional<ShortGame> value(Object board) {
    long nimber = 0;
    for (int coin : heads((Strip) board)) {
      Computation.poll();
      nimber ^= heaps.nimber(coin);
    }
    return Optional.of(ShortGame.nimber(nimber));
  }

  @Override
  public void print(Object board, Printer printer) {
    String text = ((Strip) board).drawn(CHARACTERS);
    printPosition(printer, () -> printer.raw("\"").raw(text).raw("\""));
  }
}
