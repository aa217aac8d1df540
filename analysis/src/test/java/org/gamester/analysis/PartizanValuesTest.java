package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Values of partizan games on strips, boards and graphs, from the sources that their rules are
 * taken from or computed from the rules by other programs. A search that knows no values confirms
 * each.
 */
class PartizanValuesTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  private static void check(String position, String value) {
    Position read = Catalogue.standard().readSum(position);
    ShortGame expected = GameReader.exact().read(value);
    assertThat(EVALUATOR.value(read)).isEqualTo(expected);
    PlainSearch search = new PlainSearch(500_000);
    assertThat(search.hasValue(read, expected)).as("%s = %s by search", position, value).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "toads(t.f); *",
        "toads(t..f); 0",
        "toads-and-frogs(t.); 1",
        "toads-and-frogs(t.f.); 1/2",
        "toads-and-frogs(t.ff); {0|-1/2}",
        "toads-and-frogs(ttf.f); v",
        "toads-and-frogs(tft.tff); ^",
        "toads-and-frogs(tftf.tf); 0",
        "toads-and-frogs(tt.ff); *",
        "toads-and-frogs(tt..ff); *",
        "elephants(x.o); *",
        "elephants(x..o); 0",
        "elephants(x...o); *",
        "elephants(xx..o); 1",
        "elephants(xx...oo); +-1",
        "elephants(x.x.o); {2|1}",
        "elephants-and-rhinos(xo..x.x.o); {2|1}",
        "toads{maxJump=0}(x.x.o); {2|1}",
        "gen_toads(1,1,0,0:x.x.o); {2|1}",
        "gen_toads(1,1,1,0:t.f.); 1/2",
        "gen_toads(1,1,2,1:xx.); 2",
        "toads{1, 2, 1, true}(xx.); 2",
      })
  void toadsAndFrogs(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "clobber(xo); *",
        "clobber(xxo); ^",
        "clobber(xoo); v",
        "clobber(xxoo); 0",
        "clobber(xxxo); ^2*",
        "clobber(xoxo); +-{*,^}",
        "clobber(xoxoxo); 0",
        "clobber(xxoxxo); ^",
        "clobber(xxoxxoxxo); ^2",
        "clobber(xo|ox); *",
        "clobber(xo|xo); 0",
        "clobber(xox|oxo); 0",
        "clobber_1xn(xxo#xo); ^*",
        "anti-clobber(xo.); -1",
        "anti-clobber(x.o); *",
        "anti-clobber(.xo); 1",
        "anti-clobber(x.x); 1",
        "hot-clobber(xox); {1|0}",
        "hot-clobber(xo); *",
        "cannibal_clobber(xx); 1",
        "kings(xo.|.ox); *",
        "kings(x.|.o); *",
        "knights(x..|..o); *",
        "knights(x#o|#.#|#.#); 0",
        "rooks(x.o); *",
        "rooks(x#o); 0",
        "rooks(xxoo); *",
        "rooks(xox); ^",
        "queens(xo|ox); *",
        "queens(xox); ^",
        "clobber-family{range=2}(x.o); *",
        "clobber-family{range=2}(x..o); 0",
        "clobber-family{directions=knight, takes=empty, leaves=own}(x..|...); 1",
      })
  void clobber(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "fission(.|x|.); 1",
        "fission(.x.); -1",
        "fission(...|.x.|...); 0",
        "fission(.x..); -2",
        "fission(..x.|....|..x.|....); -2",
        "fission(.x.x|..x.|....|..x.); {-1|-4}",
        "fission(.....|..x..|.....); -1",
        "fission(....|..x.|....|....); 0",
        "fission(....|..x.|....|#..#); 0",
      })
  void fission(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "king-dirt(x..); 2",
        "king-dirt(x.o); *",
        "king-dirt(x..o); 0",
        "king-dirt(1,1:.); *",
        "king-dirt{1, 1}(..); 0",
        "king-dirt{1, 1}(0,0:x..); 2",
        "gen_king_dirt(1,1,0:..); 0",
        "king-dirt{mustPlace=true}(1,1:...); *",
        "gen_king_dirt(1,1,1:...); *",
        "battle-sheep(2 0); 1",
        "battle-sheep(3 0 0); 2",
        "battle-sheep(2 0 -2); *",
        "sheep(3 0 0 -3); +-1",
        "battle-sheep(2 0|0 -2); 0",
        "battle-sheep(2,0,1,0,-2); 0",
        "ski-jumps(L..); 3",
        "ski-jumps(..R); -3",
        "ski-jumps(L.R); *",
        "ski-jumps(.L...|.R...|.....); 5/2",
        "ski-jumps(L....|....R|.....); 1/2",
        "ski-jumps(L....|R....|.....); 9/2",
        "ski-jumps(L....|....R|l....); 5",
        "ski-jumps(........|...l....|.......R|........|......L.); -1",
      })
  void stonesHerdsAndSkiers(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "dicotic(domineering(2x2)); *",
        "twisted domineering(2x2); 0",
        "dicotic domineering(2x3); ^",
        "impartial(domineering)(2x3); *",
        "twisted(domineering(2x3)); 1",
        "impartial(clobber)(xo); *",
        "impartial toads{maxJump=0}(x.o); *",
        "impartial(hackenbush(x) + hackenbush(o)); 0",
        "dicotic(hackenbush(x) + hackenbush(o)); 0",
        "dicotic hackenbush(x + o); 0",
        "impartial(5); *",
        "integer-game(-3); -3",
        "dyadic-rational(12/8); 3/2",
        "switch-game(1/2, -4/8); +-1/2",
        "switch-game(-1, 3); 0",
        "up_star(-2 *); vv*",
        "up_star(*); *",
        "nimber(15); *15",
      })
  void variantsAndTypedValues(String position, String value) {
    check(position, value);
  }
}
