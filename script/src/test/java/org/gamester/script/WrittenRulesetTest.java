package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets that are written in the language, as rulesets of the catalogue. */
final class WrittenRulesetTest {

  @TempDir private Path folder;

  private static final Catalogue COMPILED =
      UserRulesets.of(List.of(WrittenFolder.EXAMPLES), Catalogue.standard()).catalogue();
  private static final Catalogue INTERPRETED =
      UserRulesets.interpreted(List.of(WrittenFolder.EXAMPLES), Catalogue.standard()).catalogue();

  private static String cells(Random random, String letters, int rows, int columns) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(letters.charAt(random.nextInt(letters.length())));
      }
      lines.add(line.toString());
    }
    return String.join("|", lines);
  }

  /** Compares values by our own ruleset with those of the written one, compiled and not. */
  private static void compare(String own, String ownText, String written, String text) {
    ShortGame expected = new Evaluator().value(Catalogue.standard().read(own, ownText));
    assertThat(new Evaluator().value(COMPILED.read(written, text))).as(text).isSameAs(expected);
    assertThat(new Evaluator().value(INTERPRETED.read(written, text))).as(text).isSameAs(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "clobber, my-clobber, xo., 3, 3",
    "domineering, my-domineering, ..#, 3, 3",
    "toads-and-frogs, my-toads, .xo, 1, 7"
  })
  void onBoardsTheValuesAreThoseOfOurOwn(
      String own, String written, String letters, int rows, int columns) {
    Random random = new Random(11);
    for (int i = 0; i < 30; i++) {
      String text = cells(random, letters, 1 + random.nextInt(rows), 1 + random.nextInt(columns));
      String inTheirs =
          own.equals("toads-and-frogs") ? text.replace('x', 't').replace('o', 'f') : text;
      compare(own, text, written, inTheirs);
    }
  }

  /** A play that the class says has ended: noughts and crosses on one row of three. */
  @ParameterizedTest
  @CsvSource({"x.x, LEFT_WINS", "o.o, RIGHT_WINS", "xo., -", "xxo, DRAW", "..., -"})
  void theClassSaysHowThePlayEnds(String row, String ending) {
    new WrittenFolder(folder)
        .file(
            "Ends.cgs",
            """
            singleton class Ends extends game.grid.GridRuleset
              class Position(grid as Grid) extends GridGame
                def Won(n as Integer) := grid[(1,1)] == n and grid[(1,3)] == n;
                override def Options(player as Player) :=
                  [Position(grid.Updated({c => if player == Left then 1 else 2 end}))
                    for c in grid.FindAll(0) where not Won(1) and not Won(2)];
                def Ending(mover as Player) :=
                  if Won(1) then Left elseif Won(2) then Right
                  elseif grid.FindAll(0) == [] then "Draw" else Nothing end;
              end
              override def CharMap := ".xo";
            end
            """);
    Position position = read("ends(" + row + ")");
    assertThat(position.rules().convention()).isEqualTo(Convention.ENDING);
    assertThat(position.ending(Player.LEFT).map(Enum::name).orElse("-")).isEqualTo(ending);
    Outcomes outcomes = new Outcomes(new Evaluator());
    assertThat(outcomes.of(read("ends(...)")).winner(Player.LEFT)).isEmpty();
    assertThat(outcomes.of(read("ends(x..)")).winner(Player.LEFT)).contains(Player.LEFT);
    assertThat(outcomes.of(read("ends(x..)")).winner(Player.RIGHT)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"my-clobber(2x2)", "my-domineering(2x2)", "my-toads(t.f)"})
  void movesOnBoardsAreCompiled(String position) {
    assertThat(COMPILED.readSum(position)).isInstanceOf(BoardPosition.class);
    assertThat(INTERPRETED.readSum(position)).isNotInstanceOf(BoardPosition.class);
  }

  /** What could tell a component from the whole board is left to the evaluation. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " ⇒ ",
      textBlock =
          """
          c in grid.FindAll(1) where grid[c + Coordinates.East] == 2 ⇒ true
          c in grid.FindAll(1) where grid[c + Coordinates.East] != 1 ⇒ true
          c in grid.FindAll(1) where grid[c + Coordinates.East] == 0 ⇒ false
          c in grid.FindAll(1) where grid[c + Coordinates.East] == Nothing ⇒ false
          c in grid.FindAll(0) where grid[c + Coordinates.East] == 2 ⇒ false
          c in grid.FindAll(1) where c.Row == 1 ⇒ false
          c in grid.FindAll(1) where grid[(1,1)] == 1 ⇒ false
          c in grid.FindAll(1) where grid.IsInBounds(c + Coordinates.East) ⇒ false
          c in grid.FindAll(1) for d in Coordinates.Compass where grid[c + d * 2] == 2 ⇒ true
          c in grid.FindAll(1) for i from 1 to 3 where grid[c + Coordinates.East * i] == 2 ⇒ true
          """)
  void onlyWhatDoesNotDependOnTheEdgeIsCompiledWithComponents(String clauses, boolean compiled) {
    String text =
        """
        singleton class G extends game.grid.GridRuleset
          class Position(grid as Grid) extends GridGame
            override def Options(player as Player) :=
              [Position(grid.Updated({c => 2})) for %s and player == Left];
            %s
          end
          override def CharMap := ".xo";
        end
        """;
    String where = clauses.contains(" where ") ? clauses : clauses + " where true";
    String parts = "override def Decomposition := [Position(g) for g in grid.Decomposition(0)];";
    new WrittenFolder(folder).file("G.cgs", text.formatted(where, parts));
    assertThat(read("g(xo.|oxo)") instanceof BoardPosition).isEqualTo(compiled);
    new WrittenFolder(folder).file("G.cgs", text.formatted(where, ""));
    assertThat(read("g(xo.|oxo)")).isInstanceOf(BoardPosition.class);
    Random random = new Random(8);
    Evaluator evaluator = new Evaluator();
    Catalogue slow = UserRulesets.interpreted(List.of(folder), Catalogue.standard()).catalogue();
    for (int i = 0; i < 20; i++) {
      String board = cells(random, ".xo", 2, 3);
      assertThat(evaluator.value(read("g(" + board + ")")))
          .as(board)
          .isSameAs(evaluator.value(slow.readSum("g(" + board + ")")));
    }
  }

  /** A power is not a relation, though both associate to the right. */
  @ParameterizedTest
  @ValueSource(strings = {"2^1", "2^3", "2^2^2", "1:1", "2^c.Row"})
  void powersAndOrdinalSumsMayStandInMoves(String distance) {
    String text =
        """
        singleton class P extends game.grid.GridRuleset
          class Position(grid as Grid) extends GridGame
            override def Options(player as Player) :=
              [Position(grid.Updated({c => 0})) for c in grid.FindAll(1)
                where grid[c + Coordinates.East * (%s)] == 0];
          end
          override def CharMap := ".xo";
        end
        """
            .formatted(distance);
    new WrittenFolder(folder).file("P.cgs", text);
    Catalogue slow = UserRulesets.interpreted(List.of(folder), Catalogue.standard()).catalogue();
    for (String board : List.of("xx..", "x...x.xx.", "xx......x..........x.")) {
      assertThat(new Evaluator().value(read("p(" + board + ")")))
          .as(board)
          .isSameAs(new Evaluator().value(slow.readSum("p(" + board + ")")));
    }
  }

  /** Scopes side by side may use the same names; within each other the language refuses them. */
  @Test
  void aNameMeansTheSameCompiledAndNot() {
    String text =
        """
        singleton class N extends game.grid.GridRuleset
          class Position(grid as Grid) extends GridGame
            override def Options(player as Player) :=
              [Position(grid.Updated({c => 2})) for c in grid.FindAll(1) for d from 1 to 2
                where grid[c + Coordinates.East * d] == 0]
              .Concat([Position(grid.Updated({c => 0})) for d from 1 to 1 for c in grid.FindAll(2)
                where grid[c + Coordinates.West * d] == 1]);
          end
          override def CharMap := ".xo";
        end
        """;
    new WrittenFolder(folder).file("N.cgs", text);
    Catalogue slow = UserRulesets.interpreted(List.of(folder), Catalogue.standard()).catalogue();
    assertThat(read("n(xo)")).isInstanceOf(BoardPosition.class);
    Random random = new Random(3);
    for (int i = 0; i < 20; i++) {
      String board = cells(random, ".xo", 1, 5);
      for (Player player : Player.values()) {
        assertThat(read("n(" + board + ")").moves(player).stream().map(m -> m.to().text()).toList())
            .as(board)
            .isEqualTo(
                slow.readSum("n(" + board + ")").moves(player).stream()
                    .map(m -> m.to().text())
                    .toList());
      }
    }
  }

  private Position read(String text) {
    return UserRulesets.of(List.of(folder), Catalogue.standard()).catalogue().readSum(text);
  }

  @Test
  void onHeapsAndGraphsTheValuesAreThoseOfOurOwn() {
    for (int heap = 0; heap <= 40; heap++) {
      compare("kayles", "" + heap, "my-kayles", "" + heap);
    }
    compare("snort", "path 5", "my-snort", ".----");
    compare("snort", "cycle 4", "my-snort", ".:A----:A");
    compare("snort", "star 4", "my-snort", ".(-;-;-;-)");
  }

  @Test
  void aMoveIsPlayedByItsNameAndTextsReadBack() {
    for (Catalogue catalogue : List.of(COMPILED, INTERPRETED)) {
      for (String text :
          List.of(
              "my-clobber(xo.|oxx)",
              "my-domineering(2x3)",
              "my-toads(t.tff.)",
              "my-kayles(6)",
              "my-snort(.-L-)")) {
        Position position = catalogue.readSum(text);
        Rules rules = position.rules();
        assertThat(rules.text(position)).isEqualTo(text.replace("2x3", "...|..."));
        assertThat(catalogue.readSum(rules.text(position))).isEqualTo(position);
        for (Player player : Player.values()) {
          for (Move move : position.moves(player)) {
            assertThat(position.play(player, move.name())).isEqualTo(move.to());
            assertThat(catalogue.readSum(move.to().rules().text(move.to()))).isEqualTo(move.to());
          }
        }
      }
    }
  }

  @Test
  void movesOnABoardAreNamedByItsCells() {
    for (Catalogue catalogue : List.of(COMPILED, INTERPRETED)) {
      assertThat(catalogue.readSum("my-clobber(xo)").moves(Player.LEFT))
          .extracting(Move::name)
          .containsExactly("a1-b1");
      assertThat(catalogue.readSum("my-toads(t.f)").moves(Player.RIGHT))
          .extracting(Move::name)
          .containsExactly("c1-b1");
    }
  }

  @Test
  void theCatalogueShowsWhatTheCommentSays() {
    var entry = COMPILED.find("myclobber").orElseThrow();
    assertThat(entry.name()).isEqualTo("my-clobber");
    assertThat(entry.ruleset().description().rule())
        .isEqualTo(
            "Clobber: a stone moves onto a neighbouring stone of the other colour, which is"
                + " removed.");
    assertThat(entry.ruleset().description().example()).isEqualTo("my-clobber(2x3)");
    assertThat(entry.ruleset().description().reference()).contains("Albert");
    assertThat(
            COMPILED.readSum("my-clobber(2x3)").rules().text(COMPILED.readSum("my-clobber(2x3)")))
        .isEqualTo("my-clobber(xox|oxo)");
  }

  private WrittenFolder written(String name, String text) {
    return new WrittenFolder(folder).file(name + ".cgs", text);
  }

  @Test
  void aRulesetWithParametersTakesThemInBraces() {
    WrittenFolder sub =
        written(
            "Sub",
            """
            class Sub(amounts as List, most as Integer ? 100) extends Ruleset
              class Position(n as Integer) extends ImpartialGame
                override def Options := [Position(n - a) for a in amounts where a <= n and a <= most];
              end
            end
            """);
    assertThat(sub.text("sub{[1,2,4]}(9)")).isEqualTo("sub{[1,2,4]}(9)");
    assertThat(sub.text("sub{[1,2,4]}(9).CanonicalForm"))
        .isEqualTo(sub.text("subtraction{1,2,4}(9).CanonicalForm"));
    assertThat(sub.text("sub{[1,2,4], most=2}(9).CanonicalForm"))
        .isEqualTo(sub.text("subtraction{1,2}(9).CanonicalForm"));
    assertThat(sub.text("Sub([1,2,4])(9).NimValue")).isEqualTo("0");
    assertThat(sub.text("Sub([1,2,4])(9)")).isEqualTo("Sub([1,2,4])(9)");
    assertThat(sub.text("Sub([1,2,4])(9) + ^")).isEqualTo("Sub([1,2,4])(9) + ^");
    assertThat(sub.text("(Sub([1,2,4])(8) + ^).CanonicalForm")).isEqualTo("^*2");
    assertThat(sub.text("Sub([1,2])(2).Options")).isEqualTo("[Sub([1,2])(1),Sub([1,2])(0)]");
    assertThat(sub.failure("sub{[1,2,}(9)").positions()).isNotEmpty();
  }

  @Test
  void optionsMayBeSumsAndValues() {
    WrittenFolder split =
        written(
            "Split",
            """
            singleton class Split extends Ruleset
              class Position(n as Integer) extends Game
                override def Options(player as Player) :=
                  if n < 2 then [if player == Left then 0 else ^ end]
                  else [Position(k) + Position(n - 1 - k) for k from 0 to n - 1] end;
              end
            end
            """);
    assertThat(split.text("Split(1).CanonicalForm")).isEqualTo("^^*");
    assertThat(split.text("Split(3).CanonicalForm"))
        .isEqualTo(
            split.text(
                "'{Split(0)+Split(2),Split(1)+Split(1)|Split(0)+Split(2),Split(1)+Split(1)}'.CanonicalForm"));
    assertThat(split.text("split(3).CanonicalForm"))
        .isEqualTo(split.text("Split(3).CanonicalForm"));
    assertThat(split.text("Split(2).FollowerCount")).isNotEqualTo("0");
  }

  @Test
  void aPositionMaySayItsValue() {
    WrittenFolder said =
        written(
            "Said",
            """
            singleton class Said extends Ruleset
              class Position(n as Integer) extends Game
                override def Options(player as Player) :=
                  if n == 0 then [] else [Position(n - 1)] end;
                override def CanonicalForm := if n > 3 then {n|-n} else super.CanonicalForm end;
                override def Decomposition := if n == 7 then [Position(2), 1] else [this] end;
              end
            end
            """);
    assertThat(said.text("Said(5).CanonicalForm")).isEqualTo("+-5");
    assertThat(said.text("said(5).CanonicalForm")).isEqualTo("+-5");
    assertThat(said.text("Said(3).CanonicalForm")).isEqualTo("*");
    assertThat(said.text("said(2).CanonicalForm")).isEqualTo("0");
  }

  @Test
  void whatIsWrongIsSaidWithRulesetMethodPositionAndValue() {
    WrittenFolder wrong =
        written(
                "Wrong",
                """
            singleton class Wrong extends Ruleset
              class Position(n as Integer) extends Game
                override def Options(player as Player) begin
                  if n == 1 then 5
                  elseif n == 2 then ["a"]
                  elseif n == 3 then [Position(n).Foo]
                  elseif n == 4 then [Position(5)]
                  elseif n == 5 then [Position(4)]
                  elseif n == 6 then [1/0]
                  else []
                  end
                end
              end
            end
            """)
            .file(
                "Bare.cgs",
                "singleton class Bare extends Ruleset" + " class Position(n) extends Game end end");
    Result.Failure notAList = wrong.failure("Wrong(1).CanonicalForm");
    assertThat(notAList.message())
        .isEqualTo(
            "The `Options` method in class `Wrong.Position` returned an invalid value of type"
                + " `game.Integer` (expected a `cgsuite.lang.Collection`).");
    assertThat(notAList.detail()).isEqualTo("in `Options(Left)` of Wrong(1): 5");
    Result.Failure notAGame = wrong.failure("wrong(2).CanonicalForm");
    assertThat(notAGame.message())
        .isEqualTo(
            "The `Options` returned by class `Wrong.Position` includes an element of type"
                + " `cgsuite.lang.String`, which is not a `game.Game`.");
    assertThat(notAGame.detail()).isEqualTo("in `Options(Left)` of Wrong(2): \"a\"");
    Result.Failure missing = wrong.failure("Wrong(3).CanonicalForm");
    assertThat(missing.message())
        .isEqualTo("Not a method or member variable: `Foo` (in object of class `Wrong.Position`)");
    assertThat(missing.positions().getFirst().source().name()).isEqualTo("Wrong.cgs");
    assertThat(missing.positions().getFirst().line()).isEqualTo(6);
    Result.Failure endless = wrong.failure("Wrong(4).CanonicalForm");
    assertThat(endless.message())
        .isEqualTo(
            "That is not a short game. If that is intentional, try `GameValue` in place of"
                + " `CanonicalForm`.");
    assertThat(endless.detail()).contains("wrong(4)");
    assertThat(wrong.failure("wrong(6).CanonicalForm").detail()).contains("Wrong(6)");
    assertThat(wrong.failure("Bare(1).CanonicalForm").message())
        .isEqualTo("Class `Bare.Position` must implement the method `Options(player)`");
    wrong.file(
        "Partial.cgs",
        "singleton class Partial extends Ruleset class Position(n) extends ImpartialGame"
            + " override def Options := [n]; end end");
    assertThat(wrong.failure("Partial(1).CanonicalForm").message())
        .isEqualTo(
            "The `Options` returned by class `Partial.Position`, which is a"
                + " `game.ImpartialGame`, includes a game that is not impartial.");
    assertThat(wrong.failure("Partial(1).CanonicalForm").detail())
        .isEqualTo("in `Options` of Partial(1): 1");
    assertThat(wrong.failure("wrong(x)").positions()).isNotEmpty();
    assertThat(wrong.failure("wrong()").message()).isNotEmpty();
  }

  @Test
  void aChangedRulesetIsNotTakenForTheOldOne() {
    String text =
        """
        singleton class Step extends game.grid.GridRuleset
          class Position(grid as Grid) extends GridGame
            override def Options(player as Player) :=
              [Position(grid.Updated({c => 1})) for c in grid.FindAll(0) where %s];
          end
          override def CharMap := ".#";
        end
        """;
    WrittenFolder changing = written("Step", text.formatted("player == Left"));
    assertThat(changing.text("step(1x3).CanonicalForm")).isEqualTo("3");
    changing.file("Step.cgs", text.formatted("player == Right"));
    assertThat(changing.text("step(1x3).CanonicalForm")).isEqualTo("-3");
    assertThat(changing.text("Step(\"...\").CanonicalForm")).isEqualTo("-3");
  }
}
