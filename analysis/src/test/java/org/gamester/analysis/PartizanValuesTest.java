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
        "dicotic(hackenbush(x) + hackenbush(o)); *",
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

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cutcake(1,1); 0",
        "cutcake(1,2); 1",
        "cutcake(1,3); 2",
        "cutcake(1,4); 3",
        "cutcake(1,5); 4",
        "cutcake(1,6); 5",
        "cutcake(2,1); -1",
        "cutcake(2,2); 0",
        "cutcake(2,3); 0",
        "cutcake(2,4); 1",
        "cutcake(2,5); 1",
        "cutcake(2,6); 2",
        "cutcake(2,7); 2",
        "cutcake(2,8); 3",
        "cutcake(3,1); -2",
        "cutcake(3,2); 0",
        "cutcake(3,3); 0",
        "cutcake(3,4); 1",
        "cutcake(3,5); 1",
        "cutcake(3,6); 2",
        "cutcake(3,7); 2",
        "cutcake(3,8); 3",
        "cutcake(4,1); -3",
        "cutcake(4,2); -1",
        "cutcake(4,3); -1",
        "cutcake(4,4); 0",
        "cutcake(4,5); 0",
        "cutcake(4,6); 0",
        "cutcake(4,7); 0",
        "cutcake(4,8); 1",
        "maundy-cake(1,1); 0",
        "maundy-cake(1,2); 1",
        "maundy-cake(1,3); 1",
        "maundy-cake(1,4); 3",
        "maundy-cake(1,5); 1",
        "maundy-cake(1,6); 4",
        "maundy-cake(1,7); 1",
        "maundy-cake(1,8); 7",
        "maundy-cake(2,1); -1",
        "maundy-cake(2,2); 0",
        "maundy-cake(2,3); 0",
        "maundy-cake(2,4); 1",
        "maundy-cake(2,5); 0",
        "maundy-cake(2,6); 1",
        "maundy-cake(2,7); 0",
        "maundy-cake(2,8); 3",
        "maundy-cake(4,1); -3",
        "maundy-cake(4,2); -1",
        "maundy-cake(4,3); -1",
        "maundy-cake(4,4); 0",
        "maundy-cake(4,5); -1",
        "maundy-cake(4,6); 0",
        "maundy-cake(4,7); -1",
        "maundy-cake(4,8); 1",
        "eatcake(1,1); *",
        "eatcake(1,2); v",
        "eatcake(1,3); *",
        "eatcake(1,4); v",
        "eatcake(1,5); *",
        "eatcake(2,1); ^",
        "eatcake(2,2); *",
        "eatcake(2,3); {^^|*}",
        "eatcake(2,4); {0,^*|v}",
        "eatcake(3,1); *",
        "eatcake(3,2); {*|vv}",
        "eatcake(3,3); *",
        "turn-and-eatcake(1,1); *",
        "turn-and-eatcake(1,2); ^",
        "turn-and-eatcake(1,3); *",
        "turn-and-eatcake(1,4); ^<2>",
        "turn-and-eatcake(1,5); v*",
        "turn-and-eatcake(2,1); v",
        "turn-and-eatcake(2,2); 0",
        "turn-and-eatcake(2,3); v",
        "turn-and-eatcake(2,4); 0",
      })
  void cakes(String position, String value) {
    Position cake = Catalogue.standard().readSum(position);
    ShortGame expected = GameReader.exact().read(value);
    assertThat(EVALUATOR.value(cake)).isEqualTo(expected);
    boolean isSmall = !position.startsWith("cutcake") && !position.startsWith("maundy");
    if (isSmall || position.endsWith(",3)") || position.endsWith(",4)")) {
      assertThat(new PlainSearch(500_000).hasValue(cake, expected)).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "partizan-euclid(4,3); ^",
        "partizan-euclid(3,2); *",
        "partizan-euclid(5,2); *",
        "partizan-euclid(5,3); v",
        "partizan-euclid(5,4); ^2*",
        "partizan-euclid(7,3); ^",
        "partizan-euclid(7,5); {*|v}",
        "partizan-euclid(8,5); 0",
        "partizan-euclid(8,3); v",
        "partizan-euclid(2,7); {*||*|v}",
        "partizan-euclid(0,5); 0",
        "partizan-euclid(6,3); 0",
      })
  void euclid(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "fjords(x.); 1",
        "fjords(x..); 2",
        "fjords(x.o); 0",
        "fjords(x..o); *",
        "fjords(.x..o); 1*",
        "fjords{contested=open}(x.o); *",
        "fjords{open}(x..o); 0",
        "fjords{open}(x...o); *",
        "partizan-arc-kayles(path e=xx); 1",
        "partizan-arc-kayles(path e=xo); *",
        "partizan-arc-kayles(path e=xxo); 1/2",
        "partizan-arc-kayles(path e=xox); {1|0}",
        "partizan-arc-kayles(path e=xoxo); +-1",
        "partizan-arc-kayles(path e=xxoo); 0",
        "partizan-arc-kayles(path e=ggg); *2",
        "childish-hackenbush(xo); 0",
        "childish-hackenbush(xx); 2",
        "childish-hackenbush(xox); 1",
        "childish-hackenbush(0-1:x 1-2:x 1-3:o); 1",
        "hackenbush{childish=o}(ox); 0",
        "digraph-placement(1 v=x); 1",
        "digraph-placement(1>2 v=xo); 1/2",
        "digraph-placement(1>2 2>1 v=xo); *",
        "digraph-placement(2>1 v=xo); -1/2",
        "digraph-placement(2>1 3>1 4>1 5>1 3>2 4>2 5>2 2>5 3>5 4>5 v=ooxxx); 2v*",
      })
  void graphs(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "konane(.ox); 1",
        "konane(.ox.); *",
        "konane(.o.ox.); ^*",
        "konane(.oxo.); 1",
        "konane(x.o); 0",
        "konane(.oxox); 2",
        "konane(.oxoxox); 3",
        "konane(xox.); -1",
        "konane(.ox.|o..x|....); +-1",
        "konane(.x..|..x.|.o..|..o.); 0",
        "konane(xoxo|o..x|xoxo|oxox); 0",
      })
  void konane(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hex(1x1); *",
        "hex(1x2); v",
        "hex(2x1); ^",
        "hex(2x2); *2",
        "hex{fill}(1x1); *",
        "hex{end=fill}(2x1); {1|*}",
        "hex{fill}(2x2); +-1",
      })
  void hex(String position, String value) {
    check(position, value);
  }

  @ParameterizedTest
  @CsvSource({
    "2x1, L", "2x2, N", "2x3, R", "2x4, R", "3x1, L", "3x2, L", "3x3, N", "1x3, R",
  })
  void hexHasOneOutcomeUnderBothConventions(String board, String outcome) {
    for (String rules : new String[] {"hex", "hex{fill}"}) {
      Position position = Catalogue.standard().read(rules, board);
      assertThat(new PlainSearch(2_000_000).outcome(position)).hasToString(outcome);
    }
  }
}
