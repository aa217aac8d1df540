package org.gamester.script.files;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.board.Turn;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.boards.Symmetry;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.compiled.BoardCompiler;
import org.gamester.script.compiled.BoardProgram;
import org.gamester.script.evaluation.BoardTexts;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.evaluation.WrittenLibrary.PositionMaker;
import org.jspecify.annotations.Nullable;

/** Makes rules of ruleset objects, each once, and positions of the games that belong to them. */
final class RulesetMaker implements PositionMaker {

  private final boolean compiles;
  private final Map<Instance, WrittenRules> made = new ConcurrentHashMap<>();

  /**
   * @param compiles whether moves are compiled where they can be
   */
  RulesetMaker(boolean compiles) {
    this.compiles = compiles;
  }

  /**
   * The rules of a ruleset object.
   *
   * @param given the parameters with which the object was made
   */
  WrittenRules rules(Instance object, Parameters given) {
    WrittenRules known = made.get(object);
    if (known != null) {
      return known;
    }
    WrittenRules rules = make(object, given);
    WrittenRules earlier = made.putIfAbsent(object, rules);
    return earlier == null ? rules : earlier;
  }

  private WrittenRules make(Instance object, Parameters given) {
    WrittenClass type = (WrittenClass) object.languageClass();
    BoardKind board = ClassDescription.board(type);
    if (board != BoardKind.GRID && board != BoardKind.STRIP) {
      return new WrittenRuleset(type, given, object, this);
    }
    String characters = BoardTexts.characters(object);
    WrittenClass position = type.nested("Position");
    BoardProgram program =
        compiles && position != null && position.convention() == Convention.NORMAL
            ? BoardCompiler.compile(position, object, characters)
            : null;
    Symmetries symmetries =
        program == null || position == null ? Symmetries.NONE : symmetries(position, object);
    return new WrittenBoardGame(type, given, object, characters, program, symmetries);
  }

  /** What a position on an empty board says of the symmetries, which must not depend on it. */
  private static Symmetries symmetries(WrittenClass position, Instance object) {
    Object board =
        position.isSubclassOf(RulesetClasses.STRIP_GAME) ? Strip.empty(0) : Grid.empty(0, 0);
    GameInstance game = (GameInstance) position.home().call(object, position.name(), board);
    Set<Symmetry> keeping =
        position.writes(BoardSymmetry.KEEPING)
            ? BoardSymmetry.of(game, BoardSymmetry.KEEPING)
            : Set.of();
    Set<Symmetry> negating =
        position.writes(BoardSymmetry.NEGATING)
            ? BoardSymmetry.of(game, BoardSymmetry.NEGATING)
            : Set.of();
    return Symmetries.generatedBy(turns(keeping), turns(negating));
  }

  private static Set<Turn> turns(Set<Symmetry> symmetries) {
    return symmetries.stream().map(Symmetry::turn).collect(Collectors.toUnmodifiableSet());
  }

  private WrittenRules rulesOf(GameInstance game) {
    Instance ruleset = game.ruleset();
    return ruleset != null && ruleset.languageClass().isSubclassOf(StandardClasses.RULESET)
        ? rules(ruleset, WrittenArguments.parameters(ruleset))
        : new LooseRules(game.writtenClass());
  }

  @Override
  public Position position(GameInstance game) {
    return new WrittenPosition(rulesOf(game), game);
  }

  @Override
  public @Nullable Position fastPosition(GameInstance game) {
    return game.writtenClass().name().equals("Position") ? rulesOf(game).fastPosition(game) : null;
  }
}
