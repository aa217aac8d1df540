package org.gamester.analysis.explanation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.Mirrors;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.Play;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.heap.Heap;
import org.gamester.rulesets.heap.Nim;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Finds arguments for who wins. The means are tried in a fixed order, from the one that needs the
 * least theory to the search of the whole tree; the first that settles the question is the
 * explanation.
 */
public final class Explainer {
  private static final int MOST_POSITIONS = 20_000;
  private static final int MOST_PARTS_PLAYED = 16;
  private static final int MOST_MIRRORED = 300;
  private static final int MOST_DERIVATIONS = 8;
  private static final int MOST_NODES = 20_000;
  private static final int MOST_MOVES = 2_000;
  private static final Duration TIME_FOR_ONE_MEANS = Duration.ofSeconds(3);

  private final Evaluator evaluator;
  private final OutcomeChooser search;
  private final Position position;
  private final List<Position> parts;
  private boolean hasTriedValues;
  private @Nullable List<Part> values;

  private Explainer(Position position, Evaluator evaluator) {
    this.position = position;
    this.evaluator = evaluator;
    this.search = new OutcomeChooser(evaluator, false, progress -> {});
    this.parts = parts(position);
  }

  /** The summands; of a position that is not written as a sum, its components. */
  private static List<Position> parts(Position position) {
    if (position instanceof DisjunctiveSum sum) {
      return sum.parts();
    }
    if (Convention.of(position) != Convention.NORMAL) {
      return List.of(position);
    }
    List<? extends Position> components = position.components();
    return components.size() < 2 ? List.of(position) : List.copyOf(components);
  }

  /**
   * Explains who wins a position, or why it is a draw where play may return to a position.
   *
   * @param all whether every means that applies is shown, instead of the first
   * @throws ConventionException if it ends by itself with a win or a draw
   * @throws ComputationStopped if the work is stopped
   */
  public static Explanation of(Position position, Evaluator evaluator, boolean all) {
    Convention convention = Convention.of(position);
    if (convention == Convention.MISERE) {
      return misere(position, evaluator);
    }
    if (convention == Convention.LOOPY) {
      return LoopyExplainer.explain(position);
    }
    if (convention.mayMoveAgain()) {
      return CoinExplainer.explain(position, convention, evaluator);
    }
    if (convention != Convention.NORMAL) {
      throw ConventionException.noExplanation(position, convention);
    }
    try {
      return new Explainer(position, evaluator).explain(all);
    } catch (LoopyPositionException e) {
      return LoopyExplainer.explain(position); // no declaration says it: it is found out
    }
  }

  /**
   * Explains who wins a position if the player who cannot move wins.
   *
   * @throws NoArgumentException if it is not a sum of heaps of Nim, and somebody can move
   * @throws ComputationStopped if the work is stopped
   */
  public static Explanation misere(Position position, Evaluator evaluator) {
    return new Explainer(position, evaluator).explainMisere();
  }

  private Explanation explain(boolean all) {
    List<Argument> arguments = arguments(all);
    List<Derivation> derivations =
        within(() -> derivations(arguments.getFirst())).orElse(List.of());
    return new Explanation(
        position, Convention.NORMAL, arguments, derivations, winningMoves(arguments.getFirst()));
  }

  /** Why the summands have the values on which an argument rests, each of them once. */
  private List<Derivation> derivations(Argument argument) {
    Map<Position, ShortGame> rests =
        switch (argument) {
          case Argument.NimSum sum when !sum.heapsOfNim() -> {
            Map<Position, ShortGame> nimbers = new LinkedHashMap<>();
            sum.parts()
                .forEach(part -> nimbers.put(part.position(), ShortGame.nimber(part.nimber())));
            yield nimbers;
          }
          case Argument.Numbers numbers ->
              ofParts(numbers.parts().stream().map(Argument.NumberPart::part).toList());
          case Argument.Switches switches -> {
            List<Part> all = new ArrayList<>(switches.others());
            switches.switches().forEach(each -> all.addFirst(each.part()));
            yield ofParts(all);
          }
          case Argument.UpsAndStars sum -> ofParts(sum.parts());
          case Argument.TwoAhead ahead ->
              ofParts(ahead.parts().stream().map(Argument.WeightedPart::part).toList());
          case Argument.Values found -> ofParts(found.parts());
          default -> Map.of();
        };
    if (argument instanceof Argument.Reduction reduction) {
      return derivations(reduction.argument());
    }
    Derivations why = new Derivations(evaluator);
    List<Derivation> found = new ArrayList<>();
    for (Map.Entry<Position, ShortGame> rest : rests.entrySet()) {
      if (found.size() < MOST_DERIVATIONS) {
        attempt(() -> why.of(rest.getKey(), rest.getValue())).ifPresent(found::add);
      }
    }
    return found;
  }

  private static Map<Position, ShortGame> ofParts(List<Part> parts) {
    Map<Position, ShortGame> values = new LinkedHashMap<>();
    parts.forEach(part -> values.put(part.position(), part.value()));
    return values;
  }

  /** One argument, or all that apply. */
  private List<Argument> arguments(boolean all) {
    List<Argument> arguments = new ArrayList<>();
    for (Supplier<Optional<Argument>> means : means()) {
      Computation.pollNow();
      attempt(means).ifPresent(arguments::add);
      if (!all && !arguments.isEmpty()) {
        break;
      }
    }
    if (arguments.isEmpty()) {
      arguments.add(searched());
    }
    return List.copyOf(arguments);
  }

  private List<Supplier<Optional<Argument>>> means() {
    return List.of(
        () -> new Blocked(MOST_POSITIONS).of(parts, Outcome.P),
        this::cancelled,
        this::mirrored,
        this::theorem,
        this::nimSum,
        () -> fromValues(ValueArguments::numbers),
        () ->
            parts.size() <= MOST_PARTS_PLAYED
                ? new PlayLength(MOST_POSITIONS).of(position)
                : Optional.empty(),
        () -> fromValues(ValueArguments::switches),
        () -> fromValues(ValueArguments::twoAhead),
        () -> fromValues(ValueArguments::upsAndStars),
        () -> fromValues(ValueArguments::meanBounds),
        () -> fromValues(ValueArguments::values));
  }

  private Optional<Argument> mirrored() {
    return parts.size() > 1
        ? Optional.empty()
        : new Mirrors(MOST_MIRRORED)
            .of(position)
            .map(
                found -> new Argument.MirrorStrategy(found.turn(), found.first(), found.checked()));
  }

  /**
   * Pairs of a game and its negative are taken away; if something is left over, who wins that. What
   * is left of an impartial sum is not asked for: its nim sum needs no pairs.
   */
  private Optional<Argument> cancelled() {
    Cancellations found = new Cancellations(parts);
    List<Position> rest = found.rest();
    return found
        .cancelled()
        .filter(pairs -> rest.isEmpty() || !position.isImpartial())
        .map(pairs -> rest.isEmpty() ? pairs : reduction(pairs, rest));
  }

  private Argument reduction(Argument.Cancellation pairs, List<Position> rest) {
    Explainer explainer = new Explainer(DisjunctiveSum.of(rest), evaluator);
    return new Argument.Reduction(pairs, rest, explainer.arguments(false).getFirst());
  }

  /** A means whose positions have too many moves to be listed does not apply. */
  private static <T> Optional<T> attempt(Supplier<Optional<T>> means) {
    try {
      return means.get();
    } catch (GameTooLargeException e) {
      return Optional.empty();
    }
  }

  /** A theorem about one position that is impartial, or whose value it does not give. */
  private Optional<Argument> theorem() {
    if (parts.size() != 1) {
      return Optional.empty();
    }
    Position only = parts.getFirst();
    return only.theorem()
        .filter(theorem -> only.isImpartial() || theorem.value().isEmpty())
        .map(theorem -> new Argument.ByTheorem(only, theorem));
  }

  private Optional<Argument> nimSum() {
    if (!position.isImpartial()) {
      return Optional.empty();
    }
    return within(
        () -> {
          List<Argument.NimberPart> nimbers = new ArrayList<>();
          long sum = 0;
          boolean nim = true;
          for (Position part : parts) {
            long nimber = heap(part).orElseGet(() -> evaluator.nimber(part));
            nimbers.add(new Argument.NimberPart(part, nimber));
            sum ^= nimber;
            nim &= heap(part).isPresent() && !(part instanceof ValuePosition);
          }
          return new Argument.NimSum(List.copyOf(nimbers), nim, sum);
        });
  }

  /** The size of a heap of Nim, or the m of a nimber *m; empty for any other position. */
  private static Optional<Long> heap(Position part) {
    if (part instanceof Heap heap && heap.rules() instanceof Nim) {
      return Optional.of(heap.size());
    }
    return part instanceof ValuePosition(NumberUpStar value) && value.isNimber()
        ? Optional.of(value.star())
        : Optional.empty();
  }

  private Optional<Argument> fromValues(
      java.util.function.Function<ValueArguments, Optional<Argument>> means) {
    if (!hasTriedValues) {
      hasTriedValues = true;
      values =
          within(() -> parts.stream().map(part -> new Part(part, evaluator.value(part))).toList())
              .orElse(null);
    }
    Optional<List<Part>> known = Optional.ofNullable(values);
    return known.flatMap(
        found -> within(() -> means.apply(new ValueArguments(found, evaluator))).flatMap(a -> a));
  }

  /** A result, unless it takes too long; the limits of the whole work hold too. */
  private static <T> Optional<T> within(Supplier<T> body) {
    try {
      return Optional.of(Computation.within(Limits.ofTime(TIME_FOR_ONE_MEANS), body::get));
    } catch (ComputationStopped e) {
      Computation.pollNow();
      return Optional.empty();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private Argument searched() {
    TrimmedTreeBuilder builder = new TrimmedTreeBuilder(search, MOST_NODES, TIME_FOR_ONE_MEANS);
    return new Argument.Search(
        builder.of(position, Player.LEFT), builder.of(position, Player.RIGHT));
  }

  private Explanation explainMisere() {
    Optional<Argument> nobody =
        attempt(() -> new Blocked(0).of(parts, Outcome.N))
            .filter(argument -> argument instanceof Argument.NobodyMoves);
    if (nobody.isPresent()) {
      return new Explanation(
          position, Convention.MISERE, List.of(nobody.get()), List.of(), List.of());
    }
    List<Argument.NimberPart> heaps = new ArrayList<>();
    long sum = 0;
    int large = 0;
    int ones = 0;
    for (Position part : parts) {
      long size =
          heap(part)
              .orElseThrow(
                  () ->
                      new NoArgumentException(
                          "misere play is explained for heaps of Nim only, and "
                              + part.rules().text(part)
                              + " is not one; 'gamester moves --misere' lists the outcomes of the"
                              + " moves"));
      heaps.add(new Argument.NimberPart(part, size));
      sum ^= size;
      large += size > 1 ? 1 : 0;
      ones += size == 1 ? 1 : 0;
    }
    Argument argument = new Argument.MisereNim(List.copyOf(heaps), sum, large, ones);
    Outcomes outcomes = new Outcomes(evaluator);
    List<WinningMoves> winning =
        argument.outcome() == Outcome.P
            ? List.of()
            : List.of(listed(Player.LEFT, to -> outcomes.misere(to) == Outcome.P));
    return new Explanation(position, Convention.MISERE, List.of(argument), List.of(), winning);
  }

  private List<WinningMoves> winningMoves(Argument argument) {
    List<Player> starters =
        position.isImpartial() ? List.of(Player.LEFT) : List.of(Player.LEFT, Player.RIGHT);
    return starters.stream()
        .filter(player -> argument.outcome().winsStarting(player))
        .map(player -> winningMoves(argument, player))
        .toList();
  }

  private WinningMoves winningMoves(Argument argument, Player player) {
    if (argument instanceof Argument.NimSum nim
        && nim.parts().stream().allMatch(part -> heap(part.position()).isPresent())) {
      return new WinningMoves(player, nimMoves(nim), true);
    }
    boolean hasValues = values != null;
    WinningMoves found =
        listed(
            player,
            to -> {
              if (position.isImpartial()) {
                return evaluator.nimber(to) == 0;
              }
              return hasValues
                  ? !evaluator.value(to).outcome().winsStarting(player.opponent())
                  : !search.wins(to, player.opponent());
            });
    return found.isComplete() || !(argument instanceof Argument.MirrorStrategy mirror)
        ? found
        : new WinningMoves(
            player,
            mirror.first().stream().map(move -> new WinningMoves.Named(move.name(), 1)).toList(),
            false);
  }

  /** The moves that make the nim sum 0, one in each of some heaps; no other move is looked at. */
  private List<WinningMoves.Named> nimMoves(Argument.NimSum nim) {
    List<WinningMoves.Named> moves = new ArrayList<>();
    for (int i = 0; i < nim.parts().size(); i++) {
      Argument.NimberPart part = nim.parts().get(i);
      long left = part.nimber() ^ nim.sum();
      if (left < part.nimber()) {
        Computation.poll();
        Move move = toHeap(part.position(), left);
        moves.add(
            new WinningMoves.Named(
                position instanceof DisjunctiveSum sum ? sum.moveIn(i, move).name() : move.name(),
                1));
      }
    }
    return moves;
  }

  /** The move from a heap of Nim, or a nimber, to a smaller one. */
  private static Move toHeap(Position part, long left) {
    return part instanceof Heap heap
        ? heap.taking(heap.size() - left)
        : ValuePosition.moveTo(ShortGame.nimber(left));
  }

  private WinningMoves listed(Player player, Predicate<Position> isWon) {
    List<WinningMoves.Named> won = within(() -> won(player, isWon)).orElse(List.of());
    return new WinningMoves(player, won, !won.isEmpty());
  }

  /** The winning moves; none if there are too many moves to look at. */
  private List<WinningMoves.Named> won(Player player, Predicate<Position> isWon) {
    LegalMoves legal;
    try {
      if (position.moves(player).size() > MOST_MOVES) {
        return List.of();
      }
      legal = new Play(position, player, 1).legalMoves();
    } catch (GameTooLargeException e) {
      return List.of();
    }
    List<WinningMoves.Named> won = new ArrayList<>();
    for (LegalMove move : legal.list()) {
      Computation.poll();
      if (isWon.test(move.to())) {
        won.add(new WinningMoves.Named(legal.key(move), move.moves().size()));
      }
    }
    return won;
  }
}
