package org.gamester.cli.studies;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.FileReason;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command on the file of a study. */
@Command
abstract class StudyFileCommand extends LimitedCommand {
  static final String SCHEMA = "gamester.study/1";

  @Parameters(index = "0", paramLabel = "FILE", description = "The file of the study.")
  private String file = "";

  StudyFileCommand() {
    super(new LongLimitOptions());
  }

  /** Where the file is. */
  final Path path() {
    return FileReason.named(file, LimitedCommand::unusable);
  }

  /** Prints the answer, or why there is none; arguments that cannot be meant end with status 2. */
  final int answer(boolean json, Callable<Answer> body) throws Exception {
    Map<String, @Nullable Object> subject = json ? subject(SCHEMA, "file", file) : null;
    try {
      return answerKnowing(subject, StopMessage.progress(() -> ""), body);
    } catch (IllegalArgumentException e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
  }

  /** A status, in JSON or in lines. */
  static Answer written(StudyStatus status, boolean json) {
    return json
        ? new Answer.Found(AnswerFields.PLAIN.fields(SCHEMA, status))
        : new Answer.Given(status.lines());
  }

  /** {@code --json}, where it is the only format besides text. */
  static final class JsonOption {
    @Option(names = "--json", description = "Answer in JSON, one object on one line.")
    private boolean json;

    boolean isGiven() {
      return json;
    }
  }
}
