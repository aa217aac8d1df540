package org.gamester.studies.families;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Family;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.studies.PositionSource;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Problem;
import org.gamester.values.ShortGame;

/** Families of positions as the words of a command name them. */
public final class FamilyReader {
  private final PositionSource positions;
  private final List<String> words;
  private final Evaluator evaluator;

  public FamilyReader(PositionSource positions, List<String> words, Evaluator evaluator) {
    this.positions = positions;
    this.words = words;
    this.evaluator = evaluator;
  }

  /**
   * The family.
   *
   * @throws IllegalArgumentException if the words name none, or its variables are not those with
   *     ranges
   */
  public FamilyText family(List<Variable> variables) {
    FamilyText family = read(variables);
    family.requireVariables(variables, this::isReadable);
    return family;
  }

  private FamilyText read(List<Variable> variables) {
    List<String> texts = words.stream().filter(word -> !FamilyText.isRange(word)).toList();
    return switch (texts.size()) {
      case 0 -> throw new IllegalArgumentException("expected a family of positions");
      case 1 ->
          positions.isRules(texts.getFirst())
              ? ofRuleset(texts.getFirst(), variables)
              : familyText(texts.getFirst());
      case 2 -> familyText(texts.getFirst() + "(" + texts.getLast() + ")");
      default ->
          throw new IllegalArgumentException(
              "expected one family, or a ruleset and a position; found " + texts.size());
    };
  }

  /** The positions that consist of the variables: {@code (m,n)}, or boards of m rows, n columns. */
  private FamilyText ofRuleset(String rules, List<Variable> variables) {
    String names = variables.stream().map(Variable::name).collect(Collectors.joining(","));
    FamilyText numbers = familyText(rules + "(" + names + ")");
    if (variables.size() != 2) {
      return numbers;
    }
    String sizes =
        variables.stream().map(v -> "{" + v.name() + "}").collect(Collectors.joining("x"));
    FamilyText boards = familyText(rules + "(" + sizes + ")");
    Map<String, Integer> least =
        Map.of(
            variables.getFirst().name(), variables.getFirst().low(),
            variables.getLast().name(), variables.getLast().low());
    return !isPosition(numbers.at(least)) && isPosition(boards.at(least)) ? boards : numbers;
  }

  private boolean isPosition(String text) {
    try {
      Position _ = positions.catalogue().readSum(text);
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  private FamilyText familyText(String text) {
    return new FamilyText(text, positions.catalogue()::has);
  }

  private boolean isReadable(String text) {
    try {
      Position _ = positions.read(text, evaluator);
      return true;
    } catch (ComputationStopped e) {
      throw e;
    } catch (RuntimeException e) {
      Problem _ = Problem.of(e);
      return false;
    }
  }

  /**
   * The positions of a family.
   *
   * @param games the value of each is added to these when it is found, if it is a short game
   * @param needsValues whether it is found in any case
   */
  public Family remembering(FamilyText family, List<ShortGame> games, boolean needsValues) {
    return assignment -> {
      PositionMember member = member(family.at(assignment.values()));
      member.addTo(games);
      if (needsValues) {
        var _ = member.worth();
      }
      return member;
    };
  }

  /**
   * The position that a text is.
   *
   * @throws org.gamester.lab.tables.NoGameException if it is none
   */
  public PositionMember member(String text) {
    return new PositionMember(
        PositionMember.orNoGame(() -> positions.read(text, evaluator)), evaluator);
  }
}
