package org.gamester.cli.studies;

import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.PositionArguments;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.questions.QuestionReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says how far a study has come. */
@Command(
    name = "status",
    description =
        "Print the question of a study, how many items are done, what was given up and why, who"
            + " works at it, and its last runs. A study can be looked at while it is worked at.",
    footerHeading = "%nExamples:%n",
    footer = {"  gamester study status dom.study", "  gamester study status dom.study --json"})
final class StudyStatusCommand extends StudyFileCommand {
  @Mixin private final PositionArguments positions = new PositionArguments();

  @Mixin private final JsonOption json = new JsonOption();

  @Override
  protected int evaluate() throws Exception {
    return answer(
        json.isGiven(),
        () -> {
          try (StudyFile study = StudyFile.read(path())) {
            return written(
                StudyStatus.of(
                    study,
                    new QuestionReader(study.spec(), new ArgumentSource(positions), study.items())
                        .read()),
                json.isGiven());
          }
        });
  }
}
