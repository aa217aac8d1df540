package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values that the specification lists for impartial rulesets, from the rules alone. */
class ImpartialValuesTest {

  @TestFactory
  Stream<DynamicTest> listedValues() {
    return ListedValues.positions(LISTED);
  }

  @TestFactory
  Stream<DynamicTest> listedNimbers() {
    return ListedValues.nimbers(NIMBERS);
  }

  @ParameterizedTest
  @CsvSource({
    "Wythoff Nim, wythoff",
    "Wythoff's Game, error",
    "wythoffs game, wythoff",
    "Fibonacci Nim, fibonacci-nim",
    "Avoid True, avoid-true",
    "Brussels Sprouts, brussels-sprouts",
    "Undirected Vertex Geography, uvg",
    "Generalized Geography, directed-geography",
    "UVG, uvg",
    "Mock Turtles, mock-turtles",
    "coin turning, turning",
    "take-and-break{4!.0}, octal{4!.0}",
    "Grundy's, error",
    "grundys game, grundy",
    "Lasker Nim, lasker-nim",
    "pseudo quicksort, pseudo-quicksort",
    "'turning{ 1-3 C(5), 7 }', 'turning{1-3 C(5), 7}'",
    "arc-kayles{weights=weighted}, arc-kayles{weighted}",
    "arc-kayles{ weighted }, arc-kayles{weighted}",
  })
  void namesOfRules(String name, String text) {
    if (text.equals("error")) {
      assertThatThrownBy(() -> Catalogue.standard().rules(name)).isInstanceOf(TextException.class);
    } else {
      assertThat(Catalogue.standard().rules(name).text()).isEqualTo(text);
    }
  }

  private static final String LISTED =
      """
      kayles: oo.o = *3 ; o.o = 0 ; oOo = *3 ; ooooo_oo = *6 ; . = 0 ; .oo. = *2 ; oo + o = *3
      dawsons-kayles: ooo.oo = 0 ; ooooo = 0
      splittles{1,2}: oo.o = *3
      chomp: 1x7 = *6 ; 7x1 = *6 ; 2x2 = *2 ; 2x3 = *4 ; 2x4 = *5 ; 3x3 = *5 ; 3,2 = 0 ; 2,1 = 0
      chomp: 3,1,1 = 0 ; 2,1,1 = *3 ; 5,4 = 0 ; 1x1 = 0 ; 0x4 = 0 ; 0 = 0 ; 2x3 + 3x2 = 0
      wythoff: (1,1) = *2 ; (1,2) = 0 ; (2,2) = * ; (3,3) = *6 ; (3,4) = *2 ; (3,5) = 0
      wythoff: (4,7) = 0 ; (5,5) = *8 ; (0,9) = *9
      dominim: 2/1 + 1/4 = *2 ; 0/5 = 0 ; 4/4 = 0 ; 3/7 = 0 ; 7/3 = *4 ; 1/0 = *
      fibonacci-nim: 7 limit 4 = *2 ; 1 = 0 ; 13 = 0 ; 21 = 0 ; 5 limit 0 = 0 ; (7,4) = *2
      avoid-true: (x1|x2)&(x2|x3|x4) = *2 ; (x1|x2)&x3 = *2 ; x1|x2|x3 = 0 ; x1&x2&x3 = 0
      avoid-true: x1 with x2 = * ; x1 or x2 and x3 = *2 ; (x1 v x2)&x3 after x1 = *
      brussels-sprouts: 0 = 0 ; 1 = * ; 2 = 0 ; 3 = * ; 4 = 0 ; [1] = 0 ; [4,4] [2,1] = * ; [2] = *
      uvg: path 5 at 3 = 0 ; star 3 at 1 = * ; star 3 at 2 = 0 ; petersen at 1 = *
      uvg: grid 3x3 at 1 = 0 ; grid 3x3 at 2 = * ; grid 3x3 at 5 = 0 ; path 2 at ? = 0 ; empty 3 at ? = *
      ueg: 1-2 1-2 at 1 = 0 ; K2,3 at 1 = 0 ; 1-1 at 1 = * ; path 4 at 1 = *
      directed-geography: 1>2 1>3 2>3 at 1 = *2 ; 1>2 1>3 1>4 2>3 2>4 3>4 at 1 = *3
      directed-geography: 1>2 2>3 3>1 at 1 = 0 ; 1>2 2>3 3>4 4>1 at 2 = * ; 1>1 at 1 = 0
      geography-words: ogunquit, saco, orlando at ogunquit = 0
      geography-words: [ogunquit, saco, orlando] at saco = *2
      geography-words: Ålesund, dé-a, anna at Ålesund = 0 ; ab, bc = *2
      arc-kayles: K1 = 0 ; K2 = * ; K3 = * ; K4 = 0 ; K5 = 0 ; K6 = * ; grid 3x3 = 0 ; petersen = 0
      arc-kayles: 1-1 = * ; 1-1 2-2 1-2 = *2 ; ...|.#. = 0
      arc-kayles{weighted}: path v=1,2,1 = 0 ; path v=1,1,1 = * ; path v=2,3,2 = * ; path 4 = *2
      quicksort: 2 1 = * ; 2 3 1 = *2 ; 2 3 4 5 1 = *4 ; 1 2 3 6 5 4 = *2 ; 4 1 6 5 7 3 8 2 = *5
      pseudo-quicksort: 1 2 3 6 5 4 = 0 ; 4 1 6 5 7 3 8 2 = *5
      turning-turtles: hhtht = *7 ; ttt = 0
      """;

  private static final String NIMBERS =
      """
      kayles ~ # ~ 0 ~ 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2
      grundy ~ # ~ 0 ~ 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4
      dawsons-kayles ~ # ~ 0 ~ 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1
      dawsons-chess ~ # ~ 0 ~ 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3
      lasker-nim ~ # ~ 0 ~ 0 1 2 4 3 5 6 8 7 9 10 12 11
      splittles{1,2} ~ # ~ 1 ~ 1 2 3 1 4 3 2 1 4
      take-and-break{{2+}.0} ~ # ~ 1 ~ 0 1 2 3 4
      take-and-break{8.0} ~ # ~ 1 ~ 0 0 1 1 2 2 3 3
      take-and-break{0.[{0+}=]} ~ # ~ 1 ~ 1 2 3 4
      fibonacci-nim ~ # ~ 0 ~ 0 0 0 0 3 0 4 4 0 5 5 5 6
      take-away{2k} ~ # ~ 0 ~ 0 0 0 0 3 0 4 4 0 5 5 5 6
      mem ~ # ~ 0 ~ 0 1 2 1 2 3 4 3 2 4 3 5
      wythoff{k+2} ~ (0,#) ~ 0 ~ 0 1 2 3 4 5 6
      wythoff{k+2} ~ (1,#) ~ 0 ~ 1 2 3 0 5 6 7
      wythoff{k+2} ~ (2,#) ~ 0 ~ 2 3 4 5 6 1 0
      uvg ~ path # at 1 ~ 1 ~ 0 1 0 1 0 1 0
      uvg ~ cycle # at 1 ~ 3 ~ 0 1 0 1 0 1
      ueg ~ path # at 1 ~ 1 ~ 0 1 0 1 0 1
      ueg ~ cycle # at 1 ~ 3 ~ 1 0 1 0 1
      ueg ~ K# at 1 ~ 1 ~ 0 1 1 1 1
      arc-kayles ~ path # ~ 0 ~ 0 0 1 1 2 0 3 1 1 0 3 3 2 2
      arc-kayles ~ cycle # ~ 3 ~ 1 0 0 0 1 0 0
      spawning{1-2} ~ # ~ 1 ~ 1 2 3 4
      spawning{1-3} ~ # ~ 1 ~ 1 2 4 7 8 11 13 14
      spawning{1-5} ~ # ~ 1 ~ 1 2 4 8 16 31 32 64
      spawning{1-7} ~ # ~ 1 ~ 1 2 4 8 16 32 64 127
      spawning{1-9} ~ # ~ 1 ~ 1 2 4 8 16 32 64 128 256 511
      spawning{1+} ~ # ~ 1 ~ 1 2 4 8 16
      spawning{2} ~ # ~ 1 ~ 0 1 2 3
      spawning{3} ~ # ~ 1 ~ 0 0 1 2 4 7 8 11
      spawning{1+C} ~ # ~ 1 ~ 1 2 1 4 1 2 1 8
      spawning{3E} ~ # ~ 1 ~ 0 0 1 0 0 1 2 2
      spawning{4FS} ~ # ~ 1 ~ 0 0 0 1 0 2 1 0
      spawning{1+S} ~ # ~ 1 ~ 1 2 4 3 6 7 8 16
      """;
}
