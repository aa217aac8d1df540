package org.gamester.analysis.explanation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.values.Fields;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.values.forms.Simplification;
import org.gamester.values.forms.SimplificationStep;

/**
 * The steps from a literal form to the canonical form, each with its reason and the form after it.
 *
 * @param evaluated the options that are forms of their own, each with its value, once
 * @param start the form, its options replaced by their values
 * @param steps what was done to it
 * @param result the canonical form
 */
public record SimplifiedForm(
    Map<GameForm, ShortGame> evaluated, Options start, List<Step> steps, ShortGame result) {

  /** The options of a form as values, in the order in which they are written. */
  public record Options(List<ShortGame> left, List<ShortGame> right) {

    /** The options of a player. */
    public List<ShortGame> of(Player player) {
      return player == Player.LEFT ? left : right;
    }
  }

  /** A step. */
  public sealed interface Step {
    /** Whose option it concerns. */
    Player player();

    /** The option that is dropped or replaced. */
    ShortGame option();

    /** The form after the step. */
    Options after();
  }

  /**
   * An option is dropped, since another one is better.
   *
   * @param by the better one
   * @param difference the greater minus the lesser of the two
   */
  @Fields({"player", "option", "dominatedBy: by", "difference", "form: after"})
  public record Dominated(
      Player player, ShortGame option, ShortGame by, ShortGame difference, Options after)
      implements Step {}

  /**
   * An option is replaced by the player's options in a reply of the opponent that is at least as
   * good for the opponent as the form: in form - reply, the player wins moving second.
   *
   * @param through the reply
   * @param replacement what takes the place of the option
   * @param before the form before the step
   * @param answers if the reply is 0, an answer to each of the opponent's moves in the form;
   *     otherwise empty
   * @param difference the form minus the reply, as a value
   */
  @Fields({
    "player",
    "option",
    "reversibleThrough: through",
    "replacement",
    "difference",
    "form: after"
  })
  public record Reversible(
      Player player,
      ShortGame option,
      ShortGame through,
      List<ShortGame> replacement,
      Options before,
      List<Answer> answers,
      ShortGame difference,
      Options after)
      implements Step {}

  /** A move and an answer to it that wins. */
  public record Answer(ShortGame move, ShortGame answer) {}

  /**
   * The simplification of a form.
   *
   * @throws org.gamester.values.ComputationStopped if the work is stopped
   */
  public static SimplifiedForm of(GameForm form) {
    Simplification simplification = Simplification.of(form);
    Map<String, GameForm> shown = new LinkedHashMap<>();
    Map<Player, Set<ShortGame>> options = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      Set<ShortGame> values = new LinkedHashSet<>();
      for (GameForm option : form.options(player)) {
        values.add(option.canonicalForm());
        if (option.value().isEmpty()) {
          shown.putIfAbsent(option.toString(), option);
        }
      }
      options.put(player, values);
    }
    Options start = copy(options);
    List<Step> steps = new ArrayList<>();
    for (SimplificationStep step : simplification.steps()) {
      switch (step) {
        case SimplificationStep.Evaluated _ -> {}
        case SimplificationStep.Dominated(Player player, ShortGame option, ShortGame by) -> {
          of(options, player).remove(option);
          ShortGame difference = player == Player.LEFT ? by.minus(option) : option.minus(by);
          steps.add(new Dominated(player, option, by, difference, copy(options)));
        }
        case SimplificationStep.Reversible(
                Player player,
                ShortGame option,
                ShortGame through,
                List<ShortGame> replacement) -> {
          Options before = copy(options);
          of(options, player).remove(option);
          of(options, player).addAll(replacement);
          steps.add(
              new Reversible(
                  player,
                  option,
                  through,
                  List.copyOf(replacement),
                  before,
                  through.isZero() ? answers(before, player) : List.of(),
                  simplification.result().minus(through),
                  copy(options)));
        }
      }
    }
    Map<GameForm, ShortGame> evaluated = new LinkedHashMap<>();
    shown.values().forEach(option -> evaluated.put(option, option.canonicalForm()));
    return new SimplifiedForm(evaluated, start, List.copyOf(steps), simplification.result());
  }

  private static List<Answer> answers(Options form, Player second) {
    List<Answer> answers = new ArrayList<>();
    for (ShortGame move : form.of(second.opponent())) {
      answers.add(
          new Answer(
              move,
              move.options(second).stream()
                  .filter(answer -> !answer.outcome().winsStarting(second.opponent()))
                  .findFirst()
                  .orElseThrow()));
    }
    return List.copyOf(answers);
  }

  private static Set<ShortGame> of(Map<Player, Set<ShortGame>> options, Player player) {
    return java.util.Objects.requireNonNull(options.get(player));
  }

  private static Options copy(Map<Player, Set<ShortGame>> options) {
    return new Options(
        List.copyOf(of(options, Player.LEFT)), List.copyOf(of(options, Player.RIGHT)));
  }
}
