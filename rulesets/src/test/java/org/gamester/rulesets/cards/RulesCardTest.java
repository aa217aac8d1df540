package org.gamester.rulesets.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rulesets that are declared in a few lines. */
final class RulesCardTest {

  private static final String CLOBBER =
      """
      game: My Own
      board: grid
      pieces: . x/o
      start: checkerboard
      each: xo -> .x in any direction
      """;

  private static Position position(String card, String position) {
    Ruleset ruleset = RulesCards.read(card);
    return Catalogue.of(List.of(ruleset)).readSum(ruleset.id() + "(" + position + ")");
  }

  private static List<String> moves(String card, String position, Player player) {
    return position(card, position).moves(player).stream().map(Move::name).toList();
  }

  @Test
  void aPatternIsLaidInEveryDirection() {
    assertThat(moves(CLOBBER, "xo|ox", Player.LEFT))
        .containsExactly("a2-b2", "a2-a1", "b1-b2", "b1-a1");
    assertThat(moves(CLOBBER, "xo|ox", Player.RIGHT)).hasSize(4);
    assertThat(position(CLOBBER, "2x3").text()).isEqualTo("xox|oxo");
  }

  /** What is asked of the neighbours of the first cell may hold at one end only, or at both. */
  @Test
  void aPatternWithNeighboursIsLaidFromBothEnds() {
    String needs =
        """
        game: Needs
        board: strip
        pieces: . o #
        left: .. -> ## across if next to o
        """;
    assertThat(moves(needs, "..o", Player.LEFT)).containsExactly("b1-a1");
    assertThat(moves(needs, "o..", Player.LEFT)).containsExactly("b1-c1");
    assertThat(moves(needs, "o..o", Player.LEFT)).containsExactly("b1-c1");
    assertThat(moves(needs, "...", Player.LEFT)).isEmpty();
    String one =
        """
        game: One
        board: strip
        pieces: . x o
        both: oo -> .. right unless next to x
        """;
    assertThat(moves(one, "xoo", Player.LEFT)).isEmpty();
    assertThat(moves(one, "oox", Player.LEFT)).containsExactly("a1-b1");
    assertThat(moves(one, "xoo.oox", Player.RIGHT)).containsExactly("e1-f1");
    String graph =
        """
        game: Vertices
        board: graph
        pieces: . o #
        left: .. -> ## if next to o
        """;
    for (String path :
        List.of("1-2 2-3 v=o..", "1-2 2-3 v=..o", "2-1 1-3 v=.o.", "1-3 3-2 v=.o.")) {
      assertThat(moves(graph, path, Player.LEFT)).as(path).hasSize(1);
    }
    assertThat(moves(graph, "1-2 2-3 3-4 v=o..o", Player.LEFT)).hasSize(1);
  }

  /** Letters of pieces that belong to nobody stay when the players change places. */
  @Test
  void onlyThePiecesOfThePlayersAreExchanged() {
    assertThat(
            position("game: A\nboard: grid\npieces: . x/o y z\neach: yo -> x.\n", "yoxz")
                .negative()
                .text())
        .isEqualTo("yxoz");
    assertThat(
            position("game: B\nboard: strip\npieces: . a/b L R\neach: aL -> ..\n", "aLbR")
                .negative()
                .text())
        .isEqualTo("bLaR");
    assertThat(
            position("game: C\nboard: grid\npieces: . x/y o\neach: xo -> ..\n", "xyo")
                .negative()
                .text())
        .isEqualTo("yxo");
    assertThat(
            position("game: D\nboard: grid\npieces: . x o\nleft: xo -> ..\n", "xo")
                .negative()
                .text())
        .isEqualTo("-(xo)");
  }

  @Test
  void whatNoMoveDependsOnSeparatesAndSymmetriesAreFound() {
    RulesCard clobber = RulesCard.read(CLOBBER);
    assertThat(clobber.letters()).isEqualTo("xo.");
    assertThat(clobber.relevant()).isEqualTo("xo");
    assertThat(clobber.adjacency()).isEqualTo(Adjacency.SIDES);
    assertThat(clobber.symmetries()).isEqualTo(Symmetries.ALL);
    RulesCard dominoes =
        RulesCard.read(
            """
            game: D
            board: grid
            pieces: . #
            left: .. -> ## down
            right: .. -> ## right
            """);
    assertThat(dominoes.symmetries()).isEqualTo(Symmetries.ROWS_AGAINST_COLUMNS);
    RulesCard toads =
        RulesCard.read(
            "game: T\nboard: strip\npieces: . t/f\neach: t. -> .t forward\neach: tf. -> .ft forward");
    assertThat(toads.symmetries().negating()).isNotEmpty();
    assertThat(toads.symmetries().keeping())
        .doesNotContain(org.gamester.rulesets.board.Turn.FLIP_COLUMNS);
    assertThat(toads.relevant()).isEqualTo(".tf");
    assertThat(position(CLOBBER, "xo.xo").components()).hasSize(2);
  }

  @Test
  void anImpartialMoveIsThatOfBoth() {
    String cram = "game: C\nboard: grid\npieces: . #\nboth: .. -> ## in any direction";
    assertThat(position(cram, "2x2").isImpartial()).isTrue();
    assertThat(moves(cram, "2x2", Player.LEFT)).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ⇒ ",
      textBlock =
          """
          take 1 or 2 ⇒ 0.33
          take 1-3 ⇒ 0.333
          take 1, 2 or 4 ⇒ 0.3303
          take 1 or 2, leaving 0, 1 or 2 heaps ⇒ 0.77
          take 2, leaving 1 heap ⇒ 0.02
          take any number ⇒ 0.3[3]
          take 2 or more, leaving 2 heaps ⇒ 0.04[4]
          """)
  void takingIsACode(String words, String code) {
    RulesCard card = RulesCard.read("game: H\nboard: heap\nboth: " + words);
    assertThat(card.takingOfLeft()).isEqualTo(code);
    assertThat(card.takingOfRight()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ⇒ ",
      textBlock =
          """
          board: grid ⇒ 1 ⇒ 12 ⇒ game:
          game: 7 ⇒ 1 ⇒ 7 ⇒ a name of letters
          game: A;board: ball ⇒ 2 ⇒ 8 ⇒ grid, strip, graph, heap
          game: A;board: grid;pieces: x x ⇒ 3 ⇒ 11 ⇒ is listed twice
          game: A;board: grid;pieces: . 1 ⇒ 3 ⇒ 11 ⇒ cannot stand for a piece
          game: A;board: grid;pieces: . x ⇒ 3 ⇒ 12 ⇒ a line of moves
          game: A;board: grid;pieces: . x;left: .y -> x. ⇒ 4 ⇒ 8 ⇒ one of the pieces
          game: A;board: grid;pieces: . x;left: x -> xx ⇒ 4 ⇒ 12 ⇒ the move changes 1 cell into 2
          game: A;board: grid;pieces: . x;left: .x -> x ⇒ 4 ⇒ 13 ⇒ the move changes 2 cells into 1; both sides must have the same number of cells
          game: A;board: grid;pieces: . x;left: .x -> .x ⇒ 4 ⇒ 13 ⇒ changes nothing
          game: A;board: grid;pieces: . x;left: .x => xx ⇒ 4 ⇒ 10 ⇒ ->
          game: A;board: grid;pieces: . x;left: .x -> xx sideways ⇒ 4 ⇒ 16 ⇒ a direction
          game: A;board: grid;pieces: . x;left: . -> x down ⇒ 4 ⇒ 14 ⇒ no direction
          game: A;board: strip;pieces: . x;left: .x -> xx down ⇒ 4 ⇒ 16 ⇒ on a strip
          game: A;board: graph;pieces: . x;left: .x -> xx up ⇒ 4 ⇒ 16 ⇒ no directions on a graph
          game: A;board: graph;pieces: . x;left: .x. -> xxx ⇒ 4 ⇒ 7 ⇒ two that an edge joins
          game: A;board: grid;pieces: . x;both: .x -> xx forward ⇒ 4 ⇒ 16 ⇒ another direction
          game: A;board: grid;pieces: . x;each: .x -> xx ⇒ 4 ⇒ 7 ⇒ pieces of the players
          game: A;board: grid;pieces: . x;left: . -> x unless near x ⇒ 4 ⇒ 21 ⇒ next to
          game: A;board: grid;pieces: . x y;left: . -> x;left: . -> y ⇒ 5 ⇒ 7 ⇒ another move
          game: A;board: heap;pieces: . x;left: take 1 ⇒ 3 ⇒ 9 ⇒ heaps have no pieces
          game: A;pieces: . x/o;left: take 1;board: heaps ⇒ 2 ⇒ 9 ⇒ heaps have no pieces
          game: A;board: heap;start: empty;left: take 1 ⇒ 3 ⇒ 8 ⇒ heaps have no start
          game: A;board: heap;left: eat 2 ⇒ 3 ⇒ 7 ⇒ take
          game: A;board: heap;left: take 0 ⇒ 3 ⇒ 12 ⇒ number taken
          game: A;game: B ⇒ 2 ⇒ 1 ⇒ duplicate line game:
          colour: red ⇒ 1 ⇒ 1 ⇒ one of the words
          game A ⇒ 1 ⇒ 6 ⇒ :
          """)
  void whatIsWrongHasItsPlace(String card, int line, int column, String part) {
    assertThatThrownBy(() -> RulesCards.read(card.replace(';', '\n')))
        .isInstanceOfSatisfying(
            TextException.class,
            e -> {
              assertThat(e.complaint()).contains(part);
              assertThat(e.getMessage()).contains("^");
              assertThat(List.of(e.line(), e.column())).containsExactly(line, column);
            });
  }

  @Test
  void mutatedCardsAreReadOrRefused() {
    Random random = new Random(5);
    List<String> cards =
        List.of(
            CLOBBER,
            "game: K\nboard: heap\nboth: take 1 or 2, leaving 0, 1 or 2 heaps",
            "game: S\nboard: graph\npieces: . x/o\neach: . -> x unless next to o",
            "game: T\nboard: strip\npieces: . t/f\neach: tf. -> .ft forward\nexample: tt.ff");
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(cards.get(random.nextInt(cards.size())));
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, (char) (random.nextInt(96) + 32));
          default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 9)));
        }
      }
      try {
        assertThat(RulesCards.read(text.toString()).id()).isNotEmpty();
      } catch (TextException e) {
        refused++;
        assertThat(e.line()).isPositive();
      }
    }
    assertThat(refused).isBetween(1_000, 19_500);
  }
}
