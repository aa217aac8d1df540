package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gamester.rulesets.heap.Nim;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
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
      assertThat(ruleset.rule()).isNotBlank().endsWith(".");
      PositionSum example = CATALOGUE.readSum(ruleset.example());
      assertThat(example.terms()).hasSize(1);
      PositionSum.PositionTerm term = (PositionSum.PositionTerm) example.terms().getFirst();
      assertThat(term.rules().ruleset()).isSameAs(ruleset);
      assertThat(CATALOGUE.readSum(example.text()).toPosition(value -> ShortGame.ZERO))
          .isEqualTo(example.toPosition(value -> ShortGame.ZERO));
      ruleset.named().keySet().forEach(name -> assertThat(CATALOGUE.has(name)).isTrue());
    }
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
      })
  void rulesAreWrittenAsTheyAreRead(String text, String written) {
    Rules rules = CATALOGUE.rules(text);
    if (written.equals("error")) {
      assertThatThrownBy(() -> rules.read("3")).isInstanceOf(TextException.class);
    } else {
      assertThat(rules.text()).isEqualTo(written);
    }
  }

  @Test
  void aNameBelongsToOneRuleset() {
    assertThatThrownBy(() -> Catalogue.of(List.of(new Nim(), new Nim())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nim");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3) + young(2,1) - hackenbush(xo) + ^*; nim(3) + young(2,1) - hackenbush(xo) + ^*",
        "young(9,7,7,2)-hackenbush(xo)+{2|-1}; young(9,7,7,2) - hackenbush(xo) + {2|-1}",
        "- nim(3); -nim(3)",
        "nim(3) - -nim(2); nim(3) + nim(2)",
        "-1^ + nim(2); -1^ + nim(2)",
        "3/4 - {1||0|-1} + +-2; 3/4 - {1||0|-1} + +-2",
        "miny(2) + tiny(1); miny(2) + tiny(1)",
        "splittles{1,3 | 2,4}(14) + white knight(2,3); splittles{1,3 | 2,4}(14) + white-knight((2,3))",
        "geography triple(A(3,2,1) - A(1,1,1)); geography-triple(A(3,2,1) - A(1,1,1))",
        "/* one */ nim(1); nim(1)",
      })
  void sumsAreReadAndWritten(String text, String written) {
    PositionSum sum = CATALOGUE.readSum(text);
    assertThat(sum.text()).isEqualTo(written);
    assertThat(CATALOGUE.readSum(written).text()).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3) +; 9; expected a position, as in nim(3), or a value",
        "nim(3) nim(4); 8; expected +, - or the end of the sum",
        "nim(3) +-1; 8; ambiguous",
        "nim(x); 5; a heap size",
        "col(x) + nim(2); 1; there is no ruleset named 'col'",
        "nim; 1; ok",
        "nim{}{3}; 6; ( and a position of nim",
      })
  void sumsAreRefused(String text, int column, String complaint) {
    if (complaint.equals("ok")) {
      assertThat(CATALOGUE.readSum(text).terms().getFirst())
          .isInstanceOf(PositionSum.ValueTerm.class);
      return;
    }
    assertThatThrownBy(() -> CATALOGUE.readSum(text))
        .isInstanceOfSatisfying(
            TextException.class,
            refusal -> {
              assertThat(refusal.complaint()).contains(complaint);
              assertThat(refusal.column()).isEqualTo(column);
            });
  }

  @Test
  void aSumIsOnePositionWithItsValuesRead() {
    PositionSum sum = CATALOGUE.readSum("hackenbush(xo) - nim(2) - 1/2 + *2");
    Position position = sum.toPosition(term -> ValueText.read(term.text()));
    assertThat(position.components()).hasSize(4);
    assertThat(new SlowEvaluator().value(position).isZero()).isTrue();
    assertThat(position.moves(Player.LEFT).getFirst().name()).isEqualTo("1: x1");
  }

  /** A whole new ruleset: take one token, or half of an even heap. */
  static final class Halving implements Ruleset {
    @Override
    public String id() {
      return "halving";
    }

    @Override
    public String rule() {
      return "Take one token; Left may take half of an even heap instead.";
    }

    @Override
    public String example() {
      return "halving(6)";
    }

    @Override
    public Position read(Parameters parameters, TextReader text) {
      return new HalvingHeap(text.number("a heap size", 0, 1_000_000));
    }

    record HalvingHeap(long size) implements Position {
      @Override
      public List<Position> options(Player player) {
        OptionList options = new OptionList();
        if (size > 0) {
          options.add(new HalvingHeap(size - 1));
        }
        if (player == Player.LEFT && size > 2 && size % 2 == 0) {
          options.add(new HalvingHeap(size / 2));
        }
        return options.toList();
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
    Position position =
        own.readSum("halving(4) - halving(1) + nim(1)").toPosition(term -> ShortGame.ZERO);
    assertThat(new SlowEvaluator().value(position).toString()).isNotEmpty();
    assertThat(position.moves(Player.LEFT).getFirst().name()).isEqualTo("1: 4 -> 3");
  }
}
