package org.gamester.rulesets.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards in words against the same boards as positions: components, options, normal forms. */
class SheepPackingTest {

  private static final long SEED = 20_261_129;
  private static final BattleSheep RULES = new BattleSheep();

  private static SheepBoard random(Random random, int rows, int columns, int largest) {
    byte[] herds = new byte[rows * columns];
    int filled = 1 + random.nextInt(6);
    for (int cell = 0; cell < herds.length; cell++) {
      if (random.nextInt(10) < filled) {
        int herd = random.nextInt(2 * largest + 2) - largest;
        herds[cell] = herd > largest ? SheepBoard.BLOCKED : (byte) herd;
      }
    }
    return new SheepBoard(RULES, rows, columns, herds);
  }

  @ParameterizedTest
  @CsvSource({"1,1,3", "1,6,4", "6,1,50", "2,3,3", "3,3,8", "3,4,5", "4,3,50", "5,5,6", "8,8,20"})
  void boardsInWordsAreBoardsOfHerds(int rows, int columns, int largest) {
    Random random = new Random(SEED);
    for (int i = 0; i < 60; i++) {
      check(random(random, rows, columns, largest), random);
    }
  }

  private static void check(SheepBoard board, Random random) {
    SheepPacking packing = RULES.packing();
    assertThat(board.packing()).contains(packing);
    Packing.Expander expander = packing.expander();
    Collector whole = new Collector();
    expander.split(board, whole);
    whole.endOption();
    assertThat(whole.options).containsExactly(forms(board));
    for (long[] part : whole.parts.subList(0, Math.min(whole.parts.size(), 2))) {
      Position unpacked = packing.unpack(part, 0);
      for (Player player : Player.values()) {
        Collector found = new Collector();
        expander.expand(part, 0, player, found);
        List<Move> moves = unpacked.moves(player);
        assertThat(found.options).isEqualTo(moves.stream().map(move -> forms(move.to())).toList());
        assertThat(expander.optionCount(part, 0, player)).isEqualTo(moves.size());
      }
      checkImages(part, (SheepBoard) unpacked, random);
    }
  }

  /** An image, or the negative of one, is the same words. */
  private static void checkImages(long[] part, SheepBoard component, Random random) {
    Packing.Expander expander = RULES.packing().expander();
    boolean isNegative = random.nextBoolean();
    SheepBoard image = isNegative ? (SheepBoard) component.negative() : component;
    Collector again = new Collector();
    expander.split(random.nextBoolean() ? image : (SheepBoard) image.normalForm(), again);
    assertThat(again.parts).hasSize(1);
    assertThat(again.parts.getFirst()).isEqualTo(part);
    boolean isOwnNegative = component.negative().normalForm().equals(component.normalForm());
    assertThat(expander.isOwnNegative(part, 0)).isEqualTo(isOwnNegative);
  }

  private static List<String> forms(Position position) {
    return position.components().stream().map(part -> part.normalForm().text()).sorted().toList();
  }

  private static final class Collector implements Packing.Sink {
    private final List<long[]> parts = new ArrayList<>();
    private final List<List<String>> options = new ArrayList<>();
    private List<String> option = new ArrayList<>();

    @Override
    public void part(long[] words, boolean isNegative) {
      long[] kept = Arrays.copyOf(words, RULES.packing().words());
      parts.add(kept);
      Position part = RULES.packing().unpack(kept, 0);
      option.add((isNegative ? part.negative() : part).normalForm().text());
    }

    @Override
    public void endOption() {
      options.add(option.stream().sorted().toList());
      option = new ArrayList<>();
    }
  }
}
