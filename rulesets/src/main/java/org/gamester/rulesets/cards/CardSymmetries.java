package org.gamester.rulesets.cards;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.board.Turn;

/**
 * Finds the turns of a board that take moves to moves of the same player, which keep values, and
 * those that, with the letters of the players exchanged, take them to moves of the other, which
 * negate them.
 */
final class CardSymmetries {

  private CardSymmetries() {}

  static Symmetries of(RulesCard card) {
    Set<Turn> keeping = EnumSet.noneOf(Turn.class);
    Set<Turn> negating = EnumSet.noneOf(Turn.class);
    Set<Pattern> left = new HashSet<>(split(card.ofLeft()));
    Set<Pattern> right = new HashSet<>(split(card.ofRight()));
    for (Turn turn : Turn.values()) {
      if (turned(left, turn, card, false).equals(left)
          && turned(right, turn, card, false).equals(right)) {
        keeping.add(turn);
      }
      if (turned(left, turn, card, true).equals(right)
          && turned(right, turn, card, true).equals(left)) {
        negating.add(turn);
      }
    }
    return new Symmetries(keeping, negating);
  }

  /** One pattern for each step, in one form only if it can be read from both ends. */
  private static List<Pattern> split(List<Pattern> patterns) {
    return patterns.stream()
        .flatMap(
            pattern ->
                pattern.isSingle()
                    ? java.util.stream.Stream.of(canonical(pattern, List.of()))
                    : pattern.steps().stream().map(step -> canonical(pattern, List.of(step))))
        .distinct()
        .toList();
  }

  private static Pattern canonical(Pattern pattern, List<Pattern.Step> steps) {
    List<Pattern.Step> least = steps;
    if (!steps.isEmpty() && pattern.isSameBackwards()) {
      Pattern.Step step = steps.getFirst();
      boolean forwards = step.rows() > 0 || (step.rows() == 0 && step.columns() > 0);
      least = List.of(forwards ? step : step.back());
    }
    return new Pattern(
        pattern.before(), pattern.after(), least, pattern.neighbours(), pattern.needsNeighbour());
  }

  private static Set<Pattern> turned(
      Set<Pattern> patterns, Turn turn, RulesCard card, boolean exchanges) {
    Set<Pattern> images = new HashSet<>();
    for (Pattern pattern : patterns) {
      Pattern image = exchanges ? exchanged(pattern, card) : pattern;
      List<Pattern.Step> steps = pattern.steps().stream().map(step -> image(step, turn)).toList();
      images.add(canonical(image, steps));
    }
    return images;
  }

  static Pattern exchanged(Pattern pattern, RulesCard card) {
    return new Pattern(
        exchanged(pattern.before(), card.left(), card.right()),
        exchanged(pattern.after(), card.left(), card.right()),
        pattern.steps(),
        sorted(exchanged(pattern.neighbours(), card.left(), card.right())),
        pattern.needsNeighbour());
  }

  static String exchanged(String letters, char left, char right) {
    StringBuilder exchanged = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      exchanged.append(letter == left ? right : letter == right ? left : letter);
    }
    return exchanged.toString();
  }

  static String sorted(String letters) {
    return letters
        .chars()
        .sorted()
        .distinct()
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Where a step goes, seen on a board of 3 by 3 from its middle. */
  private static Pattern.Step image(Pattern.Step step, Turn turn) {
    int cell = turn.image((1 + step.rows()) * 3 + 1 + step.columns(), 3, 3);
    return new Pattern.Step(cell / 3 - 1, cell % 3 - 1);
  }
}
