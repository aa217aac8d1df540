package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.values.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A position that says that it is impartial has only impartial followers, parts and forms: each
 * position of the catalogue, by itself, in the variants and in sums.
 */
class ImpartialFollowersTest {
  private static final int MOST_FOLLOWERS = 25;

  /** Positions all of whose edges or elements are green, and some of which only a part is. */
  private static final List<String> GREEN =
      List.of(
          "geography-partizan(1-2:g at 1)",
          "geography-partizan(1-2:g 2-3:g at 1)",
          "geography-partizan(1-2:g 1-4:o 2-3:o 3-4:x at 3)",
          "geography-partizan{delete=edge}(1-2:g 2-3:g 3-1:g at 1)",
          "partizan-arc-kayles(1-2:g 2-3:g 3-4:x)",
          "hackenbush(gg(g;x))",
          "poset-game(chain xgg)",
          "young(1)",
          "tree({*|*})",
          "nim(2)");

  static Stream<Position> positions() {
    Catalogue catalogue = Catalogue.standard();
    List<String> texts = new ArrayList<>();
    for (CatalogueEntry entry : catalogue.entries()) {
      Position example = entry.examplePosition(catalogue);
      if (Convention.of(example) == Convention.NORMAL && !(entry.ruleset() instanceof Variant)) {
        Rules rules = example.rules();
        entry.ruleset().description().smallPositions().stream()
            .limit(6)
            .forEach(text -> texts.add(rules.text(rules.read(text))));
      }
    }
    texts.addAll(GREEN);
    return texts.stream()
        .flatMap(text -> Stream.of(text, "-" + text, text + " + nim(1)", text + " + 1"))
        .flatMap(
            text ->
                Stream.concat(
                    Stream.of(text),
                    Stream.of("impartial", "dicotic", "twisted")
                        .map(kind -> kind + "(" + text + ")")))
        .map(catalogue::readSum);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void impartialPositionsStayImpartial(Position start) {
    for (Position position : FollowersOf.position(start, MOST_FOLLOWERS)) {
      if (position.isImpartial()) {
        List<Position> others = new ArrayList<>(position.options(Player.LEFT));
        assertThat(position.options(Player.RIGHT)).as("%s", position).isEqualTo(others);
        others.addAll(position.candidates(Player.LEFT));
        others.addAll(position.components());
        others.add(position.normalForm());
        others.add(position.negative());
        assertThat(others).as("%s", position).allMatch(Position::isImpartial);
      }
    }
  }
}
