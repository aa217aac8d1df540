package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.Part;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The argument that switches are played in order of temperature. */
record SwitchesText(PartValues values) {
  private static final String[] NUMERALS = {
    "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"
  };

  List<String> lines(Argument.Switches found) {
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
      String opposite = "{" + each.low().negate() + "|" + each.high().negate() + "}";
      String note =
          each.part().position() instanceof ValuePosition
              ? values.isSubtracted(opposite) ? "the negative of " + opposite : ""
              : "from " + each.part().text();
      rows.add(List.of(name, "temperature " + each.temperature(), note));
    }
    for (Part part : found.others()) {
      String note = part.position() instanceof ValuePosition ? "" : "from " + part.text();
      rows.add(List.of(values.write(part.value()), kind(part.value()), note));
    }
    lines.addAll(PartValues.table(rows));
    String left = "Left first:";
    String right = "Right first:";
    int width = right.length() + 2;
    lines.add(PartValues.pad(left, width) + line(found.leftFirst()));
    lines.add(PartValues.pad(right, width) + line(found.rightFirst()));
    return lines;
  }

  private static String numeral(int count) {
    return count < NUMERALS.length ? NUMERALS[count] : Integer.toString(count);
  }

  private String braces(Dyadic high, Dyadic low) {
    return "{" + number(high) + "|" + number(low) + "}";
  }

  private String number(Dyadic x) {
    return values.write(ShortGame.number(x));
  }

  private static String kind(ShortGame value) {
    return value.isNumber()
        ? "a number"
        : value.isNimber() ? "a nimber" : "a sum with ups or stars";
  }

  private String line(Argument.Line line) {
    StringBuilder text = new StringBuilder();
    Player mover = line.starter();
    for (int i = 0; i < line.taken().size(); i++) {
      text.append(i == 0 ? "" : ", ").append(mover.displayName()).append(i == 0 ? " takes " : " ");
      text.append(line.taken().get(i));
      mover = mover.opponent();
    }
    List<ShortGame> terms = new ArrayList<>();
    line.taken().forEach(number -> terms.add(ShortGame.number(number)));
    if (!line.rest().isZero()) {
      terms.add(line.rest());
    }
    text.append(": ").append(values.sum(terms));
    return text + verdict(line) + ".";
  }

  private static String verdict(Argument.Line line) {
    NumberUpStar total = line.total();
    if (total.isNumber()) {
      int sign = total.number().signum();
      return sign > 0
          ? ", above 0"
          : sign < 0 ? ", below 0" : ", and " + line.toMove().displayName() + ", to move, loses";
    }
    return ", and %s wins with %s to move"
        .formatted(line.winner().displayName(), line.toMove().displayName());
  }
}
