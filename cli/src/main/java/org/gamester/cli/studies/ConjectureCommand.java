package org.gamester.cli.studies;

import java.util.List;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.output.AnswerFields;
import org.gamester.studies.Question;
import org.gamester.studies.conjectures.Conjecture;
import org.gamester.studies.conjectures.Conjectures;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.questions.QuestionReader;
import org.gamester.values.Fields;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints what seems to hold of all rows of a study. */
@Command(
    name = "conjecture",
    description = {
      "Print what seems to hold of all rows of a study, the simplest first: columns that are"
          + " constant, equal, ordered or differ by a constant number or game; formulas in one or two"
          + " variables; periods with a number or a game as saltus; a polynomial for each residue. Each statement is found from the rows of"
          + " the smaller items, two thirds of all, and tested on the others. None is proved.",
      "",
      "What is printed is a file of claims, which 'gamester claims' checks on these or larger"
          + " ranges; what cannot be written as a claim is a remark in it."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester study conjecture dom.study > dom.claims",
      "  gamester claims dom.claims --range n=1..9"
    })
final class ConjectureCommand extends StudyFileCommand {
  private static final String CONJECTURE = "gamester.conjecture/1";

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Mixin private final JsonOption json = new JsonOption();

  /** A conjecture of a study, as an object. */
  @Fields({"file", "subject", "says", "claim?", "fitted", "tested"})
  record ConjectureResult(
      String file, String subject, String says, String claim, long fitted, long tested) {}

  @Override
  protected int evaluate() throws Exception {
    return answer(
        json.isGiven(),
        () -> {
          try (StudyFile study = StudyFile.read(path())) {
            Question question =
                new QuestionReader(study.spec(), new ArgumentSource(positions), study.items())
                    .read();
            List<Conjecture> found =
                Conjectures.of(study, question.variables(), question.familyText());
            return new Answer.Given(json.isGiven() ? objects(found) : claims(study, found));
          }
        });
  }

  private String objects(List<Conjecture> found) {
    StringBuilder lines = new StringBuilder();
    for (Conjecture each : found) {
      lines
          .append(
              AnswerFields.PLAIN.object(
                  CONJECTURE,
                  new ConjectureResult(
                      path().toString(),
                      each.subject(),
                      each.says(),
                      each.claim(),
                      each.fitted(),
                      each.tested())))
          .append('\n');
    }
    return lines.toString();
  }

  private static String claims(StudyFile study, List<Conjecture> found) {
    StringBuilder text =
        new StringBuilder(
            "paper \"Conjectures on %s\"%n".formatted(quoted(study.spec().question())));
    if (found.isEmpty()) {
      return text + "\n// Nothing was found that holds of all rows.\n";
    }
    int number = 0;
    for (Conjecture each : found) {
      if (each.claim().isEmpty()) {
        text.append("%n// %s. %s%n".formatted(each.says(), each.evidence()));
      } else {
        text.append(
            "%nclaim \"%d (%s)\"%n  says \"%s. %s\"%n  %s%n"
                .formatted(
                    ++number,
                    quoted(each.subject()),
                    quoted(each.says()),
                    each.evidence(),
                    each.claim()));
      }
    }
    return text.toString();
  }

  private static String quoted(String text) {
    return text.replace("\"", "\\\"");
  }
}
