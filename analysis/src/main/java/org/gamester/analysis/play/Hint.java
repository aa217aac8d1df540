package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A hint to the player to move, to be given in steps.
 *
 * @param mover the player to move
 * @param choice a best move, with what it leads to
 * @param name what selects the move among the legal ones, see {@link LegalMoves#key}
 * @param components the components of the position, or the parts of a sum
 * @param component the component in which the move is made; empty if there is only one, or if that
 *     is not clear
 * @param reason why the move is a best one
 */
public record Hint(
    Player mover,
    Choice choice,
    String name,
    List<Position> components,
    OptionalInt component,
    Reason reason) {

  /** Values with more followers are not computed for a reason. */
  private static final int LONGEST_VALUE = 60;

  public Hint {
    components = List.copyOf(components);
  }

  /** Why a move is a best one. */
  public sealed interface Reason {

    /** The play is over after it. */
    record Ends() implements Reason {}

    /** It leaves these Grundy values, whose nim sum is 0. */
    record NimSum(List<Long> nimbers) implements Reason {}

    /** It leaves this value. */
    record Value(ShortGame value) implements Reason {}

    /** The play then lasts so many moves. */
    record Length(int moves) implements Reason {}

    /** The play then ends with this score, Left's minus Right's. */
    record Score(int score) implements Reason {}

    /** A search found it. */
    record Search() implements Reason {}
  }

  static Hint of(Play play, Prospects prospects) {
    Choice choice = new Perfect().choose(play, prospects, new SplittableRandom(0), better -> {});
    List<Position> components = components(play.position());
    return new Hint(
        play.mover(),
        choice,
        play.legalMoves().key(choice.move()),
        components,
        component(play.position(), components, choice.move()),
        reason(play, prospects, choice));
  }

  private static List<Position> components(Position position) {
    return position instanceof DisjunctiveSum sum
        ? sum.parts()
        : List.copyOf(position.components());
  }

  private static OptionalInt component(
      Position position, List<Position> components, LegalMove move) {
    if (components.size() < 2) {
      return OptionalInt.empty();
    }
    if (position instanceof DisjunctiveSum) {
      return OptionalInt.of(move.part() - 1);
    }
    List<Position> changed = new ArrayList<>(components);
    for (Position kept : move.to().components()) {
      changed.remove(kept);
    }
    return changed.size() == 1
        ? OptionalInt.of(components.indexOf(changed.getFirst()))
        : OptionalInt.empty();
  }

  private static Reason reason(Play play, Prospects prospects, Choice choice) {
    Position to = choice.move().to();
    Player next = choice.move().next(play.mover());
    boolean isOver =
        (play.convention() == Convention.ENDING && to.ending(next).isPresent())
            || to.moves(next).isEmpty();
    if (isOver) {
      return new Reason.Ends();
    }
    if (play.convention() == Convention.SCORING) {
      return new Reason.Score(prospects.scores().of(to, next));
    }
    boolean isWonByValue =
        play.convention() == Convention.NORMAL && choice.standing() == Choice.Standing.WINS;
    if (isWonByValue && to.isImpartial()) {
      List<Long> nimbers = new ArrayList<>();
      for (Position component : components(to)) {
        nimbers.add(prospects.evaluator().nimber(component));
      }
      return new Reason.NimSum(nimbers);
    }
    if (choice.moves().isPresent()) {
      Optional<Reason> value = isWonByValue ? shortValue(prospects, to) : Optional.empty();
      return value.orElse(new Reason.Length(choice.moves().getAsInt()));
    }
    return new Reason.Search();
  }

  private static Optional<Reason> shortValue(Prospects prospects, Position position) {
    ShortGame value = prospects.evaluator().value(position);
    return value.toString().length() <= LONGEST_VALUE
        ? Optional.of(new Reason.Value(value))
        : Optional.empty();
  }
}
