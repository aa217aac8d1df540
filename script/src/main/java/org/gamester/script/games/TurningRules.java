package org.gamester.script.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.gamester.rulesets.heap.HeapMoves;
import org.gamester.rulesets.heap.Taking;
import org.gamester.rulesets.heap.Turning;
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

  /** The places of the heads, from 0. */
  private static BitSet heads(Strip coins) {
    BitSet heads = new BitSet();
    for (Object place : coins.findAll(HEADS)) {
      heads.set(Conversion.smallInteger(place) - 1);
    }
    return heads;
  }

  @Override
  public List<List<Object>> options(Object board, Player player) {
    Strip coins = (Strip) board;
    BitSet heads = heads(coins);
    List<List<Object>> options = new ArrayList<>();
    Turning.forEach(
        heads,
        new CoinsOfHeaps(heaps.taking()),
        (others, rightmost, after) -> {
          Computation.poll();
          BitSet turned = (BitSet) after.clone();
          turned.xor(heads);
          Map<Integer, Byte> changes = new HashMap<>();
          turned.stream().forEach(i -> changes.put(i + 1, (byte) (after.get(i) ? 1 : 0)));
          options.add(List.of(coins.updated(changes)));
        });
    return options;
  }

  /** The coins that heaps are; a heap of nothing is no coin if it is no heap. */
  private record CoinsOfHeaps(Taking heaps) implements Taking {

    @Override
    public void forEach(long size, HeapMoves moves) {
      heaps.forEach(
          size,
          (taken, left) ->
              moves.add(taken, LongStream.of(left).filter(place -> isCoin(place, size)).toArray()));
    }

    private boolean isCoin(long place, long last) {
      if (place == 0 && HeapOptions.of(heaps, 0).isEmpty()) {
        return false;
      }
      if (place < 1 || place >= last) {
        throw new ScriptException("Coin " + last + " is not the last to be turned over.");
      }
      return true;
    }

    @Override
    public boolean isDead(long size) {
      return heaps.isDead(size);
    }
  }

  /** The sum of the values of the heads, each as a heap. */
  @Override
  public Optional<ShortGame> value(Object board) {
    long nimber = 0;
    BitSet heads = heads((Strip) board);
    for (int i = heads.nextSetBit(0); i >= 0; i = heads.nextSetBit(i + 1)) {
      Computation.poll();
      nimber ^= heaps.nimber(i + 1L);
    }
    return Optional.of(ShortGame.nimber(nimber));
  }

  @Override
  public void print(Object board, Printer printer) {
    String text = ((Strip) board).drawn(CHARACTERS);
    printPosition(printer, () -> printer.raw("\"").raw(text).raw("\""));
  }
}
