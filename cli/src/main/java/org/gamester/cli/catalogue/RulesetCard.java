package org.gamester.cli.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.analysis.Scores;
import org.gamester.cli.output.MovesText;
import org.gamester.cli.output.Paragraph;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** All that is known of one name of the catalogue, with the moves and the value of its example. */
public final class RulesetCard {
  private static final int MOST_MOVES = 4;
  private static final int LONGEST_VALUE = 70;
  private static final int MOST_LOOPY = 1 << 12;
  private static final String INDENT = "  ";

  private final Catalogue catalogue;
  private final CatalogueEntry entry;
  private final Ruleset ruleset;
  private final StringBuilder card = new StringBuilder();

  private RulesetCard(Catalogue catalogue, CatalogueEntry entry) {
    this.catalogue = catalogue;
    this.entry = entry;
    this.ruleset = entry.ruleset();
  }

  /** The card: lines, each with a line end. */
  public static String text(Catalogue catalogue, CatalogueEntry entry, Evaluator evaluator) {
    RulesetCard card = new RulesetCard(catalogue, entry);
    Position example = entry.examplePosition(catalogue);
    card.describe(Convention.of(example));
    card.names();
    card.showExample(example, evaluator);
    card.sources();
    return card.card.toString();
  }

  private void describe(Convention convention) {
    card.append(entry.name()).append(": ").append(entry.title()).append('\n');
    if (entry.isNamedGame()) {
      append("is ", entry.definition());
    }
    append("", entry.rule());
    append(
        "",
        "%s, %s, played on %s"
            .formatted(
                entry.partizanship(catalogue).text(),
                convention.text(),
                ruleset.description().boardKind().phrase()));
  }

  private void names() {
    if (!entry.isNamedGame()) {
      ruleset
          .description()
          .parameters()
          .forEach(parameter -> append(label(parameter), parameter.meaning()));
    }
    if (!entry.aliases().isEmpty()) {
      append("also: ", String.join(", ", entry.aliases()));
    }
    if (!entry.isNamedGame()) {
      CatalogueEntry.named(ruleset)
          .forEach(game -> append(game.name() + " = ", "{" + game.parameters() + "}"));
    }
  }

  private static String label(Parameter parameter) {
    String byDefault = parameter.defaultText().isEmpty() ? "" : "=" + parameter.defaultText();
    return parameter.name() + byDefault + ": ";
  }

  private void showExample(Position example, Evaluator evaluator) {
    append("example: ", entry.example());
    example.picture().lines().forEach(line -> card.append("    ").append(line).append('\n'));
    List<Player> players = MovesText.players(example);
    for (Player player : players) {
      append(MovesText.player(example, player) + " to move: ", moves(example.moves(player)));
    }
    append("value: ", value(example, evaluator));
  }

  /** The value, or the nimber where play may repeat or moves entail others. */
  private static String value(Position example, Evaluator evaluator) {
    Convention convention = Convention.of(example);
    Optional<String> value =
        switch (convention) {
          case NORMAL ->
              Optional.of(GameWriter.exact().writeBriefly(evaluator.value(example), LONGEST_VALUE));
          case LOOPY -> loopyNimber(example);
          case ENTAILING -> Optional.of(entailedValue(new Scores(evaluator).nimber(example)));
          case MISERE, ENDING, SCORING -> Optional.empty();
        };
    return value.orElseGet(() -> "none, since this is " + convention.text());
  }

  private static String entailedValue(OptionalInt nimber) {
    return nimber.isPresent() ? ShortGame.nimber(nimber.getAsInt()).toString() : "loony";
  }

  private static Optional<String> loopyNimber(Position example) {
    return example.isImpartial()
        ? new LoopyNimbers(MOST_LOOPY).ifFew(example).map(nimber -> "Grundy value " + nimber)
        : Optional.empty();
  }

  private static String moves(List<Move> moves) {
    if (moves.isEmpty()) {
      return "no move";
    }
    String names =
        moves.stream().limit(MOST_MOVES).map(Move::name).collect(Collectors.joining("; "));
    int others = moves.size() - MOST_MOVES;
    return others > 0 ? names + "; and " + others + " more" : names;
  }

  private void sources() {
    if (!ruleset.description().reference().isEmpty()) {
      append("reference: ", ruleset.description().reference());
    }
    if (Catalogue.standard().rulesets().contains(ruleset)) {
      append("page: ", "docs/" + CataloguePages.page(ruleset));
    }
  }

  private void append(String label, String text) {
    card.append(Paragraph.wrapped(INDENT + label + text)).append('\n');
  }
}
