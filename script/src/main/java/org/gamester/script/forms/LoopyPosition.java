package org.gamester.script.forms;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.compound.FormRules;
import org.gamester.rulesets.compound.Part;
import org.gamester.script.objects.Stand;
import org.gamester.values.Player;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.notation.StopperWriter;

/** A stopper as a position, for sums with positions: its moves are the options in simplest form. */
record LoopyPosition(Stopper stopper) implements Part, Stand {

  private static Position of(Stopper stopper) {
    return stopper.isShort() ? new ValuePosition(stopper.shortGame()) : new LoopyPosition(stopper);
  }

  @Override
  public Object form() {
    return LoopyGame.of(stopper);
  }

  @Override
  public Rules rules() {
    return FormRules.of(Convention.LOOPY);
  }

  @Override
  public String text() {
    return StopperWriter.exact().write(stopper);
  }

  @Override
  public List<Position> options(Player player) {
    return stopper.options(player).stream().map(LoopyPosition::of).toList();
  }

  /** Named by what they lead to, as those of a {@link ValuePosition} are. */
  @Override
  public List<Move> moves(Player player) {
    return options(player).stream().map(option -> Move.of(option, option::text)).toList();
  }

  @Override
  public Position negative() {
    return of(stopper.negate());
  }

  /** The position that a loopy value is; empty if its sides differ. */
  static Optional<Position> of(LoopyGame game) {
    return game.value().stopper().map(LoopyPosition::of);
  }
}
