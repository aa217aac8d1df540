package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.Derivation;
import org.gamester.analysis.explanation.Part;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Arguments for who wins, as lines of text. */
final class ArgumentText {
  private static final int MOST_OPTIONS = 6;
  private static final int LONGEST_OPTIONS = 60;

  private final PartValues values;
  private final DerivationText why;

  /**
   * @param derivations why summands have the values on which the argument rests
   */
  ArgumentText(PartValues values, List<Derivation> derivations) {
    this.values = values;
    this.why = new DerivationText(values, derivations);
  }

  /** The lines of an argument, without indentation. */
  List<String> lines(Argument argument) {
    return switch (argument) {
      case Argument.NobodyMoves nobody ->
          List.of(
              "Nobody can move, so the player to move "
                  + (nobody.outcome().winsStarting(Player.LEFT) ? "wins." : "loses."));
      case Argument.OneIsBlocked(Player blocked) ->
          List.of(
              blocked.displayName()
                  + " can never move, whatever "
                  + blocked.opponent().displayName()
                  + " does, and "
                  + blocked.opponent().displayName()
                  + " can.");
      case Argument.Cancellation pairs -> cancellation(pairs);
      case Argument.Reduction reduction -> reduction(reduction);
      case Argument.MirrorStrategy mirror -> MirrorText.lines(mirror);
      case Argument.ByTheorem known -> byTheorem(known);
      case Argument.NimSum sum -> NimSumText.nimSum(sum, why.lines());
      case Argument.MisereNim heaps -> NimSumText.misereNim(heaps);
      case Argument.Numbers numbers -> numbers(numbers);
      case Argument.LengthOfPlay length -> length(length);
      case Argument.Switches switches ->
          joined(why.lines(), new SwitchesText(values).lines(switches));
      case Argument.UpsAndStars sum -> upsAndStars(sum);
      case Argument.TwoAhead ahead -> twoAhead(ahead);
      case Argument.MeanBounds bounds -> meanBounds(bounds);
      case Argument.Values found -> byValue(found);
      case Argument.Search search -> TreeText.summary(search);
      case Argument.Repetition repetition -> RepetitionText.lines(repetition);
      case Argument.CoinsOnStrings coins -> CoinText.lines(coins);
    };
  }

  private static String complete(Position position) {
    return MovesText.complete(position);
  }

  private static List<String> cancellation(Argument.Cancellation pairs) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "The summands cancel: each pair is a game and its negative, and G - G = 0 (Tweedledum and"
            + " Tweedledee).");
    pairs.pairs().forEach(pair -> lines.add("  " + pair(pair)));
    if (pairs.dead() > 0) {
      lines.add("  In what is left over nobody can move.");
    }
    lines.add("The second player answers each move by the same move in the other of its pair.");
    return lines;
  }

  private static String pair(Argument.Pair pair) {
    String why =
        switch (pair.mirror()) {
          case SAME -> "the same position twice; it is impartial, so it is its own negative";
          case PLAYERS_EXCHANGED -> "the second is the first with the players exchanged";
          case SYMMETRIC ->
              "the second is the first with the players exchanged, up to symmetries of the board"
                  + " and cells on which nobody can play";
        };
    return complete(pair.first()) + " and " + complete(pair.second()) + ": " + why;
  }

  private List<String> reduction(Argument.Reduction reduction) {
    List<String> lines = new ArrayList<>();
    lines.add("A game and its negative cancel: G - G = 0, which adds nothing to a sum.");
    reduction.cancelled().pairs().forEach(pair -> lines.add("  " + pair(pair)));
    lines.add(
        "What is left: "
            + reduction.rest().stream()
                .map(ArgumentText::complete)
                .collect(Collectors.joining(" + "))
            + ".");
    lines.addAll(lines(reduction.argument()));
    return lines;
  }

  private List<String> numbers(Argument.Numbers numbers) {
    List<String> lines = new ArrayList<>();
    lines.add(
        numbers.parts().size() == 1
            ? "The position is a number."
            : "Every part is a number; numbers are added.");
    Map<String, Integer> shown = new LinkedHashMap<>();
    for (Argument.NumberPart part : numbers.parts()) {
      shown.merge(number(part), 1, Integer::sum);
    }
    lines.addAll(why.theorems());
    shown.forEach((line, count) -> lines.add("  " + line + PartValues.times(count)));
    lines.add(
        "  "
            + values.sum(numbers.parts().stream().map(part -> part.part().value()).toList())
            + sign(numbers.sum()));
    return lines;
  }

  private String number(Argument.NumberPart part) {
    String value = values.write(part.part().value());
    if (part.part().position() instanceof ValuePosition) {
      return value;
    }
    String line = part.part().text() + " = " + value;
    if (!part.isReasoned()) {
      return line;
    }
    if (part.left().isEmpty() && part.right().isEmpty()) {
      return line + ", since nobody can move";
    }
    if (!part.areNumbers()) {
      return line
          + ", the simplest number x such that no Left option"
          + options(part.left())
          + " is x or more and no Right option"
          + options(part.right())
          + " is x or less";
    }
    String which =
        part.low().isEmpty()
            ? "below " + part.high().get()
            : part.high().isEmpty()
                ? "above " + part.low().get()
                : "between " + part.low().get() + " and " + part.high().get();
    return line + ", the simplest number " + which + " (the best options)";
  }

  private String options(List<ShortGame> values) {
    if (values.isEmpty() || values.size() > MOST_OPTIONS) {
      return "";
    }
    String text =
        values.stream().map(this.values::write).collect(Collectors.joining(", ", " (", ")"));
    return text.length() > LONGEST_OPTIONS ? "" : text;
  }

  private static String sign(Dyadic number) {
    return number.signum() > 0
        ? ", above 0: Left wins."
        : number.signum() < 0 ? ", below 0: Right wins." : ": the player to move loses.";
  }

  private List<String> byTheorem(Argument.ByTheorem known) {
    List<String> lines = new ArrayList<>(known.theorem().sentences());
    known
        .theorem()
        .value()
        .filter(_ -> !known.theorem().saysWhoWins())
        .ifPresent(
            value ->
                lines.add(
                    "So "
                        + complete(known.position())
                        + " = "
                        + values.write(value)
                        + (value.isZero()
                            ? ", and whoever moves loses."
                            : ". It is not 0, so whoever moves wins, by a move to 0.")));
    return lines;
  }

  private static List<String> joined(List<String> first, List<String> second) {
    List<String> lines = new ArrayList<>(first);
    lines.addAll(second);
    return lines;
  }

  private static List<String> sentences(List<String> facts) {
    return facts.stream().map(fact -> fact.strip() + ".").toList();
  }

  private static List<String> length(Argument.LengthOfPlay length) {
    List<String> lines = new ArrayList<>();
    String seen = " (" + length.positions() + " positions)";
    if (length.evenIfLeftStarts() == length.evenIfRightStarts()) {
      boolean even = length.evenIfLeftStarts();
      lines.add(
          "Every play lasts an "
              + (even ? "even" : "odd")
              + " number of moves, whatever the players do"
              + seen
              + ", so the player who starts "
              + (even ? "does not make the last move." : "makes the last move."));
    } else {
      lines.add(
          "If Left starts, every play lasts an "
              + (length.evenIfLeftStarts() ? "even" : "odd")
              + " number of moves; if Right starts, an "
              + (length.evenIfRightStarts() ? "even" : "odd")
              + " number"
              + seen
              + ".");
    }
    lines.add("There is nothing to decide (they love me, they love me not).");
    return lines;
  }

  private List<String> upsAndStars(Argument.UpsAndStars sum) {
    List<String> lines = new ArrayList<>(why.lines());
    NumberUpStar total = sum.sum();
    if (sum.parts().size() > 1) {
      lines.add("Numbers, ups and nimbers are added one kind at a time.");
      lines.addAll(values.described(sum.parts()));
      lines.add("  " + values.sum(sum.parts().stream().map(Part::value).toList()) + ".");
    } else if (why.isEmpty()) {
      lines.addAll(sentences(values.described(sum.parts())));
    }
    if (!total.number().isZero()) {
      lines.add(
          "The number "
              + total.number()
              + (total.isNumber() ? " decides." : " decides: ups and nimbers are infinitesimal.")
              + (total.number().signum() > 0 ? " Left wins." : " Right wins."));
    } else if (total.ups() == 0) {
      lines.add(
          total.star() == 0
              ? "This is 0, so the player to move loses."
              : "This is a nimber other than 0, which is confused with 0: whoever moves wins.");
    } else if (Math.abs(total.ups()) == 1 && total.star() == 1) {
      lines.add(values.write(total) + " is confused with 0: both players have a winning move.");
    } else {
      lines.add(
          "n.^ + *m is positive for n > 0, except ^*, and negative for n < 0, except v*; here n = "
              + total.ups()
              + " and m = "
              + total.star()
              + (total.ups() > 0 ? ", so Left wins." : ", so Right wins."));
    }
    return lines;
  }

  private List<String> twoAhead(Argument.TwoAhead ahead) {
    List<String> lines = new ArrayList<>(why.lines());
    List<String> described =
        values.described(ahead.parts().stream().map(Argument.WeightedPart::part).toList()).stream()
            .map(String::strip)
            .toList();
    if (!described.isEmpty() && (why.isEmpty() || ahead.parts().size() > 1)) {
      lines.add(String.join("; ", described) + ".");
    }
    List<String> weights = ahead.parts().stream().map(part -> part.weight().toString()).toList();
    lines.add(
        weights.size() == 1
            ? "It is infinitesimal with atomic weight " + weights.getFirst() + "."
            : "All parts are infinitesimal with atomic weights "
                + list(weights)
                + ": together "
                + ahead.weight()
                + ".");
    lines.add(
        ahead.weight().signum() > 0
            ? "Two ahead wins: a game of atomic weight 2 or more is positive."
            : "Two ahead wins: a game of atomic weight -2 or less is negative.");
    return lines;
  }

  private static String list(List<String> words) {
    return String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
  }

  private List<String> meanBounds(Argument.MeanBounds bounds) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Means are added; the temperature of a sum is at most the highest of its parts, and play"
            + " stops within the temperature of the mean.");
    List<List<String>> rows = new ArrayList<>();
    for (Argument.TemperatePart part : bounds.parts()) {
      String text =
          part.part().position() instanceof ValuePosition
              ? values.write(part.part().value())
              : part.part().text();
      rows.add(List.of(text, "mean " + part.mean(), "temperature " + part.temperature()));
    }
    lines.addAll(PartValues.table(rows));
    boolean left = bounds.mean().signum() > 0;
    Dyadic bound =
        left ? bounds.mean().minus(bounds.temperature()) : bounds.mean().plus(bounds.temperature());
    lines.add(
        "The mean is "
            + bounds.mean()
            + " and the temperature at most "
            + bounds.temperature()
            + ", so whoever starts, play stops at "
            + bound
            + (left ? " or more, above 0." : " or less, below 0."));
    return lines;
  }

  private List<String> byValue(Argument.Values found) {
    List<String> lines = new ArrayList<>(why.lines());
    if (found.parts().size() > 1) {
      lines.add("The values of the parts are added.");
      lines.addAll(values.described(found.parts()));
      lines.add("  " + values.sum(found.parts().stream().map(Part::value).toList()) + ".");
    } else if (why.isEmpty()) {
      lines.addAll(sentences(values.described(found.parts())));
    }
    ShortGame sum = found.sum();
    lines.add(
        switch (sum.relationTo(ShortGame.ZERO)) {
          case EQUAL ->
              "This is 0: no option of Left is 0 or more and none of Right is 0 or less, so whoever"
                  + " moves loses.";
          case GREATER -> "It is positive: " + good(found, Player.LEFT) + none(sum, Player.RIGHT);
          case LESS -> "It is negative: " + good(found, Player.RIGHT) + none(sum, Player.LEFT);
          case CONFUSED ->
              "It is confused with 0: %s, and %s."
                  .formatted(good(found, Player.LEFT), good(found, Player.RIGHT));
        });
    return lines;
  }

  /** A move of one summand, or an option of a value, from which its player wins. */
  private String good(Argument.Values found, Player player) {
    Optional<Derivation.Option> move =
        found.parts().size() == 1 ? why.good(player) : Optional.empty();
    if (move.isPresent()) {
      return player.displayName()
          + " wins by "
          + move.get().move()
          + " to "
          + values.write(move.get().value())
          + comparison(move.get().value(), player);
    }
    ShortGame sum = found.sum();
    for (ShortGame option : sum.options(player)) {
      if (!option.outcome().winsStarting(player.opponent())) {
        return "%s can move to %s%s"
            .formatted(player.displayName(), values.write(option), comparison(option, player));
      }
    }
    throw new IllegalStateException("a won game has a winning option");
  }

  private static String comparison(ShortGame option, Player player) {
    return option.isZero() ? "" : player == Player.LEFT ? ", at least 0" : ", at most 0";
  }

  private static String none(ShortGame sum, Player player) {
    return sum.optionCount(player) == 0
        ? "; " + player.displayName() + " has no option."
        : "; "
            + player.displayName()
            + (player == Player.RIGHT
                ? " has no option that is 0 or less."
                : " has no option that is 0 or more.");
  }
}
