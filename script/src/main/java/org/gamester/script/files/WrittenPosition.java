package org.gamester.script.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.SelfChecked;
import org.gamester.rulesets.compound.Part;
import org.gamester.rulesets.compound.Summands;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.forms.Forms;
import org.gamester.script.objects.Stand;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A position of a ruleset that is written in the language: an object of its class {@code Position}.
 * Whatever the walk asks, the methods of the class are asked.
 */
record WrittenPosition(WrittenRules written, GameInstance form)
    implements Part, Stand, SelfChecked {

  @Override
  public int depth() {
    return form.depth();
  }

  @Override
  public Rules rules() {
    return written.asRules();
  }

  @Override
  public String text() {
    return Faults.checked(written.name(), () -> written.positionText(form));
  }

  @Override
  public List<Move> moves(Player player) {
    List<Position> options = options(player);
    Names names = new Names(options);
    List<Move> moves = new ArrayList<>(options.size());
    for (int i = 0; i < options.size(); i++) {
      int place = i;
      moves.add(Move.of(options.get(i), () -> names.of(place)));
    }
    return moves;
  }

  @Override
  public List<Position> options(Player player) {
    return Faults.checked(written.name(), () -> positions(form.options(player)));
  }

  private static List<Position> positions(List<Object> games) {
    List<Position> positions = new ArrayList<>(games.size());
    for (Object option : games) {
      positions.add(Summands.sumOf(Forms.position(option)));
    }
    return positions;
  }

  @Override
  public Optional<Ending> ending(Player mover) {
    return Faults.checked(written.name(), () -> form.ending(mover));
  }

  @Override
  public List<Position> components() {
    return Faults.checked(written.name(), () -> positions(form.decomposition()));
  }

  @Override
  public Position normalForm() {
    return Faults.checked(
        written.name(),
        () -> {
          GameInstance least = BoardSymmetry.least(form);
          return least == form ? this : new WrittenPosition(written, least);
        });
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return Faults.checked(written.name(), form::shortcut);
  }

  @Override
  public boolean isImpartial() {
    return form.isImpartial();
  }

  @Override
  public String picture() {
    return Faults.checked(written.name(), () -> written.picture(form));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WrittenPosition that && form.equals(that.form);
  }

  @Override
  public int hashCode() {
    return form.hashCode();
  }

  @Override
  public String toString() {
    return rules().text(this);
  }

  /** The names of the moves, found together, so that no two are the same. */
  private final class Names {
    private final List<Position> options;
    private @Nullable List<String> names;

    Names(List<Position> options) {
      this.options = options;
    }

    String of(int move) {
      List<String> known = names;
      if (known == null) {
        known = all();
        names = known;
      }
      return known.get(move);
    }

    private List<String> all() {
      List<String> all = new ArrayList<>();
      Map<String, Integer> uses = new HashMap<>();
      for (Position option : options) {
        String name = cells(option);
        all.add(name);
        uses.merge(name, 1, Integer::sum);
      }
      for (int i = 0; i < all.size(); i++) {
        Position option = options.get(i);
        if (all.get(i).isEmpty() || uses.getOrDefault(all.get(i), 0) > 1) {
          all.set(i, "to " + (isOurs(option) ? option.text() : option.rules().text(option)));
        }
      }
      return all;
    }

    private boolean isOurs(Position option) {
      return option instanceof WrittenPosition that && that.written == written;
    }

    /** The cells that a move changes; empty if it does anything else. */
    private String cells(Position option) {
      if (!(option instanceof WrittenPosition that) || that.written != written) {
        return "";
      }
      return switch (written.board(form)) {
        case Grid grid when written.board(that.form) instanceof Grid after ->
            CellNames.changed(grid, after);
        case Strip strip when written.board(that.form) instanceof Strip after ->
            CellNames.changed(strip, after);
        case null, default -> "";
      };
    }
  }
}
