package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.analysis.explanation.SimplifiedForm;
import org.gamester.cli.output.MovesText;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** The steps of a simplification as lines of text, and as the fields of objects. */
record SimplificationText(GameWriter writer) {
  private static final int LONGEST_VALUE = 200;
  private static final int MOST_ANSWERS = 6;
  private static final String INDENTATION = "   ";

  /** The lines after the canonical form, without indentation. */
  List<String> lines(SimplifiedForm form) {
    List<String> lines = new ArrayList<>();
    List<String> values = new ArrayList<>();
    form.evaluated()
        .forEach(
            (option, value) -> {
              String written = unquoted(option.toString());
              if (!written.equals(write(value))) {
                values.add(written + " = " + write(value));
              }
            });
    for (String each : values) {
      lines.add(
          ("%-" + Math.max(45, MovesText.longest(values) + 3) + "s(its value)").formatted(each));
    }
    lines.add(write(form.start()));
    if (form.steps().isEmpty()) {
      lines.add("No option is dominated or reversible, so this is the canonical form.");
      return lines;
    }
    for (int i = 0; i < form.steps().size(); i++) {
      SimplifiedForm.Step step = form.steps().get(i);
      boolean isLast = i == form.steps().size() - 1;
      switch (step) {
        case SimplifiedForm.Dominated dominated -> lines.add((i + 1) + ". " + text(dominated));
        case SimplifiedForm.Reversible reversible -> {
          List<String> text = text(reversible);
          lines.add((i + 1) + ". " + text.getFirst());
          text.subList(1, text.size()).forEach(line -> lines.add(INDENTATION + line));
        }
      }
      if (isLast
          || !(step instanceof SimplifiedForm.Dominated)
          || !(form.steps().get(i + 1) instanceof SimplifiedForm.Dominated)) {
        lines.add(INDENTATION + write(step.after()) + (isLast ? " = " + write(form.result()) : ""));
      }
    }
    return lines;
  }

  private static String unquoted(String form) {
    return form.replace("'", "");
  }

  private String text(SimplifiedForm.Dominated step) {
    boolean left = step.player() == Player.LEFT;
    ShortGame greater = left ? step.by() : step.option();
    ShortGame lesser = left ? step.option() : step.by();
    return step.player().displayName()
        + "'s "
        + write(step.option())
        + " is dominated by "
        + write(step.by())
        + ": "
        + (lesser.isZero()
            ? write(greater) + " > 0"
            : write(greater)
                + " - "
                + bracketed(lesser)
                + " = "
                + write(step.difference())
                + " > 0")
        + (left ? "." : ", and Right prefers the smaller.");
  }

  private String bracketed(ShortGame value) {
    String text = write(value);
    return text.startsWith("-") || text.startsWith("+") ? "(" + text + ")" : text;
  }

  private List<String> text(SimplifiedForm.Reversible step) {
    String player = step.player().displayName();
    String opponent = step.player().opponent().displayName();
    String before = write(step.before());
    String through = write(step.through());
    boolean left = step.player() == Player.LEFT;
    List<String> lines = new ArrayList<>();
    lines.add(
        player
            + "'s "
            + write(step.option())
            + " is reversible through its "
            + opponent
            + " option "
            + through
            + ": "
            + (left ? through + " <= " + before : before + " <= " + through)
            + ", since "
            + player
            + ", moving second, wins:");
    lines.add(reason(step, player, opponent, before) + " " + replaced(step, player));
    return lines;
  }

  private String reason(
      SimplifiedForm.Reversible step, String player, String opponent, String before) {
    List<ShortGame> moves = step.before().of(step.player().opponent());
    if (step.through().isZero() && moves.isEmpty()) {
      return opponent + " has no move.";
    }
    if (step.answers().isEmpty() || step.answers().size() > MOST_ANSWERS) {
      String difference = write(step.difference());
      return before
          + " - "
          + bracketed(step.through())
          + " = "
          + difference
          + (step.difference().isZero() ? "." : step.player() == Player.LEFT ? " > 0." : " < 0.");
    }
    if (step.answers().size() == 1) {
      SimplifiedForm.Answer only = step.answers().getFirst();
      return "%s's only move is to %s, and %s answers to %s."
          .formatted(opponent, write(only.move()), player, write(only.answer()));
    }
    return player
        + " answers "
        + step.answers().stream()
            .map(answer -> write(answer.move()) + " by " + write(answer.answer()))
            .collect(Collectors.joining(", "))
        + ".";
  }

  private String replaced(SimplifiedForm.Reversible step, String player) {
    return "It is replaced by the "
        + player
        + " options of "
        + write(step.through())
        + ": "
        + (step.replacement().isEmpty()
            ? "none."
            : step.replacement().stream().map(this::write).collect(Collectors.joining(", ")) + ".");
  }

  /** A form, as in {@code {0, * | *}}. */
  String write(SimplifiedForm.Options form) {
    return "{" + side(form.left(), "", " ") + "|" + side(form.right(), " ", "") + "}";
  }

  private String side(List<ShortGame> options, String before, String after) {
    return options.isEmpty()
        ? before + after
        : before + options.stream().map(this::write).collect(Collectors.joining(", ")) + after;
  }

  private String write(ShortGame value) {
    return writer.writeBriefly(value, LONGEST_VALUE);
  }
}
