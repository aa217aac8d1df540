package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold for every position of every ruleset, checked on followers of a few. */
class PositionLawsTest {
  private static final int MOST_FOLLOWERS = 150;
  private static final int FOLLOWERS_OF_EXAMPLES = 30;
  private static final SlowEvaluator EVALUATOR = new SlowEvaluator();

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "geography-triple ~ A(2,3,1)",
        "geography-triple ~ A(1,2,1) - B(2,1,0)",
        "geography-board ~ @...|....|....",
        "geography-board ~ .#.|.@.|..#|...",
        "geography-board{step=1} ~ @...|....|.#..",
        "geography-partizan ~ cycle 5 e=xogxo at 2",
        "geography-partizan ~ rook 2x3 e=xxxxxxooo at 1",
        "geography-partizan{delete=edge} ~ complete 4 e=xogxog at 1",
        "geography-partizan ~ 1>2:x 2>3:g 3>1:o 2-2:g 1-2:o 1-2:o at 1",
        "chessfights ~ (4,5)",
        "chessfights{king, knight(2,3)} ~ (4,5)",
        "chessfights{queen, rook} ~ (3,4)",
        "wythoff-queens ~ (3,4)",
        "white-knight ~ (5,4) + (3,3)",
        "gk{2} ~ 8",
        "splittles{1,3 | 2,4} ~ 11",
        "splittles{odd | even} ~ 5 + 4",
        "subtraction{1,2 | 2,3} ~ 9 - (4)",
        "subtraction{2-4} ~ 9+9+5",
        "octal{0.77} ~ 8",
        "octal{4!.07 | 0.{1,3}3} ~ 8",
        "octal{0.[{0+}?]} ~ 7",
        "nim ~ 3+4+5",
        "young ~ 4,3,1",
        "young ~ 4,4,3,1/3,1",
        "poset-game ~ ##xo|gxox|oog",
        "poset-game ~ poset 1<2 1<3 3<4 5<4 6<7 v=xoogxox",
        "poset-game ~ antichain xoxg + chain xog",
        "pomax ~ 4,3,2",
        "pomax ~ poset 1<2 1<3 3<4 5<4 6<7 v=xoogxox",
        "hackenbush ~ xo(g;xx(o;go))",
        "hackenbush ~ xox(o;oxx;x(o;x))",
        "hackenbush ~ g(g:Agg:A;g)",
        "hackenbush ~ 0-1:x 1-2:o 2-0:g 1-1:x 1-2:g",
        "hackenbush ~ (xx;ox:Axo:A)",
        "domineering ~ ...|.#.|..#",
        "domineering ~ 2x4",
        "cram ~ ..#..|....#",
        "clobber ~ xo.|oxo|x.o",
        "clobber ~ xoxox + ox|xo",
        "konane ~ xo.o|oxox|.ox.",
        "nogo ~ x..|.o.",
        "amazons ~ x..|.#o",
        "col ~ path 4",
        "col ~ x.z|y.o",
        "snort ~ cycle 5",
        "snort ~ x..|.#.|..o",
        "node-kayles ~ grid 2x4",
        "node-kayles ~ 1-2 2-3 3-1 3-4 4-5",
        "toads-and-frogs ~ xx..oo",
        "toppling-dominoes ~ xoxgo",
        "kayles ~ 9",
        "kayles ~ oo.ooo.o",
        "chomp ~ 3x4",
        "chomp ~ 4,3,3,1",
        "chomp ~ 2x3 + 3,1",
        "wythoff ~ (4,5)",
        "wythoff{k+2} ~ (5,3)",
        "wythoff{2k+1} ~ (4,5)",
        "wythoff{[3,3,5]} ~ (3,4)",
        "dominim ~ 4/3 + 2/1",
        "dominim ~ 3/6",
        "fibonacci-nim ~ 11",
        "fibonacci-nim ~ 7 limit 4 + 5",
        "take-away{k} ~ 12 limit 3",
        "take-away{3k/2} ~ (9,2)",
        "take-away{[1,3]} ~ 8",
        "mem ~ 9",
        "avoid-true ~ (x1|x2)&(x2|x3|x4)&(x5|x1)",
        "avoid-true ~ (a|b)&(b|c10|c9)&(a|c9)&d after d with e,f",
        "brussels-sprouts ~ 1",
        "brussels-sprouts ~ [4,2] [3,1,1]",
        "uvg ~ grid 2x4 at 2",
        "uvg ~ 1-2 2-3 3-1 3-4 4-5 5-5 at 4",
        "uvg ~ petersen at ?",
        "ueg ~ 1-2 1-2 2-3 3-1 3-3 at 1",
        "ueg ~ K4 at ?",
        "directed-geography ~ 1>2 2>3 3>1 1-4 4>4 4>5 at 1",
        "directed-edge-geography ~ 1>2 2>3 3>1 1-4 4>4 at 1",
        "geography-words ~ ab, bc, ca, cb, bd, aa at ab",
        "geography-words ~ ab, bc, ca, cb, bd, aa",
        "arc-kayles ~ grid 2x4",
        "arc-kayles ~ 1-2 2-3 3-1 3-4 4-5 5-5 2-2",
        "arc-kayles ~ ....|.#..",
        "arc-kayles{weighted} ~ 1-2 2-3 3-1 3-4 5 v=2,1,1,2,3",
        "quicksort ~ 4 1 6 5 7 3 8 2",
        "quicksort ~ 5 3 40 -1 20, 60 50",
        "pseudo-quicksort ~ 4 1 6 5 7 3 8 2",
        "turning-turtles ~ hthth",
        "turning{1-3C(4),5} ~ thhtth",
        "sympler ~ hhthth",
        "spawning{1-3} ~ 6",
        "spawning{3E} ~ 7 + 6",
        "spawning{1-5C} ~ 7",
        "mem ~ (8,2) + 4 last 3",
        "tree ~ {0,*|{1|}}",
        "tree ~ {2+*3,^[2]|+-1,{Tiny(2),+-{1|0}|-1/2v3*},0}",
        "tree ~ (x(o g) o(x g(x o)) g)",
        "tree ~ *{0,*,*{*2,*2}} - {1||0|-1}",
        // the partizan games on strips, boards and graphs
        "toads{2, 3, 2} ~ xx..o.o",
        "toads{1, 2, 2, true} ~ xx.o.o",
        "elephants ~ xo..x.x..o.ox.",
        "anti-clobber ~ xo.|.ox",
        "hot-clobber ~ xo.|oxo",
        "kings ~ xo.|oxo|x.o",
        "knights ~ xox|oxo|x.o",
        "rooks ~ x.o|oxo|x.o",
        "clobber-family{all, 2} ~ x..o|....|o..x",
        "fission ~ ..x.|....|.x..",
        "king-dirt ~ x..|.#o|...",
        "king-dirt ~ 1,2:x.|..",
        "king-dirt{1, 1, true} ~ x..|..o",
        "battle-sheep ~ 3 0 0|0 -2 0|1 0 -3",
        "ski-jumps ~ L...|..R.|....",
        "cutcake ~ (3,4)",
        "maundy-cake ~ (4,6)",
        "cutcake{0.7, 4.0, true} ~ (3,3) + (2,1)",
        "partizan-euclid ~ (13,8) + (2,7)",
        "fjords ~ x..|.o.|..x",
        "fjords{open} ~ cycle 6 v=x..o..",
        "partizan-arc-kayles ~ grid 2x3 e=xogxogx",
        "partizan-arc-kayles ~ 1-2:x 2-3:o 2-2:g 1-2:o 4-5:x",
        "childish-hackenbush ~ xo(g;xx(o;go))",
        "hackenbush{childish=xg} ~ xox(o;g) + 0-1:x 1-2:o 2-0:g",
        "digraph-placement ~ 2>1 3>1 4>1 5>1 3>2 4-2 5>2 2>5 v=ooxxx",
        "hex ~ .x.|o..",
        "hex{fill} ~ ..|..",
        // the classics
        "cutthroat ~ xo#|oxo|xxo",
        "cutthroat ~ 1-2 2-3 3-1 3-4 4-5 5-5 6 v=xoxxoo",
        "blockbusting ~ x...o.. + xx.",
        "blockbusting ~ s..x#tm#d",
        "push ~ .x.o.xo..",
        "push ~ xo#.x.oo",
        "shove ~ .x.o.xo..",
        "maze ~ .#..|.@..|...#|..#.",
        "maize ~ @...|..#.|....",
        "silver-dollar ~ cc..c.c..",
        "silver-dollar{dollar=true} ~ .c.s.c.",
        "euclid ~ (12,5) + (3,8)",
        "euclid{zero} ~ (12,5)",
        "erosion ~ (12,5) - (3,8)",
        "peg-duotaire ~ .xx.|xx.x|.#x.",
        "peg-duotaire{multi} ~ .xx.|xx.x|.xx.",
        "kotzig{8 | 1,3} ~ .@#.....",
        "graph-nim ~ 1-2:3 2-3:2 3-1:1 1-2:1 2-2:1 at 1",
        "graph-nim ~ a-b:2 b-c:1 10-a:1 c-9:2 at b",
        "moore-nim ~ 1+2+3",
        "moore-nim{3} ~ 3,1,2,2",
        "nim-with-pass ~ 2+0+3",
        "nim-with-pass ~ 1+2+3 passed",
        "nim-with-pass{free} ~ 1+2",
        "treblecross ~ ..x...#..",
        "top-entails ~ 4+6+3!",
        "top-entails ~ 5+5+1",
        "impartial ~ clobber(xo.|oxx)",
        "impartial ~ hackenbush(xo(g;x)) + nim(3)",
        "impartial ~ col(path 4) - gk{2}(4)",
        "impartial ~ {2|1||0} + tree({1|3/2}) + up-star(3 *)",
        "impartial ~ domineering(3x3)",
        "impartial ~ elephants(x..o.x..o) + king-dirt(1,1:..) + amazons(x.|.o)",
        "dicotic ~ domineering(3x3)",
        "dicotic ~ hackenbush(xo) + nim(2) - gk{2}(3)",
        "twisted ~ domineering(3x3)",
        "twisted ~ gk{2}(4) + {2|1}",
      })
  void laws(String rulesText, String text) {
    Rules rules = Catalogue.standard().rules(rulesText);
    check(rules, rules.read(text), MOST_FOLLOWERS);
  }

  /** Every ruleset and every named game, with its own example and small positions. */
  static Stream<Arguments> catalogue() {
    Catalogue catalogue = Catalogue.standard();
    return catalogue.entries().stream()
        .flatMap(
            entry -> {
              Position example = entry.examplePosition(catalogue);
              Rules rules = example.rules();
              return Stream.concat(
                  Stream.of(Arguments.of(entry.name(), example)),
                  entry.ruleset().description().smallPositions().stream()
                      .map(text -> Arguments.of(entry.name(), rules.read(text))));
            });
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  void lawsOfTheCatalogue(String name, Position position) {
    Partizanship players =
        Catalogue.standard().find(name).orElseThrow().partizanship(Catalogue.standard());
    for (Position follower : check(position.rules(), position, FOLLOWERS_OF_EXAMPLES)) {
      if (players == Partizanship.IMPARTIAL) {
        assertThat(follower.isImpartial()).as("%s is impartial", follower).isTrue();
      }
    }
  }

  /** The columns of a drawing are those of the board. */
  @Test
  void stonesInHandStandAboveTheBoard() {
    assertThat(Catalogue.standard().read("king-dirt", "1,2:x..|.#o").picture())
        .isEqualTo("1,2:\nx..\n.#o");
  }

  private static Set<Position> check(Rules rules, Position start, int most) {
    Set<Position> followers = FollowersOf.position(start, most);
    for (Position position : followers) {
      checkText(rules, position);
      if (Convention.of(position) == Convention.NORMAL) {
        checkValues(position);
        checkSumWithNegative(position);
      }
      checkNegative(rules, position);
      checkNormalForm(position);
      checkMoves(position);
    }
    return followers;
  }

  private static void checkText(Rules rules, Position position) {
    Position again = rules.read(position.text());
    assertThat(again).as(position.text()).isEqualTo(position);
    assertThat(again.hashCode()).isEqualTo(position.hashCode());
    assertThat(Catalogue.standard().readSum(position.rules().text(position)))
        .as("%s with its rules", position)
        .isEqualTo(position);
    assertThat(position.picture()).isNotEmpty();
  }

  private static void checkValues(Position position) {
    ShortGame value = EVALUATOR.literalValue(position);
    assertThat(EVALUATOR.value(position)).as("components of %s", position).isEqualTo(value);
    assertThat(EVALUATOR.value(position.normalForm()))
        .as("normal form of %s", position)
        .isEqualTo(value);
    position
        .knownValue()
        .ifPresent(known -> assertThat(known).as("known %s", position).isEqualTo(value));
    if (position.isNumber()) {
      assertThat(value.isNumber()).as("%s is a number", position).isTrue();
    }
    if (position.isImpartial()) {
      assertThat(value.isNimber()).as("%s is impartial", position).isTrue();
      assertThat(position.options(Player.LEFT)).isEqualTo(position.options(Player.RIGHT));
    }
    ShortGame fromCandidates =
        ShortGame.of(
            position.candidates(Player.LEFT).stream().map(EVALUATOR::value).toList(),
            position.candidates(Player.RIGHT).stream().map(EVALUATOR::value).toList());
    assertThat(fromCandidates).as("candidates of %s", position).isEqualTo(value);
  }

  private static void checkSumWithNegative(Position position) {
    Position negative = position.negative();
    ShortGame sum = EVALUATOR.value(DisjunctiveSum.of(position, negative));
    assertThat(sum.isZero()).as("%s and its negative %s", position, negative).isTrue();
  }

  private static void checkNegative(Rules rules, Position position) {
    Position negative = position.negative();
    assertThat(negative.negative()).isEqualTo(position);
    assertThat(rules.read(negative.text())).isEqualTo(negative);
  }

  private static void checkNormalForm(Position position) {
    Position form = position.normalForm();
    assertThat(form.normalForm()).as("normal form of %s", position).isEqualTo(form);
    if (position.components().size() > 1) {
      return;
    }
    for (Player player : Player.values()) {
      assertThat(forms(form.options(player)))
          .as("%s options of %s and of its normal form %s", player, position, form)
          .isEqualTo(forms(position.options(player)));
    }
  }

  private static Set<Position> forms(List<? extends Position> positions) {
    Set<Position> forms = new HashSet<>();
    positions.forEach(position -> forms.add(position.normalForm()));
    return forms;
  }

  private static void checkMoves(Position position) {
    for (Player player : Player.values()) {
      List<Move> moves = position.moves(player);
      assertThat(moves.stream().<Position>map(Move::to).toList())
          .isEqualTo(List.copyOf(position.options(player)));
      for (int i = 0; i < moves.size(); i++) {
        assertThat(moves.get(i).name()).isNotBlank();
        String name = moves.get(i).name();
        Position after = position.play(player, name);
        assertThat(moves.stream().filter(move -> move.name().equals(name)).map(Move::to))
            .as("%s plays %s in %s", player, name, position)
            .containsOnly(after);
      }
      assertThat(moves.stream().map(Move::to))
          .allSatisfy(to -> assertThat(position.play(player, to.text())).isEqualTo(to));
    }
  }
}
