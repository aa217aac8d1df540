package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;

/**
 * Take-and-break games by their codes; octal games among them. With two codes they are partizan.
 */
public final class Octal extends HeapGame {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";

  /** The family. */
  public Octal() {
    super(new SetTaking(SubtractionSet.of(), false));
  }

  private Octal(Parameters parameters) {
    super(left(parameters), right(parameters), parameters);
  }

  private static Taking left(Parameters parameters) {
    return TakeAndBreakReader.read(parameters.reader(LEFT));
  }

  private static Taking right(Parameters parameters) {
    return parameters.isGiven(RIGHT)
        ? TakeAndBreakReader.read(parameters.reader(RIGHT))
        : left(parameters);
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Octal(given);
  }

  @Override
  public String id() {
    return "octal";
  }

  @Override
  public List<String> aliases() {
    return List.of("take-and-break", "partizan-octal");
  }

  @Override
  public Map<String, String> named() {
    return Map.of(
        "kayles", "0.77",
        "grundy", "4!.0",
        "lasker-nim", "4.[3]",
        "dawsons-kayles", "0.07",
        "dawsons-chess", "0.137");
  }

  @Override
  public Map<String, String> aliasesOfNamed() {
    return Map.of("grundys-game", "grundy", "laskers-nim", "lasker-nim");
  }

  @Override
  public String rule() {
    return "Remove k tokens from one heap and leave the rest in as many heaps as digit k of your code"
        + " allows. A digit is a sum of 1 (no heap), 2 (one heap), 4 (two heaps), 8 (three heaps).";
  }

  @Override
  public String ruleOf(String name) {
    return switch (name) {
      case "kayles" ->
          "Remove one or two tokens from one heap, and leave the rest as one heap or"
              + " divide it into two.";
      case "grundy" -> "Divide one heap into two heaps of different sizes.";
      case "lasker-nim" ->
          "Remove any number of tokens from one heap, or divide one heap into two"
              + " without removing any.";
      case "dawsons-kayles" ->
          "Remove two tokens from one heap, and leave the rest as one heap or divide"
              + " it into two.";
      case "dawsons-chess" ->
          "Remove a heap of one token; or remove two tokens from one heap; or remove"
              + " three, and leave the rest as one heap or divide it into two.";
      default -> rule();
    };
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter(LEFT, "", "Left's code, such as 0.77 or 4.[3]"),
        new Parameter(RIGHT, "the same", "Right's code"));
  }

  @Override
  public char parameterSeparator() {
    return '|';
  }

  @Override
  public String example() {
    return "octal{0.77}(5+3)";
  }

  @Override
  public String title(String name) {
    return switch (name) {
      case "octal" -> "Take-and-Break Games";
      case "grundy" -> "Grundy's Game";
      case "lasker-nim" -> "Lasker's Nim";
      case "dawsons-kayles" -> "Dawson's Kayles";
      case "dawsons-chess" -> "Dawson's Chess";
      default -> super.title(name);
    };
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.EITHER;
  }

  @Override
  public String reference() {
    return "R. K. Guy, C. A. B. Smith, The G-values of various games (1956); Winning "
        + "Ways, chapter 4";
  }
}
