package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows in words against the same rows as positions: components, options, normal forms. */
class StripPackingTest {

  private static final long SEED = 20_261_128;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clobber",
        "impartial clobber",
        "cannibal_clobber",
        "nogo",
        "impartial nogo",
        "domineering",
        "cram",
        "amazons",
        "fission",
        "konane",
        "toads-and-frogs",
        "toppling-dominoes",
        "elephants",
        "gen_toads 1,2,1,1:",
        "gen_king_dirt 1,1,1:",
        "snort",
        "col"
      })
  void rowsInWordsAreRowsOfCells(String named) {
    Random random = new Random(SEED);
    for (int length : new int[] {1, 2, 5, 11, 64, 65, 130}) {
      for (int i = 0; i < 2; i++) {
        check(random(named, length, random), new Random(i));
      }
    }
  }

  private static BoardPosition random(String named, int length, Random random) {
    String sample = named.endsWith(":") ? named.replace(" ", "(") + "..)" : named + "(..)";
    boolean isImpartial = sample.startsWith("impartial ");
    BoardPosition position =
        (BoardPosition)
            Catalogue.standard()
                .readSum(isImpartial ? sample.substring("impartial ".length()) : sample);
    BoardGame game = isImpartial ? position.rules().forBothPlayers() : position.rules();
    GridGeometry row = new GridGeometry(1, length);
    int planes = game.alphabet().planes();
    long[] bits = new long[planes * Board.words(row)];
    int kinds = random.nextInt(2, planes + 2);
    for (int cell = 0; cell < length; cell++) {
      Board.set(bits, Board.words(row), planes, cell, random.nextInt(kinds));
    }
    return game.position(row, bits, position.extra());
  }

  private static void check(BoardPosition position, Random random) {
    StripPacking packing = new StripPacking(position.rules(), 4);
    Packing.Expander expander = packing.expander();
    List<long[]> parts = new ArrayList<>();
    Collector whole = new Collector(packing, parts);
    expander.split(position, whole);
    whole.endOption();
    assertThat(whole.options).containsExactly(forms(position));
    for (long[] part : parts.subList(0, Math.min(parts.size(), 2))) {
      Position unpacked = packing.unpack(part, 0);
      for (Player player : Player.values()) {
        Collector found = new Collector(packing, new ArrayList<>());
        expander.expand(part, 0, player, found);
        List<Move> moves = unpacked.moves(player);
        assertThat(found.options).isEqualTo(moves.stream().map(move -> forms(move.to())).toList());
        assertThat(expander.optionCount(part, 0, player)).isEqualTo(moves.size());
        checkImage(packing, part, random);
      }
    }
  }

  /** A component and what it is, read backwards, are the same words if the game says so. */
  private static void checkImage(StripPacking packing, long[] part, Random random) {
    BoardPosition component = (BoardPosition) packing.unpack(part, 0);
    Collector again = new Collector(packing, new ArrayList<>());
    BoardPosition asked =
        component.rules().symmetries().negating().contains(Turn.IDENTITY) && random.nextBoolean()
            ? (BoardPosition) component.negative()
            : component;
    packing.expander().split(asked, again);
    assertThat(again.parts).hasSize(1);
    assertThat(again.parts.getFirst()).isEqualTo(part);
  }

  /** The normal forms of the components, in order. */
  private static List<String> forms(Position position) {
    return position.components().stream().map(StripPackingTest::form).sorted().toList();
  }

  /** The normal form; of impartial components, that with the colours exchanged stands for both. */
  private static String form(Position part) {
    BoardPosition form = (BoardPosition) part.normalForm();
    String text = form.toString();
    if (!form.isImpartial() || form.rules().symmetries().negating().isEmpty()) {
      return text;
    }
    String exchanged = NormalForm.negative(form).normalForm().toString();
    return exchanged.compareTo(text) < 0 ? exchanged : text;
  }

  private static final class Collector implements Packing.Sink {
    private final StripPacking packing;
    private final List<long[]> parts;
    private final List<List<String>> options = new ArrayList<>();
    private List<String> option = new ArrayList<>();

    Collector(StripPacking packing, List<long[]> parts) {
      this.packing = packing;
      this.parts = parts;
    }

    @Override
    public void part(long[] words, boolean isNegative) {
      long[] kept = java.util.Arrays.copyOf(words, packing.words());
      parts.add(kept);
      Position part = packing.unpack(kept, 0);
      option.add(form(isNegative ? part.negative() : part));
    }

    @Override
    public void endOption() {
      options.add(option.stream().sorted().toList());
      option = new ArrayList<>();
    }
  }
}
