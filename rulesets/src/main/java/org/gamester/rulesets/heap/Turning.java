package org.gamester.rulesets.heap;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;

/** Coin-turning games (H. W. Lenstra; <i>Winning Ways</i>, chapter 14) by their codes. */
public final class Turning extends Game {
  private static final Alphabet COINS =
      new Alphabet("ht").alsoReading("H", 'h').alsoReading("T", 't');

  private static final String RIGHTMOST = ". The rightmost of them must go from heads to tails.";

  private final Spawning heaps;

  /** Turning Turtles. */
  public Turning() {
    this(Parameters.NONE, new Spawning());
  }

  private Turning(Parameters parameters, Spawning heaps) {
    super(parameters);
    this.heaps = heaps;
  }

  @Override
  public Rules rules(Parameters given) {
    return new Turning(given, Spawning.of(TurningCode.read(given.reader(Spawning.OF_CODE.name()))));
  }

  /** The same game on heaps: a head is a heap of the number of its place. */
  Spawning heaps() {
    return heaps;
  }

  @Override
  public String id() {
    return "turning";
  }

  @Override
  public List<String> aliases() {
    return List.of("coin-turning");
  }

  @Override
  public Map<String, String> named() {
    return Map.ofEntries(
        Map.entry("turning-turtles", "1-2"),
        Map.entry("mock-turtles", "1-3"),
        Map.entry("moebius", "1-5"),
        Map.entry("mogul", "1-7"),
        Map.entry("moidores", "1-9"),
        Map.entry("motley", "1+"),
        Map.entry("twins", "2"),
        Map.entry("triplets", "3"),
        Map.entry("ruler", "1+C"),
        Map.entry("turnips", "3E"),
        Map.entry("grunt", "4FS"),
        Map.entry("sym", "1+S"),
        Map.entry("sympler", "1+FS"),
        Map.entry("mock-turtle-fives", "1-3C(5)"),
        Map.entry("triplet-fives", "3C(5)"),
        Map.entry("ruler-fives", "1-5C"));
  }

  @Override
  public Map<String, String> aliasesOfNamed() {
    return Map.of("ternups", "turnips");
  }

  @Override
  public String rule() {
    return "Turn over a set of coins of the row that the code allows" + RIGHTMOST;
  }

  @Override
  public String ruleOf(String name) {
    String coins =
        switch (name) {
          case "turning-turtles" -> "one or two coins of the row";
          case "mock-turtles" -> "one, two or three coins of the row";
          case "moebius" -> "one to five coins of the row";
          case "mogul" -> "one to seven coins of the row";
          case "moidores" -> "one to nine coins of the row";
          case "motley" -> "any number of coins of the row";
          case "twins" -> "two coins of the row";
          case "triplets" -> "three coins of the row";
          case "ruler" -> "any number of adjacent coins of the row";
          case "turnips" -> "three equally spaced coins of the row";
          case "grunt" -> "four coins that lie symmetrically, the first coin of the row among them";
          case "sym" -> "any number of coins of the row that lie symmetrically";
          case "sympler" ->
              "any number of coins that lie symmetrically, the first coin of the row among them";
          case "mock-turtle-fives" -> "one, two or three of five adjacent coins of the row";
          case "triplet-fives" -> "three of five adjacent coins of the row";
          case "ruler-fives" -> "one to five adjacent coins of the row";
          default -> "";
        };
    return coins.isEmpty() ? rule() : "Turn over " + coins + RIGHTMOST;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Spawning.OF_CODE);
  }

  @Override
  public char parameterSeparator() {
    return '|';
  }

  @Override
  public String example() {
    return "turning{1-3}(tthth)";
  }

  @Override
  public String title(String name) {
    return name.equals("turning") ? "Coin Turning" : super.title(name);
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.STRIP;
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.IMPARTIAL;
  }

  @Override
  public String reference() {
    return "H. W. Lenstra; Winning Ways, chapter 14";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("h", "th", "tth", "ttth", "hh", "hth", "thh", "tttth");
  }

  /** Reads a row of coins, {@code h} for heads and {@code t} for tails. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    BitSet heads = new BitSet();
    int coins = 0;
    while (text.offset() < text.end()) {
      if (COINS.read(text) == 'h') {
        heads.set(coins);
      }
      coins++;
    }
    return new CoinRow(this, coins, Subset.of(heads));
  }
}
