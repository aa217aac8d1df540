package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table of its own, filled until hashes coincide and every shard has grown several times. */
class InternTableTest {

  private static final int NUMBERS = 600;

  /// {i | j} for all i > j, of which no two are equal.
  private static List<ShortGame> switches(InternTable table) {
    List<ShortGame> switches = new ArrayList<>();
    for (int i = 0; i < NUMBERS; i++) {
      for (int j = 0; j < i; j++) {
        ShortGame[] options = {ShortGame.integer(i), ShortGame.integer(j)};
        switches.add(table.optionGame(options, 1));
      }
    }
    return switches;
  }

  @Test
  void equalOptionsMakeOneValueAndDifferentOnesDifferentValues() {
    InternTable table = new InternTable();
    List<ShortGame> made = switches(table);
    assertThat(table.size()).isEqualTo(NUMBERS * (NUMBERS - 1) / 2).isEqualTo(made.size());
    assertThat(table.created()).isEqualTo(made.size());
    for (ShortGame game : made) {
      assertThat(game.leftStop().compareTo(game.rightStop())).isPositive();
    }
    assertThat(switches(table)).isEqualTo(made);
    assertThat(table.size()).isEqualTo(made.size());
  }
}
