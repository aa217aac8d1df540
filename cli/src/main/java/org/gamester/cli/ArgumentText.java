package org.gamester.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.Part;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** Arguments for who wins, as lines of text. */
final class ArgumentText {
  private static final int LONGEST_VALUE = 200;
  private static final int MOST_OPTIONS = 6;
  private static final int LONGEST_OPTIONS = 60;
  private static final String[] NUMERALS = {
    "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"
  };

  private final GameWriter writer;

  ArgumentText(GameWriter writer) {
    this.writer = writer;
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
              name(blocked)
                  + " can never move, whatever "
                  + name(blocked.opponent())
                  + " does, and "
                  + name(blocked.opponent())
                  + " can.");
      case Argument.Cancellation pairs -> cancellation(pairs);
      case Argument.MirrorStrategy mirror -> MirrorText.lines(mirror);
      case Argument.NimSum sum -> nimSum(sum);
      case Argument.MisereNim heaps -> misereNim(heaps);
      case Argument.Numbers numbers -> numbers(numbers);
      case Argument.LengthOfPlay length -> length(length);
      case Argument.Switches switches -> switches(switches);
      case Argument.UpsAndStars sum -> upsAndStars(sum);
      case Argument.TwoAhead ahead -> twoAhead(ahead);
      case Argument.MeanBounds bounds -> meanBounds(bounds);
      case Argument.Values values -> values(values);
      case Argument.Search search -> TreeText.summary(search);
    };
  }

  static String name(Player player) {
    return player == Player.LEFT ? "Left" : "Right";
  }

  private static String complete(Position position) {
    return MovesText.complete(position);
  }

  private static List<String> cancellation(Argument.Cancellation pairs) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "The summands cancel: each pair is a game and its negative, and G - G = 0 (Tweedledum and"
            + " Tweedledee).");
    for (Argument.Pair pair : pairs.pairs()) {
      String why =
          switch (pair.mirror()) {
            case SAME -> "the same position twice; it is impartial, so it is its own negative";
            case PLAYERS_EXCHANGED -> "the second is the first with the players exchanged";
            case SYMMETRIC ->
                "the second is the first with the players exchanged, up to symmetries of the board"
                    + " and cells on which nobody can play";
          };
      lines.add("  " + complete(pair.first()) + " and " + complete(pair.second()) + ": " + why);
    }
    if (pairs.dead() > 0) {
      lines.add("  In what is left over nobody can move.");
    }
    lines.add("The second player answers each move by the same move in the other of its pair.");
    return lines;
  }

  private static List<String> nimSum(Argument.NimSum sum) {
    List<String> lines = new ArrayList<>();
    lines.add(
        sum.heapsOfNim()
            ? "All parts are heaps of Nim, so the nim sum decides (Bouton)."
            : "All parts are impartial, so each is equal to a nimber (Sprague, Grundy), and the nim"
                + " sum decides.");
    lines.addAll(column(sum.parts(), sum.sum(), sum.heapsOfNim()));
    int last = lines.size() - 1;
    lines.set(
        last,
        lines.get(last)
            + "   = "
            + sum.sum()
            + (sum.sum() == 0
                ? ": every move makes it different from 0, and the answer makes it 0 again."
                : ", not 0: whoever moves wins by making it 0."));
    return lines;
  }

  private static List<String> column(
      List<Argument.NimberPart> parts, long sum, boolean heapsOfNim) {
    long all = sum;
    List<String> names = new ArrayList<>();
    for (Argument.NimberPart part : parts) {
      all |= part.nimber();
      names.add(
          heapsOfNim
              ? Long.toString(part.nimber())
              : part.position() instanceof ValuePosition
                  ? nimber(part.nimber())
                  : complete(part.position()) + " = " + nimber(part.nimber()));
    }
    int bits = Long.toBinaryString(all).length();
    int width = MovesText.longest(names);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      lines.add("  %-" + width + "s  =  ");
      lines.set(i, lines.get(i).formatted(names.get(i)) + binary(parts.get(i).nimber(), bits));
    }
    lines.add(" ".repeat(width + 7) + "-".repeat(bits));
    lines.add(" ".repeat(width + 7) + binary(sum, bits));
    return lines;
  }

  private static String nimber(long n) {
    return n == 0 ? "0" : n == 1 ? "*" : "*" + n;
  }

  private static String binary(long n, int bits) {
    String digits = Long.toBinaryString(n);
    return "0".repeat(bits - digits.length()) + digits;
  }

  private static List<String> misereNim(Argument.MisereNim heaps) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "All parts are heaps of Nim, and the player who takes the last token loses (Bouton).");
    lines.addAll(column(heaps.parts(), heaps.sum(), true));
    if (heaps.large() > 0) {
      int last = lines.size() - 1;
      lines.set(last, lines.get(last) + "   = " + heaps.sum());
      lines.add(
          "Some heap has more than one token, so the winner is the same as in normal play: the"
              + " nim sum is "
              + (heaps.sum() == 0
                  ? "0, and the player to move loses."
                  : "not 0, and the player to move wins."));
      lines.add(
          "The winner makes the nim sum 0 until he can leave heaps of one token only; then he leaves an"
              + " odd number of them.");
    } else {
      lines.add(
          "No heap has more than one token, so each move removes a heap: of "
              + heaps.ones()
              + (heaps.ones() % 2 == 0
                  ? ", an even number, the player to move leaves the last one to the other."
                  : ", an odd number, the player to move takes the last one."));
    }
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
    shown.forEach((line, count) -> lines.add("  " + line + times(count)));
    lines.add(
        "  "
            + sum(numbers.parts().stream().map(part -> part.part().value()).toList())
            + sign(numbers.sum()));
    return lines;
  }

  private String number(Argument.NumberPart part) {
    String value = write(part.part().value());
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
    String text = values.stream().map(this::write).collect(Collectors.joining(", ", " (", ")"));
    return text.length() > LONGEST_OPTIONS ? "" : text;
  }

  private static String times(int count) {
    return count == 1 ? "" : count == 2 ? ", twice" : ", " + count + " times";
  }

  /** A sum and its value if there are several terms, else the term. */
  private String sum(List<ShortGame> values) {
    ShortGame total = ShortGame.ZERO;
    for (ShortGame value : values) {
      total = total.plus(value);
    }
    return values.size() == 1 ? write(total) : terms(values) + " = " + write(total);
  }

  /** Terms with their signs, as in {@code 2 + 1 - 1/2}. */
  private String terms(List<ShortGame> values) {
    StringBuilder text = new StringBuilder();
    for (ShortGame value : values) {
      boolean minus = !text.isEmpty() && value.isNumber() && value.leftStop().signum() < 0;
      text.append(text.isEmpty() ? "" : minus ? " - " : " + ");
      text.append(write(minus ? value.negate() : value));
    }
    return text.isEmpty() ? "0" : text.toString();
  }

  private static String sign(Dyadic number) {
    return number.signum() > 0
        ? ", above 0: Left wins."
        : number.signum() < 0 ? ", below 0: Right wins." : ": the player to move loses.";
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

  private List<String> switches(Argument.Switches found) {
    List<String> lines = new ArrayList<>();
    boolean numbersOnly = found.others().stream().allMatch(part -> part.value().isNumber());
    int count = found.switches().size();
    String head = numeral(count) + (count == 1 ? " switch" : " switches");
    if (!found.others().isEmpty()) {
      head +=
          numbersOnly
              ? found.others().size() == 1 ? " and a number" : " and numbers"
              : " and a sum of numbers, ups and stars";
    }
    lines.add(
        head
            + ". Switches are played in order of temperature, "
            + (numbersOnly ? "numbers last (number avoidance)." : "the rest last."));
    List<List<String>> rows = new ArrayList<>();
    for (Argument.Switch each : found.switches()) {
      String name = braces(each.high(), each.low());
      String note =
          each.part().position() instanceof ValuePosition
              ? each.high().plus(each.low()).signum() < 0
                  ? "the negative of " + braces(each.low().negate(), each.high().negate())
                  : ""
              : "from " + each.part().text();
      rows.add(List.of(name, "temperature " + each.temperature(), note));
    }
    for (Part part : found.others()) {
      String note = part.position() instanceof ValuePosition ? "" : "from " + part.text();
      rows.add(List.of(write(part.value()), kind(part.value()), note));
    }
    lines.addAll(table(rows));
    String left = "Left first:";
    String right = "Right first:";
    int width = right.length() + 2;
    lines.add(pad(left, width) + line(found.leftFirst()));
    lines.add(pad(right, width) + line(found.rightFirst()));
    return lines;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private static String numeral(int count) {
    return count < NUMERALS.length ? NUMERALS[count] : Integer.toString(count);
  }

  private static String braces(Dyadic high, Dyadic low) {
    return "{" + high + "|" + low + "}";
  }

  private static String kind(ShortGame value) {
    return value.isNumber()
        ? "a number"
        : value.isNimber() ? "a nimber" : "a sum with ups or stars";
  }

  private static List<String> table(List<List<String>> rows) {
    List<String> lines = new ArrayList<>();
    int first = MovesText.longest(rows.stream().map(List::getFirst).toList());
    int second = MovesText.longest(rows.stream().map(row -> row.get(1)).toList());
    for (List<String> row : rows) {
      String line =
          "  " + pad(row.getFirst(), first + 4) + pad(row.get(1), second + 4) + row.get(2);
      lines.add(line.stripTrailing());
    }
    return lines;
  }

  private String line(Argument.Line line) {
    StringBuilder text = new StringBuilder();
    Player mover = line.starter();
    for (int i = 0; i < line.taken().size(); i++) {
      text.append(i == 0 ? "" : ", ").append(name(mover)).append(i == 0 ? " takes " : " ");
      text.append(line.taken().get(i));
      mover = mover.opponent();
    }
    List<ShortGame> terms = new ArrayList<>();
    line.taken().forEach(number -> terms.add(ShortGame.number(number)));
    if (!line.rest().isZero()) {
      terms.add(line.rest());
    }
    text.append(": ").append(sum(terms));
    return text + verdict(line) + ".";
  }

  private static String verdict(Argument.Line line) {
    NumberUpStar total = line.total();
    if (total.isNumber()) {
      int sign = total.number().signum();
      return sign > 0
          ? ", above 0"
          : sign < 0 ? ", below 0" : ", and " + name(line.toMove()) + ", to move, loses";
    }
    return ", and " + name(line.winner()) + " wins with " + name(line.toMove()) + " to move";
  }

  private List<String> upsAndStars(Argument.UpsAndStars sum) {
    List<String> lines = new ArrayList<>();
    lines.add("Numbers, ups and nimbers are added one kind at a time.");
    lines.addAll(described(sum.parts()));
    lines.add("  " + sum(sum.parts().stream().map(Part::value).toList()) + ".");
    NumberUpStar total = sum.sum();
    if (!total.number().isZero()) {
      lines.add("The number " + total.number() + " is not 0, so its sign decides.");
    } else if (total.ups() == 0) {
      lines.add(
          total.star() == 0
              ? "This is 0, so the player to move loses."
              : "This is a nimber other than 0, so whoever moves wins: he moves it to 0.");
    } else if (Math.abs(total.ups()) == 1 && total.star() == 1) {
      lines.add("^* and v* are confused with 0: both players have a winning move.");
    } else {
      lines.add(
          "n.^ + *m with n > 0 is positive, but for ^*, and with n < 0 negative, but for v*; here n"
              + " = "
              + total.ups()
              + " and m = "
              + total.star()
              + ".");
    }
    return lines;
  }

  /** The values of parts that are not written as values, equal ones together. */
  private List<String> described(List<Part> parts) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Part part : parts) {
      if (!(part.position() instanceof ValuePosition)) {
        counts.merge(part.text() + " = " + withForm(part.value()), 1, Integer::sum);
      }
    }
    if (counts.isEmpty()) {
      return List.of();
    }
    return counts.entrySet().stream()
        .map(entry -> "  " + entry.getKey() + times(entry.getValue()))
        .toList();
  }

  /** A value with its form in braces, where it has a name and few options. */
  private String withForm(ShortGame value) {
    String text = write(value);
    boolean isFew = value.optionCount(Player.LEFT) + value.optionCount(Player.RIGHT) <= 4;
    if (value.isNumber() || !value.isNumberUpStar() || !isFew) {
      return text;
    }
    return text + " = {" + options(value, Player.LEFT) + "|" + options(value, Player.RIGHT) + "}";
  }

  private String options(ShortGame value, Player player) {
    return value.options(player).stream().map(this::write).collect(Collectors.joining(","));
  }

  private List<String> twoAhead(Argument.TwoAhead ahead) {
    List<String> lines = new ArrayList<>();
    List<String> described =
        described(ahead.parts().stream().map(Argument.WeightedPart::part).toList()).stream()
            .map(String::strip)
            .toList();
    if (!described.isEmpty()) {
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
              ? write(part.part().value())
              : part.part().text();
      rows.add(List.of(text, "mean " + part.mean(), "temperature " + part.temperature()));
    }
    lines.addAll(table(rows));
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

  private List<String> values(Argument.Values values) {
    List<String> lines = new ArrayList<>();
    boolean isOne = values.parts().size() == 1;
    lines.add(isOne ? "The value decides." : "The values of the parts are added.");
    lines.addAll(described(values.parts()));
    if (!isOne) {
      lines.add("  " + sum(values.parts().stream().map(Part::value).toList()));
    }
    ShortGame sum = values.sum();
    lines.add(
        switch (sum.relationTo(ShortGame.ZERO)) {
          case EQUAL -> "The sum is 0: whatever is played, there is an answer back to 0.";
          case GREATER -> "It is positive: " + good(sum, Player.LEFT) + none(sum, Player.RIGHT);
          case LESS -> "It is negative: " + good(sum, Player.RIGHT) + none(sum, Player.LEFT);
          case CONFUSED ->
              "It is confused with 0: "
                  + good(sum, Player.LEFT)
                  + ", and "
                  + good(sum, Player.RIGHT)
                  + ".";
        });
    return lines;
  }

  /** An option of a value from which its player wins. */
  private String good(ShortGame sum, Player player) {
    for (ShortGame option : sum.options(player)) {
      if (!option.outcome().winsStarting(player.opponent())) {
        return name(player)
            + " can move to "
            + write(option)
            + (option.isZero() ? "" : player == Player.LEFT ? ", at least 0" : ", at most 0");
      }
    }
    throw new IllegalStateException("a won game has a winning option");
  }

  private static String none(ShortGame sum, Player player) {
    return sum.optionCount(player) == 0
        ? "; " + name(player) + " has no option."
        : "; "
            + name(player)
            + (player == Player.RIGHT
                ? " has no option that is 0 or less."
                : " has no option that is 0 or more.");
  }

  private String write(ShortGame value) {
    return writer.writeBriefly(value, LONGEST_VALUE);
  }

  /** The parts of an argument with their facts, for JSON. */
  List<Map<String, Object>> parts(Argument argument) {
    return switch (argument) {
      case Argument.NimSum sum -> nimbers(sum.parts());
      case Argument.MisereNim heaps -> nimbers(heaps.parts());
      case Argument.Numbers numbers ->
          values(numbers.parts().stream().map(Argument.NumberPart::part).toList());
      case Argument.Switches found -> {
        List<Part> all = new ArrayList<>();
        found.switches().forEach(each -> all.add(each.part()));
        all.addAll(found.others());
        yield values(all);
      }
      case Argument.UpsAndStars sum -> values(sum.parts());
      case Argument.TwoAhead ahead ->
          values(ahead.parts().stream().map(Argument.WeightedPart::part).toList());
      case Argument.MeanBounds bounds ->
          values(bounds.parts().stream().map(Argument.TemperatePart::part).toList());
      case Argument.Values found -> values(found.parts());
      default -> Collections.emptyList();
    };
  }

  private static List<Map<String, Object>> nimbers(List<Argument.NimberPart> parts) {
    return parts.stream()
        .map(
            part ->
                Map.<String, Object>of(
                    "position", complete(part.position()), "value", nimber(part.nimber())))
        .map(ArgumentText::ordered)
        .toList();
  }

  private List<Map<String, Object>> values(List<Part> parts) {
    return parts.stream()
        .map(part -> Map.<String, Object>of("position", part.text(), "value", write(part.value())))
        .map(ArgumentText::ordered)
        .toList();
  }

  private static Map<String, Object> ordered(Map<String, Object> fields) {
    return new java.util.TreeMap<>(fields);
  }
}
