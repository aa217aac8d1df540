package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Moves and values of rulesets of the language are the same whether their moves are compiled or
 * evaluated. How many random ones are tried is the property {@code gamester.trial.classes}.
 */
final class CompiledMovesTest {

  private static final int CLASSES = Integer.getInteger("gamester.trial.classes", 160);
  private static final int SEED = Integer.getInteger("gamester.trial.seed", 46);
  private static final int BOARDS = 8;

  @TempDir private Path folder;

  private Catalogue compiled() {
    return UserRulesets.of(List.of(folder), Catalogue.standard()).catalogue();
  }

  private Catalogue evaluated() {
    return UserRulesets.interpreted(List.of(folder), Catalogue.standard()).catalogue();
  }

  private static List<String> moves(Position position) {
    List<String> moves = new ArrayList<>();
    for (Player player : Player.values()) {
      for (Move move : position.moves(player)) {
        moves.add(player + " " + move.to().text());
      }
    }
    return moves;
  }

  /** An answer; empty if the ruleset is at fault, or play by it may repeat. */
  private static <T> Optional<T> answer(Supplier<T> question) {
    try {
      return Optional.of(question.get());
    } catch (RulesetException | LoopyPositionException e) {
      return Optional.empty();
    }
  }

  private static void compare(Position compiled, Position evaluated, String text) {
    assertThat(answer(() -> moves(compiled)))
        .as("moves of %s by%n%s", compiled, text)
        .isEqualTo(answer(() -> moves(evaluated)));
    assertThat(answer(() -> new Evaluator().value(compiled)))
        .as("value of %s by%n%s", compiled, text)
        .isEqualTo(answer(() -> new Evaluator().value(evaluated)));
  }

  private static String board(Random random, boolean isStrip) {
    int rows = isStrip ? 1 : 1 + random.nextInt(2);
    int columns = 1 + random.nextInt(isStrip ? 4 : 3);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(".x#x".charAt(random.nextInt(4)));
      }
      lines.add(line.toString());
    }
    return "r(" + String.join("|", lines) + ")";
  }

  @Test
  void randomRulesetsAnswerAlikeCompiledAndEvaluated() {
    RandomClasses classes = new RandomClasses(SEED);
    Random random = new Random(SEED);
    int compiledClasses = 0;
    for (int i = 0; i < CLASSES; i++) {
      String text = classes.next();
      new WrittenFolder(folder).file("R.cgs", text);
      Catalogue compiled = compiled();
      if (!(compiled.readSum(board(random, classes.isStrip())) instanceof BoardPosition)) {
        continue;
      }
      compiledClasses++;
      Catalogue evaluated = evaluated();
      for (int k = 0; k < BOARDS; k++) {
        String board = board(random, classes.isStrip());
        compare(compiled.readSum(board), evaluated.readSum(board), text);
      }
    }
    assertThat(compiledClasses).isGreaterThan(CLASSES / 10);
  }

  private static String strip(String options) {
    return """
        singleton class R extends game.strip.StripRuleset
          class Position(board as Strip) extends StripGame
            override def Options(player as Player) := %s;
            override def Decomposition := [Position(part) for part in board.Decomposition(2)];
          end
          override def CharMap := ".x#";
        end
        """
        .formatted(options);
  }

  /** Each could tell where the strip begins, or would change a cell between components. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) where 2 * i == 2]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) where i * i == 4]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) where -i == -2]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) for k := i + 1 where k == 2]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) for k from i to 2]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) for k from i to i where k < 2]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) for k in board.FindAll(1)"
            + " where i + k == 2]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1)"
            + " where (1,1) * i == Coordinates.East + Coordinates.South]",
        "for i in board.FindAll(1) yield var k := 0; if i == 2 then k := i end;"
            + " Position(board.Updated({i - k => 0})) end",
        "[Position(board.Updated({i + 1 => 1})) for i in board.FindAll(1)]",
      })
  void whatDependsOnWhereAComponentBeginsIsNotCompiled(String options) {
    String text = strip(options);
    new WrittenFolder(folder).file("R.cgs", text);
    for (String board : List.of("r(x)", "r(#x)", "r(x#)", "r(#.x)", "r(x#x)", "r(xx#.x)")) {
      assertThat(compiled().readSum(board)).isNotInstanceOf(BoardPosition.class);
      compare(compiled().readSum(board), evaluated().readSum(board), text);
    }
  }

  /** What moves with the component cancels; cells are known by loops, conditions and variables. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) for k in board.FindAll(1)"
            + " where 2 * i - k == k + 0]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) for k from i + 1 to i + 2"
            + " where board[k] == 0 and 2 * k > i + k]",
        "[Position(board.Updated({i => 0, k => 1})) for i in board.FindAll(1) for k := i + 1"
            + " where board[k] == 0]",
        "[Position(board.Updated({i => 2, i + 1 => 0})) for i in board.FindAll(1)"
            + " where board[i + 1] == 0 or board[i + 1] == 1]",
        "for i in board.FindAll(1) yield var next := board[i + 1];"
            + " if next == 0 then Position(board.Updated({i + 1 => 2}))"
            + " else Position(board.Updated({i => 0})) end end",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1)"
            + " for k from 1 to 3 while board[i + k] == 1]",
        "[Position(board.Updated({i => 0})) for i in board.FindAll(1) while board[i + 1] == 0]",
      })
  void whatDoesNotIsCompiled(String options) {
    String text = strip(options);
    new WrittenFolder(folder).file("R.cgs", text);
    for (String board :
        List.of("r(x)", "r(#x)", "r(x.)", "r(x.x)", "r(#xx.x)", "r(xx#.x.xx)", "r(xx.xxx.x)")) {
      assertThat(compiled().readSum(board)).isInstanceOf(BoardPosition.class);
      compare(compiled().readSum(board), evaluated().readSum(board), text);
    }
  }

  /** The language multiplies a place by a number, and no number by a place. */
  @Test
  void whatTheLanguageRefusesIsRefusedCompiledToo() {
    new WrittenFolder(folder)
        .file(
            "R.cgs",
            """
            singleton class R extends game.grid.GridRuleset
              class Position(board as Grid) extends GridGame
                override def Options(player as Player) :=
                  [Position(board.Updated({c => 0})) for c in board.FindAll(1) for n from 1 to 2
                    where board[c + n * Coordinates.East] == 0];
              end
              override def CharMap := ".x#";
            end
            """);
    assertThat(answer(() -> moves(compiled().readSum("r(x.)")))).isEmpty();
  }
}
