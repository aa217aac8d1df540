package org.gamester.script.files;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.SelfChecked;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.compound.Compound;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.LoopyRulePosition;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Stand;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A heap, or a pair of numbers, of a ruleset whose options a written method lists. */
record WrittenHeap(WrittenRuleset rules, RulePosition form)
    implements Position, Stand, SelfChecked {

  @Override
  public String text() {
    return form.board() instanceof Coordinates pair
        ? pair.row() + "," + pair.column()
        : String.valueOf(form.board());
  }

  @Override
  public List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (Position option : options(player)) {
      moves.add(Move.of(option, () -> "to " + option.text()));
    }
    return moves;
  }

  @Override
  public List<Position> options(Player player) {
    return Faults.checked(
        rules.name(),
        () -> {
          List<Position> options = new ArrayList<>();
          for (Position option : form.options(player)) {
            options.add(sum(option));
          }
          return options;
        });
  }

  private Position sum(Position game) {
    List<Position> parts = new ArrayList<>();
    Deque<Position> waiting = new ArrayDeque<>(List.of(game));
    while (!waiting.isEmpty()) {
      switch (waiting.pop()) {
        case Compound sum -> {
          waiting.push(sum.second());
          waiting.push(sum.first());
        }
        case RulePosition part -> parts.add(new WrittenHeap(rules, part));
        case ValuePosition value when !value.value().isZero() -> parts.add(value);
        default -> {}
      }
    }
    return parts.isEmpty() ? new ValuePosition(ShortGame.ZERO) : DisjunctiveSum.of(parts);
  }

  @Override
  public Optional<ShortGame> knownValue() {
    try {
      return Faults.checked(rules.name(), () -> Optional.of(GameValues.of(form)));
    } catch (LoopyRulePosition e) {
      throw new LoopyPositionException(new WrittenHeap(rules, e.position()).toString());
    }
  }

  @Override
  public Optional<Theorem> theorem() {
    return form.theorem();
  }

  @Override
  public boolean isImpartial() {
    return form.isImpartial();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WrittenHeap that && form.equals(that.form);
  }

  @Override
  public int hashCode() {
    return form.hashCode();
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
