package org.gamester.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.gamester.studies.Item;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.Finding;
import org.junit.jupiter.api.Test;

class WireTest {
  private static final List<Item> ITEMS =
      List.of(
          new Item(0, List.of(), "{1|-1}"),
          new Item(1L << 40, List.of(3, -4), "konane(\u00e9)" + "x".repeat(100_000)));

  @Test
  void itemsComeBackAsTheyWere() {
    assertThat(Wire.items(Wire.items(ITEMS))).isEqualTo(ITEMS);
    assertThat(Wire.items(Wire.items(List.of()))).isEmpty();
  }

  @Test
  void answersComeBackAsTheyWere() {
    List<Wire.Answer> answers =
        List.of(
            new Wire.Answer(
                new Finding.Row(ITEMS.getFirst(), Arrays.asList(null, 7L, -0.375, "^*", "")), 12),
            new Wire.Answer(new Finding.Surrender(ITEMS.getLast(), "gave up", "time"), 1L << 40));
    assertThat(Wire.answers(Wire.answers(answers), ITEMS)).isEqualTo(answers);
  }

  @Test
  void aRefusalIsThrown() {
    assertThatThrownBy(() -> Wire.answers(Wire.refusal("no such game"), ITEMS))
        .isInstanceOf(StudyException.class)
        .hasMessage("no such game");
  }

  @Test
  void anOrderComesBackAsItWas() {
    StudySpec spec =
        new StudySpec(
            "domineering({m}x{n})", List.of("m=1..3"), List.of("value"), Map.of("seed", "7"));
    Cluster.Order order =
        new Cluster.Order(spec, List.of("a", ""), 9, List.of(), Duration.ofSeconds(3), 1 << 30);
    assertThat(OrderForm.read(OrderForm.write(order))).isEqualTo(order);
    Cluster.Order bare = new Cluster.Order(spec, List.of(), 0, List.of(), null, 0);
    assertThat(OrderForm.read(OrderForm.write(bare))).isEqualTo(bare);
  }
}
