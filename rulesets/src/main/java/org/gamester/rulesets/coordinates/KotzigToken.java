package org.gamester.rulesets.coordinates;

import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Subset;
import org.gamester.values.Computation;

/**
 * A token of {@link Kotzig}. Moves are listed by the number of places. In the normal form the token
 * is on place 0, and places that it can never reach are closed.
 *
 * @param rules the rules
 * @param place where it is
 * @param open the places where it has not been
 */
record KotzigToken(Kotzig rules, int place, Subset open) implements ImpartialPosition {

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4 + rules.places() / 64);
    for (int step : rules.steps()) {
      int to = (place + step) % rules.places();
      if (open.contains(to)) {
        moves.add(Move.of(new KotzigToken(rules, to, open.without(to)), () -> place + "-" + to));
      }
    }
    return moves.toList();
  }

  @Override
  public Position normalForm() {
    int[] steps = rules.steps();
    BitSet reached = new BitSet();
    BitSet waiting = new BitSet();
    waiting.set(0);
    while (!waiting.isEmpty()) {
      Computation.poll();
      int from = waiting.nextSetBit(0);
      waiting.clear(from);
      for (int step : steps) {
        int to = (from + step) % rules.places();
        if (!reached.get(to) && open.contains((place + to) % rules.places())) {
          reached.set(to);
          waiting.set(to);
        }
      }
    }
    return new KotzigToken(rules, 0, Subset.of(reached));
  }

  private char cell(int at) {
    return at == place ? '@' : open.contains(at) ? '.' : '#';
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder(rules.places());
    for (int i = 0; i < rules.places(); i++) {
      text.append(cell(i));
    }
    return text.toString();
  }

  /** The places in a circle. */
  @Override
  public Appearance appearance() {
    return CircleOfPlaces.seen(
        rules.places(),
        place,
        i -> i == place ? Mark.TOKEN : open.contains(i) ? Mark.EMPTY : Mark.BLOCKED);
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
