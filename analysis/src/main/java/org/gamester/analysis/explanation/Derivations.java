package org.gamester.analysis.explanation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.values.forms.Simplification;
import org.gamester.values.forms.SimplificationStep;

/** Finds out why summands have their values: by a theorem, or else from their options. */
record Derivations(Evaluator evaluator) {
  private static final int MOST_MOVES = 2_000;

  /** The derivation; empty for a value, and for a position with too many moves. */
  Optional<Derivation> of(Position position, ShortGame value) {
    if (position instanceof ValuePosition) {
      return Optional.empty();
    }
    Optional<Derivation> known =
        position
            .theorem()
            .filter(theorem -> theorem.value().isPresent())
            .map(theorem -> new Derivation.ByTheorem(position, value, theorem));
    if (known.isPresent()) {
      return known;
    }
    for (Player player : Player.values()) {
      if (position.moves(player).size() > MOST_MOVES) {
        return Optional.empty();
      }
    }
    return Optional.of(
        position.isImpartial() ? byMex(position, value) : byOptions(position, value));
  }

  private Derivation byMex(Position position, ShortGame value) {
    Map<Long, List<Move>> byNimber = new TreeMap<>();
    for (Move move : position.moves(Player.LEFT)) {
      Computation.poll();
      byNimber.computeIfAbsent(evaluator.nimber(move.to()), n -> new ArrayList<>()).add(move);
    }
    List<Derivation.Option> options = new ArrayList<>();
    byNimber.forEach((nimber, moves) -> options.add(option(moves, ShortGame.nimber(nimber))));
    return new Derivation.ByMex(position, value, List.copyOf(options));
  }

  private Derivation byOptions(Position position, ShortGame value) {
    List<Derivation.Option> left = undominated(position, Player.LEFT);
    List<Derivation.Option> right = undominated(position, Player.RIGHT);
    return new Derivation.ByOptions(position, value, left, right, reversals(left, right));
  }

  private static List<SimplificationStep.Reversible> reversals(
      List<Derivation.Option> left, List<Derivation.Option> right) {
    GameForm form = GameForm.of(forms(left), forms(right));
    return Simplification.of(form).steps().stream()
        .filter(SimplificationStep.Reversible.class::isInstance)
        .map(SimplificationStep.Reversible.class::cast)
        .toList();
  }

  private static List<GameForm> forms(List<Derivation.Option> options) {
    return options.stream().map(option -> GameForm.of(option.value())).toList();
  }

  private List<Derivation.Option> undominated(Position position, Player player) {
    Map<ShortGame, List<Move>> byValue = new LinkedHashMap<>();
    for (MoveAnalysis.AnalysedMove move :
        MoveAnalysis.of(evaluator, position, player).undominated()) {
      List<Move> moves = byValue.computeIfAbsent(move.value(), to -> new ArrayList<>());
      for (int i = 0; i < move.count(); i++) {
        moves.add(move.move());
      }
    }
    List<Derivation.Option> options = new ArrayList<>();
    byValue.forEach((value, moves) -> options.add(option(moves, value)));
    return List.copyOf(options);
  }

  private static Derivation.Option option(List<Move> moves, ShortGame value) {
    return new Derivation.Option(moves.getFirst().name(), moves.size(), value);
  }
}
