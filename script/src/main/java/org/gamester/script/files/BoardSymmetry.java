package org.gamester.script.files;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Symmetry;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.objects.ScriptException;

/**
 * The symmetries that a position says keep its value ({@code Symmetries}), or give its negative
 * when the colours are exchanged ({@code ColorSymmetries}).
 */
final class BoardSymmetry {

  static final String KEEPING = "Symmetries";
  static final String NEGATING = "ColorSymmetries";

  private BoardSymmetry() {}

  /** The position on the least image of its grid; the same object if nothing is known. */
  static GameInstance least(GameInstance game) {
    if (!game.writtenClass().writes(KEEPING)
        || !game.writtenClass().isSubclassOf(RulesetClasses.GRID_GAME)) {
      return game;
    }
    List<Object> fields = game.arguments();
    if (fields.size() != 1 || !(fields.getFirst() instanceof Grid grid)) {
      return game;
    }
    Grid least = grid.least(of(game, KEEPING));
    return least.equals(grid) ? game : game.with(least);
  }

  /** The symmetries that a member of a position lists. */
  static Set<Symmetry> of(GameInstance game, String member) {
    Set<Symmetry> symmetries = EnumSet.noneOf(Symmetry.class);
    Object answer = game.writtenClass().home().member(game, member);
    for (Object element : Elements.of(answer)) {
      if (!(element instanceof Symmetry symmetry)) {
        throw new ScriptException(
            "The `%s` of class `%s` must be a List of `cgsuite.util.Symmetry`s."
                .formatted(member, game.writtenClass().qualifiedName()));
      }
      symmetries.add(symmetry);
    }
    return symmetries;
  }
}
