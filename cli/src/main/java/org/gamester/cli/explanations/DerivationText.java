package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.analysis.explanation.Derivation;
import org.gamester.cli.output.MovesText;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.SimplificationStep;

/** Why summands have their values, as lines of text. */
record DerivationText(PartValues values, List<Derivation> derivations) {
  private static final int MOST_OPTIONS = 6;
  private static final int LONGEST_FORM = 70;
  private static final int LONGEST_VALUE = 60;

  DerivationText {
    derivations = List.copyOf(derivations);
  }

  /** The derivations of all summands, without indentation; what a theorem says is said once. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    Set<String> said = new HashSet<>();
    for (Derivation each : derivations) {
      lines(each).stream()
          .filter(line -> line.startsWith(" ") || said.add(line))
          .forEach(lines::add);
    }
    return lines;
  }

  /** The theorems about summands that are numbers. */
  List<String> theorems() {
    return derivations.stream()
        .flatMap(
            each ->
                each instanceof Derivation.ByTheorem known
                    ? known.theorem().sentences().stream()
                    : Stream.empty())
        .toList();
  }

  /** A move of the only summand from which its player wins, if its options are known. */
  Optional<Derivation.Option> good(Player player) {
    return derivations.stream()
        .filter(Derivation.ByOptions.class::isInstance)
        .map(Derivation.ByOptions.class::cast)
        .flatMap(found -> (player == Player.LEFT ? found.left() : found.right()).stream())
        .filter(option -> !option.value().outcome().winsStarting(player.opponent()))
        .findFirst();
  }

  /** Whether nothing is said of any summand. */
  boolean isEmpty() {
    return derivations.isEmpty();
  }

  private List<String> lines(Derivation derivation) {
    return switch (derivation) {
      case Derivation.ByTheorem known -> byTheorem(known);
      case Derivation.ByMex mex -> byMex(mex);
      case Derivation.ByOptions options -> byOptions(options);
    };
  }

  private List<String> byTheorem(Derivation.ByTheorem known) {
    List<String> lines = new ArrayList<>(known.theorem().sentences());
    lines.add(
        "So " + MovesText.complete(known.position()) + " = " + values.write(known.value()) + ".");
    return lines;
  }

  private List<String> byMex(Derivation.ByMex mex) {
    List<String> lines = new ArrayList<>();
    long value = ((NumberUpStar) mex.value()).star();
    List<Long> nimbers =
        mex.options().stream().map(option -> ((NumberUpStar) option.value()).star()).toList();
    lines.add("What the options of " + MovesText.complete(mex.position()) + " are worth:");
    int shown = mex.options().size() > MOST_OPTIONS + 1 ? MOST_OPTIONS : mex.options().size();
    int width =
        MovesText.longest(
            mex.options().stream().map(option -> values.write(option.value())).toList());
    for (Derivation.Option option : mex.options().subList(0, shown)) {
      lines.add("  " + PartValues.pad(values.write(option.value()), width + 2) + moves(option));
    }
    if (shown < mex.options().size()) {
      lines.add("  and " + runs(nimbers.subList(shown, nimbers.size()), "*"));
    }
    lines.add(
        "The least number that is missing among them is mex{%s} = %d, so %s = %s (Sprague, Grundy)."
            .formatted(
                runs(nimbers, ""),
                value,
                MovesText.complete(mex.position()),
                values.write(mex.value())));
    return lines;
  }

  /** Numbers in order; three or more in a row by the first and the last. */
  private static String runs(List<Long> numbers, String sign) {
    List<String> runs = new ArrayList<>();
    for (int i = 0; i < numbers.size(); ) {
      int end = i;
      while (end + 1 < numbers.size() && numbers.get(end + 1) == numbers.get(end) + 1) {
        end++;
      }
      if (end - i < 4) {
        end = i;
      }
      runs.add(sign + numbers.get(i) + (end > i ? ", ..., " + sign + numbers.get(end) : ""));
      i = end + 1;
    }
    return String.join(", ", runs);
  }

  private static String moves(Derivation.Option option) {
    return option.move() + (option.count() == 1 ? "" : " and " + (option.count() - 1) + " more");
  }

  private List<String> byOptions(Derivation.ByOptions found) {
    List<String> lines = new ArrayList<>();
    String text = MovesText.complete(found.position());
    String form = "{" + form(found.left()) + "|" + form(found.right()) + "}";
    String value = brief(found.value());
    boolean isShort = form.length() <= LONGEST_FORM;
    lines.add("The undominated options of " + text + ":");
    lines.addAll(options(found.left(), Player.LEFT));
    lines.addAll(options(found.right(), Player.RIGHT));
    String equation = text + (isShort && !form.equals(value) ? " = " + form : "") + " = " + value;
    found.reversals().forEach(step -> lines.add("  " + reversal(step)));
    boolean isSimplest = found.value().isNumber() && found.reversals().isEmpty();
    lines.add("So " + equation + (isSimplest ? ", the simplest number between them." : "."));
    return lines;
  }

  private String reversal(SimplificationStep.Reversible step) {
    Player player = step.player();
    String through = brief(step.through());
    String options =
        step.replacement().isEmpty()
            ? "none"
            : step.replacement().stream().map(this::brief).collect(Collectors.joining(", "));
    return "%s's %s is reversible through %s: it is replaced by the %s options of %s, %s."
        .formatted(
            player.displayName(),
            brief(step.option()),
            through,
            player.displayName(),
            through,
            options);
  }

  private String form(List<Derivation.Option> options) {
    return options.stream()
        .map(option -> values.write(option.value()))
        .collect(Collectors.joining(","));
  }

  private List<String> options(List<Derivation.Option> options, Player player) {
    if (options.isEmpty()) {
      return List.of("  " + player.displayName() + " has no move.");
    }
    List<String> lines = new ArrayList<>();
    for (Derivation.Option option : options.subList(0, Math.min(options.size(), MOST_OPTIONS))) {
      lines.add(
          "  " + player.displayName() + " to " + brief(option.value()) + ": " + moves(option));
    }
    if (options.size() > MOST_OPTIONS) {
      lines.add("  and " + (options.size() - MOST_OPTIONS) + " more of " + player.displayName());
    }
    return lines;
  }

  private String brief(ShortGame value) {
    return values.write(value, LONGEST_VALUE);
  }
}
