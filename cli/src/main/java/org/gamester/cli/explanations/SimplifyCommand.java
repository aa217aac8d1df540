package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LiteralForm;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.analysis.explanation.SimplifiedForm;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.web.answers.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Simplifies a literal form step by step. */
@Command(
    name = "simplify",
    description = {
      "Simplify a literal form to its canonical form, step by step: the values of the options,"
          + " which option is dominated by which, which is reversible through what, with the"
          + " reasons.",
      "",
      "Of a position, the form that its options make is simplified; they are listed with their"
          + " moves and values first."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester simplify '{0,*,{0,*|0}|*,{0,*|0}}'",
      "  gamester simplify '{0,{|0}|0}'",
      "  gamester simplify clobber xxo"
    })
public final class SimplifyCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.simplify/1";

  @Parameters(
      arity = "1..2",
      paramLabel = "FORM",
      description = "A literal form such as '{0,*|*}', a position, or RULESET POSITION.")
  private List<String> words = List.of();

  @Mixin private PositionArguments positions = new PositionArguments();

  public SimplifyCommand() {}

  public SimplifyCommand(Question.Simplify asked, PositionArguments positions) {
    super(OutputOptions.Format.PLAIN);
    words = List.of(asked.p());
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    return answerOne(SCHEMA, "form", words, this::answer);
  }

  private Answer answer(Evaluator evaluator) {
    String first = words.getFirst().strip();
    if (words.size() == 1 && first.startsWith("'")) {
      return text(LiteralForm.of(positions.read(first, evaluator)), List.of());
    }
    if (words.size() == 1 && first.startsWith("{") && !first.contains("'")) {
      // Every pair of braces is a form of its own, not a value.
      String quoted = first.replace("{", "'{").replace("}", "}'");
      try {
        return text(LiteralForm.of(positions.read(quoted, evaluator)), List.of());
      } catch (RefusedException e) {
        return ofPosition(evaluator);
      }
    }
    return ofPosition(evaluator);
  }

  private Answer ofPosition(Evaluator evaluator) {
    Position position = positions.read(words, evaluator);
    List<MoveAnalysis> moves = new ArrayList<>();
    List<List<GameForm>> options = new ArrayList<>();
    for (Player player : Player.values()) {
      MoveAnalysis analysis = MoveAnalysis.of(evaluator, position, player);
      moves.add(analysis);
      options.add(
          analysis.moves().stream().map(move -> GameForm.of(move.value())).distinct().toList());
    }
    return text(GameForm.of(options.getFirst(), options.getLast()), moves);
  }

  private record SimplifyResult(
      String form,
      SimplifiedForm.Options start,
      List<SimplifiedForm.Step> steps,
      ShortGame canonicalForm) {}

  private Answer text(GameForm form, List<MoveAnalysis> moves) {
    SimplifiedForm simplified = SimplifiedForm.of(form);
    if (output().json()) {
      String asked = String.join(" ", words);
      return output()
          .found(
              SCHEMA,
              new SimplifyResult(
                  asked, simplified.start(), simplified.steps(), simplified.result()));
    }
    SimplificationText writer = new SimplificationText(output().lineWriter());
    StringBuilder text = new StringBuilder();
    text.append(output().lineWriter().write(simplified.result())).append(System.lineSeparator());
    List<String> lines = new ArrayList<>(named(moves));
    lines.addAll(writer.lines(simplified));
    lines.forEach(line -> text.append("  ").append(line).append(System.lineSeparator()));
    return output().given(text.toString());
  }

  private List<String> named(List<MoveAnalysis> moves) {
    List<String> lines = new ArrayList<>();
    for (MoveAnalysis each : moves) {
      for (MoveAnalysis.AnalysedMove move : each.moves()) {
        lines.add(
            "%-5s  %s to %s = %s"
                .formatted(
                    each.player().displayName(),
                    MovesText.name(move.move(), move.count()),
                    MovesText.target(move.move()),
                    output().lineWriter().writeBriefly(move.value(), 200)));
      }
    }
    return lines;
  }
}
