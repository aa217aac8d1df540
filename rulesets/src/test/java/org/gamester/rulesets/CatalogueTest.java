package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.Nim;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rulesets are found by their names, and sums of positions of any of them are read and written. */
class CatalogueTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();

  @Test
  void everyRulesetHasItsDocumentationAndAnExampleThatIsRead() {
    assertThat(CATALOGUE.rulesets().stream().map(Ruleset::id))
        .contains("nim", "splittles", "geography-triple", "hackenbush", "young", "tree")
        .isSorted();
    for (Ruleset ruleset : CATALOGUE.rulesets()) {
      assertThat(ruleset.description().rule()).isNotBlank().endsWith(".");
      assertThat(ruleset.description().boardKind() == BoardKind.OTHER)
          .isEqualTo(ruleset instanceof Variant);
      boolean isTypedValue = ruleset.id().equals("typed-value");
      assertThat(ruleset.description().smallPositions().isEmpty()).isEqualTo(isTypedValue);
    }
  }

  @Test
  void everyNameHasATitleAndAnExampleThatIsRead() {
    assertThat(CATALOGUE.entries()).hasSizeGreaterThan(80);
    for (CatalogueEntry entry : CATALOGUE.entries()) {
      assertThat(entry.title()).matches("\\p{Lu}.*");
      assertThat(CATALOGUE.find(entry.name())).contains(entry);
      Position example = entry.examplePosition(CATALOGUE);
      Ruleset ruleset = entry.ruleset();
      if (ruleset.id().equals("typed-value")) {
        assertThat(example.rules().ruleset().id()).isIn("value", "tree");
      } else {
        assertThat(example.rules().ruleset().id()).isEqualTo(ruleset.id());
        assertThat(entry.example()).startsWith(example.rules().text() + "(");
        if (entry.isNamedGame()) {
          assertThat(example.rules().text()).isEqualTo(entry.name());
        }
      }
      assertThat(CATALOGUE.readSum(example.rules().text(example))).isEqualTo(example);
    }
  }

  /** What a partizan ruleset says of itself, some small position of it shows. */
  @Test
  void partizanGamesHaveAPositionWithDifferentMoves() {
    for (CatalogueEntry entry : CATALOGUE.entries()) {
      if (entry.partizanship(CATALOGUE) == Partizanship.PARTIZAN) {
        Position example = entry.examplePosition(CATALOGUE);
        assertThat(example.isImpartial()).as(entry.name()).isFalse();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dommineering, domineering",
    "hakenbush, hackenbush",
    "tods, toads",
    "grundi, grundy",
    "Toppling-Domino, toppling-dominoes",
    "dommino, toppling-dominoes",
    "generalised-geography, directed-geography",
  })
  void theNearestNameIsFirst(String name, String nearest) {
    assertThat(CATALOGUE.nearest(name).getFirst().name()).isEqualTo(nearest);
    assertThat(CATALOGUE.nearest("qwertyuiop")).isEmpty();
    assertThat(CATALOGUE.nearest("xyz")).isEmpty();
  }

  /** Each game stands once in the catalogue; its other names stand for the same rules. */
  @Test
  void noGameHasTwoEntries() {
    assertThat(CATALOGUE.entries().stream().map(CatalogueEntry::definition))
        .doesNotHaveDuplicates();
    for (CatalogueEntry entry : CATALOGUE.entries()) {
      for (String alias : entry.aliases()) {
        assertThat(CATALOGUE.find(alias)).as(alias).contains(entry);
      }
    }
    assertThat(CATALOGUE.readSum("grundys-game(5)").rules().text()).isEqualTo("grundy");
  }

  /** A letter is not a heap, whatever the ruleset: only o stands for a token of a row. */
  @Test
  void lettersAreNotHeaps() {
    for (CatalogueEntry entry : CATALOGUE.entries()) {
      if (entry.ruleset() instanceof HeapGame && entry.isNamedGame()) {
        Rules rules = CATALOGUE.rules(entry.name());
        for (char letter = 'a'; letter <= 'z'; letter++) {
          String text = String.valueOf(letter);
          if (letter != 'o') {
            assertThatThrownBy(() -> rules.read(text))
                .as(entry.name() + "(" + text + ")")
                .isInstanceOf(TextException.class);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "wythoff((2,5)); wythoff(2,5)",
        "wythoff(2,5); wythoff(2,5)",
        "cutcake((3,4)); cutcake(3,4)",
        "partizan-euclid((7,5)); partizan-euclid(7,5)",
        "-partizan-euclid(7,5); -partizan-euclid(7,5)",
      })
  void aPairOfNumbersHasOneBracket(String text, String written) {
    Position position = CATALOGUE.readSum(text);
    assertThat(position.rules().text(position)).isEqualTo(written);
    assertThat(CATALOGUE.readSum(written)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource({
    "White Knight, chessfights",
    "whiteknight, chessfights",
    "GEOGRAPHY_TRIPLE, geography-triple",
    "nim game, nim",
    "laskers, octal",
    "kayles, octal",
    "pomax game, pomax",
    "Blue-Red Hackenbush, hackenbush",
    "grundy game, octal",
  })
  void namesAreFoundInManySpellings(String name, String id) {
    assertThat(CATALOGUE.rules(name).ruleset().id()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "splittles{1,3|2,4}; splittles{1,3 | 2,4}",
        "splittles{ left=odd | right=r }; error",
        "chessfights{ right = king }; chessfights{right=king}",
        "gk{k=2}; gk{2}",
        "white knight; white-knight",
        "nim; nim",
        "octal{C=.0}; octal{C=.0}",
      })
  void rulesAreWrittenAsTheyAreRead(String text, String written) {
    if (written.equals("error")) {
      assertThatThrownBy(() -> CATALOGUE.rules(text)).isInstanceOf(TextException.class);
    } else {
      assertThat(CATALOGUE.rules(text).text()).isEqualTo(written);
    }
  }

  @Test
  void aNameBelongsToOneRuleset() {
    Catalogue twice = Catalogue.of(List.of(new Nim(), new Nim()));
    assertThat(twice.rulesets()).hasSize(1);
    assertThatThrownBy(() -> twice.rules("nim"))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("two rulesets have the name nim");
    assertThat(CATALOGUE.rulesets()).allMatch(ruleset -> ruleset.fault().isEmpty());
    assertThat(CATALOGUE.entries())
        .allMatch(entry -> CATALOGUE.find(entry.name()).equals(Optional.of(entry)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3) + young(2,1) - hackenbush(xo) + ^*; nim(3) + young(2,1) + hackenbush(ox) + ^*",
        "young(9,7,7,2)-hackenbush(xo)+{2|-1}; young(9,7,7,2) + hackenbush(ox) + {2|-1}",
        "- nim(3); nim(3)",
        "-gk(3) - 1; -gk(3) - 1",
        "nim(1) + -1^; nim(1) - 1v",
        "nim(1) + (2+*3) + (-1+*2); nim(1) + (2+*3) + (-1+*2)",
        "nim(3) - -nim(2); nim(3 + 2)",
        "-1^ + nim(2); -1^ + nim(2)",
        "3/4 - {1||0|-1} + +-2; 3/4 + {1|0||-1} + +-2",
        "nim(1) + Miny(2) + Tiny(1); nim(1) + Miny(2) + Tiny(1)",
        "splittles{1,3 | 2,4}(14) + white knight(2,3); splittles{1,3 | 2,4}(14) + white-knight(2,3)",
        "geography triple(A(3,2,1) - A(1,1,1)); geography-triple(A(3,2,1) - A(1,1,1))",
        "/* one */ nim(1); nim(1)",
        "col(2-3 1 v=x..); col(2-3 1 v=x..)",
        "domineering(5x0) + cram(0x3); domineering(5x0) + cram(0x3)",
        // the partizan games on strips, boards and graphs, and variants
        "impartial clobber(xo|ox); impartial(clobber(xo|ox))",
        "impartial(clobber)(xo|ox) + nim(1); impartial(clobber(xo|ox)) + nim(1)",
        "impartial toads{maxJump=0}(x.o); impartial(toads{maxJump=0}(x.o))",
        "impartial(toads{maxJump=0})(x.o); impartial(toads{maxJump=0}(x.o))",
        "twisted(clobber(xo) + 1/2) - dicotic(nim(2) - {2|1}); twisted(clobber(xo) + 1/2) + dicotic(nim(2) + {2|1})",
        "dicotic(gk(3)) + dicotic gk(2 + 1); dicotic(gk(3)) + dicotic(gk(2)) + dicotic(gk(1))",
        "gen_toads(1,2,3,0:x..o); toads{1, 2, 3, false}(x..o)",
        "clobber_1xn(xo); clobber(xo)",
        "king dirt(2,1:x.); king-dirt(2,1:x.)",
        "king-dirt{2, 1}(x.); king-dirt{2, 1}(x.)",
        "gen_king_dirt(2,1,1:x.); king-dirt{mustPlace=true}(2,1:x.)",
        "sheep(2, 0 | 0, -1); battle-sheep(2 0|0 -1)",
        "up_star(-2 *) + switch_game(2, 1); vv* + tree({2|1})",
      })
  void sumsAreReadAndWritten(String text, String written) {
    Position sum = CATALOGUE.readSum(text);
    assertThat(sum.rules().text(sum)).isEqualTo(written);
    assertThat(CATALOGUE.readSum(written)).isEqualTo(sum);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3) +; 9; expected a position, as in nim(3), or a value",
        "nim(3) nim(4); 8; expected +, - or the end of the sum",
        "nim(3) +-1; 8; unclear",
        "nim(x); 5; a heap size",
        "nimm(x) + nim(2); 1; there is no ruleset named 'nimm'; did you mean nim?",
        "nim + 1; 1; is a ruleset; its positions are written as in nim(3+7+9)",
        "clobber(x o); 10; unexpected blank within a row of cells",
        "octal + 1; 1; is a ruleset; its positions are written as in octal{0.77}(",
        "kayles; 1; is a ruleset; its positions are written as in kayles(",
        "impartial clobber; 1; is a ruleset; its positions are written as in impartial clobber(",
        "hackenbush xo; 1; is a ruleset; its positions are written as in hackenbush(",
        "nim{}{3}; 6; ( and a position of nim",
      })
  void sumsAreRefused(String text, int column, String complaint) {
    assertThatThrownBy(() -> CATALOGUE.readSum(text))
        .isInstanceOfSatisfying(
            TextException.class,
            refusal -> {
              assertThat(refusal.complaint()).contains(complaint);
              assertThat(refusal.column()).isEqualTo(column);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "impartial clobber(xo) + 1; 21",
        "impartial(clobber)(xo) + 1; 22",
        "impartial(clobber(xo)) + 1; 22",
        "impartial toads{maxJump=0}(x.o) * 2; 31",
        "impartial clobbre(xo); -1",
        "-clobber(xo); -1",
      })
  void theEndOfAPositionIsFound(String text, int end) {
    assertThat(CATALOGUE.endOfPosition(text, 0)).isEqualTo(end);
  }

  @Test
  void aSumIsOnePositionWithItsValuesRead() {
    Position position = CATALOGUE.readSum("hackenbush(xo) - nim(2) - 1/2 + *2");
    assertThat(position.components()).hasSize(4);
    assertThat(new SlowEvaluator().value(position).isZero()).isTrue();
    assertThat(position.moves(Player.LEFT).getFirst().name()).isEqualTo("hackenbush(xo): cut x1");
  }

  /** A whole new ruleset: take one token, or half of an even heap. */
  static final class Halving extends Game {
    Halving() {
      super(
          Description.of(
              "halving",
              "Take one token; Left may take half of an even heap instead.",
              "halving(6)"));
    }

    @Override
    public Position read(TextReader text) {
      return new HalvingHeap(this, text.number("a heap size", 0, 1_000_000));
    }

    record HalvingHeap(Halving rules, long size) implements Position {
      @Override
      public List<Move> moves(Player player) {
        List<Move> moves = new ArrayList<>();
        if (size > 0) {
          moves.add(Move.of(new HalvingHeap(rules, size - 1), "take one"));
        }
        if (player == Player.LEFT && size > 2 && size % 2 == 0) {
          moves.add(Move.of(new HalvingHeap(rules, size / 2), "take half"));
        }
        return moves;
      }

      @Override
      public String text() {
        return Long.toString(size);
      }
    }
  }

  @Test
  void aNewRulesetIsASmallClass() {
    Catalogue own = Catalogue.of(List.of(new Halving(), new Nim()));
    Position position = own.readSum("halving(4) - halving(1) + nim(1)");
    assertThat(new SlowEvaluator().value(position).toString()).isNotEmpty();
    assertThat(position.moves(Player.LEFT).getFirst().name()).isEqualTo("halving(4): take one");
  }
}
