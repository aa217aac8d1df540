package org.gamester.script;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.ValuePosition;
import org.gamester.script.forms.CompoundGame;
import org.gamester.script.forms.CompoundType;
import org.gamester.script.forms.FormEvaluator;
import org.gamester.script.forms.FormalGame;
import org.gamester.script.forms.MultipleGame;
import org.gamester.script.forms.NegativeGame;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * Games of the language as positions: sums, negatives and multiples of positions and values are
 * sums of positions; every other form is a position whose moves are its options.
 */
public final class GamePositions {
  private static final BigInteger MOST_PARTS = BigInteger.valueOf(100_000);

  private GamePositions() {}

  /**
   * The position that an object of the language is, if it is a game.
   *
   * @throws GameTooLargeException if it is a sum of more than 100,000 parts
   */
  public static Optional<Position> of(Object object) {
    if (object instanceof ShortGame || object instanceof FormalGame) {
      List<Position> parts = new ArrayList<>();
      Deque<Object> waiting = new ArrayDeque<>(List.of(object));
      while (!waiting.isEmpty()) {
        Computation.poll();
        addParts(waiting.pop(), waiting, parts);
      }
      return Optional.of(DisjunctiveSum.of(parts));
    }
    return Optional.empty();
  }

  /** The value of a game of the language, its form forgotten; empty for any other object. */
  public static Optional<ShortGame> value(Object object) {
    return object instanceof ShortGame || object instanceof FormalGame
        ? Optional.of(FormEvaluator.canonicalForm(object))
        : Optional.empty();
  }

  private static void addParts(Object game, Deque<Object> waiting, List<Position> parts) {
    if (parts.size() > MOST_PARTS.intValue()) {
      throw new GameTooLargeException("a sum of more than " + MOST_PARTS + " positions");
    }
    switch (game) {
      case ShortGame value -> parts.add(new ValuePosition(value));
      case PositionGame position -> parts.add(position.position());
      case NegativeGame negative when negative.game() instanceof PositionGame position ->
          parts.add(position.position().negative());
      case CompoundGame sum when sum.type() == CompoundType.DISJUNCTIVE -> {
        waiting.push(sum.second());
        waiting.push(sum.first());
      }
      case MultipleGame multiple -> {
        if (multiple.count().compareTo(MOST_PARTS) > 0) {
          throw new GameTooLargeException("a sum of " + multiple.count() + " positions");
        }
        for (int i = 0; i < multiple.count().intValue(); i++) {
          waiting.push(multiple.game());
        }
      }
      case FormalGame form -> parts.add(new FormPosition(form));
      default -> throw new IllegalArgumentException(game.toString());
    }
  }

  /** A form; its moves are its options, named by what they are. */
  private record FormPosition(FormalGame form) implements Position {

    @Override
    public Rules rules() {
      return FormRules.INSTANCE;
    }

    @Override
    public List<Move> moves(Player player) {
      List<Move> moves = new ArrayList<>();
      for (Object option : form.options(player)) {
        Position to = of(option).orElseThrow();
        moves.add(Move.of(to, () -> "to " + to.rules().text(to)));
      }
      return moves;
    }

    @Override
    public boolean isImpartial() {
      return form.isImpartial();
    }

    @Override
    public String text() {
      return ValueWriter.of(Style.EXACT).write(form);
    }
  }

  /** Forms are written as the language writes them. */
  private static final class FormRules extends Game {
    private static final Rules INSTANCE = new FormRules();

    @Override
    public String id() {
      return "form";
    }

    @Override
    public String rule() {
      return "Move to an option of the form.";
    }

    @Override
    public String example() {
      return "'{1|2}'";
    }

    @Override
    public Position read(TextReader text) {
      throw text.expected("a position of a ruleset");
    }

    @Override
    public String text(Position position) {
      return position.text();
    }
  }
}
