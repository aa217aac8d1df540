package org.gamester.values.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Differences, parts, links and the notation of canonical games, against play by the definition.
 */
class MisereAlgebraTest {
  private final List<MisereGame> born = MisereDays.born(4, 1_000, 1_000);
  private final MisereGames games = born.getFirst().maker();
  private final Map<Sum, Boolean> outcomes = new HashMap<>();

  /** Two games in either order. */
  private record Sum(MisereGame first, MisereGame second) {}

  /** Whether the previous player wins a sum, by play: no canonical form of the sum is used. */
  private boolean isPPosition(MisereGame first, MisereGame second) {
    Sum sum = new Sum(first, second);
    Boolean known = outcomes.get(sum);
    if (known == null) {
      known =
          (!first.options().isEmpty() || !second.options().isEmpty())
              && first.options().stream().noneMatch(option -> isPPosition(option, second))
              && second.options().stream().noneMatch(option -> isPPosition(first, option));
      outcomes.put(sum, known);
    }
    return known;
  }

  @Test
  void bornByDays() {
    assertThat(MisereDays.born(0, 9, 9)).hasSize(1);
    assertThat(MisereDays.born(1, 9, 9)).hasSize(2);
    assertThat(MisereDays.born(2, 9, 9)).hasSize(3);
    assertThat(MisereDays.born(3, 9, 9)).hasSize(5);
    assertThat(born).hasSize(22).isSorted();
    assertThat(MisereDays.born(5, 30, 9)).hasSize(30);
    assertThat(MisereDays.born(3, 9, 1)).hasToString("[*[0], *[1]]");
  }

  /** Two canonical forms that differ are told apart by a sum, as played out. */
  @Test
  void differentFormsAreDifferentGames() {
    MisereLinks links = new MisereLinks(games);
    for (MisereGame g : born) {
      assertThat(links.distinguisher(g, g)).isEmpty();
      assertThat(isPPosition(g, links.mate(g))).as("mate of %s", g).isTrue();
      for (MisereGame h : born) {
        if (g != h) {
          MisereGame distinguisher = links.distinguisher(g, h).orElseThrow();
          assertThat(isPPosition(g, distinguisher)).as("%s, %s", g, h).isTrue();
          assertThat(isPPosition(h, distinguisher)).as("%s, %s", g, h).isFalse();
        }
      }
    }
  }

  @Test
  void linksLinkWhatIsNoOptionOfTheOther() {
    MisereLinks links = new MisereLinks(games);
    for (MisereGame g : born) {
      for (MisereGame h : born) {
        assertThat(links.link(g, h).isPresent())
            .isEqualTo(!g.options().contains(h) && !h.options().contains(g));
        links
            .link(g, h)
            .ifPresent(
                link -> {
                  assertThat(isPPosition(g, link)).as("%s, %s", g, h).isTrue();
                  assertThat(isPPosition(h, link)).as("%s, %s", g, h).isTrue();
                });
      }
    }
  }

  @Test
  void differencesUndoSums() {
    for (MisereGame g : born) {
      for (MisereGame h : born) {
        assertThat(games.difference(games.sum(g, h), g)).as("%s, %s", g, h).contains(h);
        games.difference(g, h).ifPresent(x -> assertThat(games.sum(x, h)).isSameAs(g));
      }
    }
  }

  @Test
  void partitionsAddUp() {
    MisereParts parts = new MisereParts(games);
    Random random = new Random(22);
    List<MisereGame> tried = new ArrayList<>(born);
    for (int i = 0; i < 12; i++) {
      tried.add(games.sum(born.get(random.nextInt(12)), born.get(random.nextInt(22))));
    }
    for (MisereGame g : tried) {
      assertThat(parts.partitions(g)).isNotEmpty();
      for (List<MisereGame> partition : parts.partitions(g)) {
        assertThat(partition.stream().reduce(games.zero(), games::sum)).isSameAs(g);
        assertThat(partition.size() == 1 || partition.stream().allMatch(parts::isPrime)).isTrue();
      }
      assertThat(parts.isPrime(g))
          .isEqualTo(g.birthday() > 1 && parts.partitions(g).equals(List.of(List.of(g))));
      assertThat(parts.isEven(games.sum(g, games.heap(1)))).isEqualTo(!parts.isEven(g));
    }
  }

  /** All games born by day 4, and sums of two of them: what is written reads back. */
  @Test
  void textsReadBack() {
    for (MisereGame g : born) {
      for (MisereGame h : born) {
        MisereGame sum = games.sum(g, h);
        String text = MisereGameWriter.exact().write(sum);
        if (!text.contains(",")) {
          MisereGame read =
              MisereGameReader.read(new MisereGames(), text.substring(2, text.length() - 1));
          assertThat(read).as(text).isEqualTo(sum).hasSameHashCodeAs(sum);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      value = {
        "2[2] = *[2[2]]",
        "2# = *[2#]",
        "2[#1]2#0 = *[2[#-2]]",
        "2#0 = *[2#0]",
        "(2#1)21 = *[(2#1)21]",
        "2[#1] = *[2[#1]]",
        "&12; = *[&12;]",
        "&12;# = *[&12;#]",
        "(32)# = *[2[2#]]",
        "10 = *[2]",
      })
  void texts(String read, String written) {
    assertThat(MisereGameReader.read(games, read)).hasToString(written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(", "(2", "2]", "2[", "2[-4]", "(2)", "&;", "&12", "x", "2[#", ")"})
  void refusedTexts(String text) {
    assertThatThrownBy(() -> MisereGameReader.read(games, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(".+ at character [0-9]+");
  }

  /** Deep texts are read and written without recursion. */
  @Test
  void deepGames() {
    String deep = "2" + "#".repeat(5_000);
    MisereGame game = MisereGameReader.read(new MisereGames(), deep);
    assertThat(game).hasToString("*[" + deep + "]");
    assertThat(new MisereGames().own(game)).isEqualTo(game);
    assertThat(Tameness.of(game).isTame()).isTrue();
  }

  /** Restive and restless games, tame ones, and one that is tame only in general. */
  @ParameterizedTest
  @CsvSource({
    "2#, true, false, false, false",
    "2#20, false, true, false, true",
    "2#2, true, false, false, false",
    "2#210, true, false, false, false",
    "2#1, false, false, true, true",
    "(2#20)2[#1]1, false, false, false, true",
  })
  void tameness(
      String text, boolean isTame, boolean isRestive, boolean isRestless, boolean isHalfTame) {
    Tameness tameness = Tameness.of(MisereGameReader.read(games, text));
    assertThat(tameness.isTame()).isEqualTo(isTame);
    assertThat(tameness.isRestive()).isEqualTo(isRestive);
    assertThat(tameness.isRestless()).isEqualTo(isRestless);
    assertThat(tameness.isHalfTame()).isEqualTo(isHalfTame);
    assertThat(tameness.isTameable() && tameness.isGenerallyTame() || !isTame).isTrue();
  }
}
