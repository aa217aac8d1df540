package org.gamester.cli.command;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gamester.analysis.Evaluator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * A command that evaluates what it is given: the options that all of these share. A subclass
 * carries picocli's {@code @Command}, its own parameters, and {@link #evaluate}.
 */
@Command(addMethodSubcommands = false)
public abstract class EvaluationCommand extends LimitedCommand {
  @Mixin private final OutputOptions output;

  public EvaluationCommand() {
    super(new LimitOptions());
    output = new OutputOptions();
  }

  /** For a server, with these signs of values. */
  public EvaluationCommand(OutputOptions.Format format) {
    super(new LimitOptions());
    output = new OutputOptions(format);
  }

  @Override
  public final Integer call() throws Exception {
    String contradiction = output.contradiction();
    if (!contradiction.isEmpty()) {
      throw unusable(contradiction);
    }
    return super.call();
  }

  /** How answers are to be written. */
  public final OutputOptions output() {
    return output;
  }

  /**
   * Answers a command whose arguments are one text, or a ruleset and a position of it.
   *
   * @param schema of the JSON object that says why there is no answer
   * @param field its field for the arguments, and what one argument is
   */
  public final int answerOne(
      String schema, String field, List<String> words, Function<Evaluator, Answer> body)
      throws Exception {
    Map<String, @Nullable Object> subject = subject(schema, field, words);
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      return answer(
          output.json() ? subject : null,
          () -> progressText(evaluator.evaluated()),
          () -> {
            Answer answer = body.apply(evaluator);
            progress.clear();
            return answer;
          });
    }
  }

  /**
   * The first fields of the JSON object of a command whose arguments are one text, or a ruleset and
   * a position of it; refuses other arguments.
   */
  public final Map<String, @Nullable Object> subject(
      String schema, String field, List<String> words) {
    refuseMistypedOptions(words);
    if (words.size() > 2) {
      throw unusable(
          "expected one " + field + ", or a ruleset and a position; found " + words.size());
    }
    return subject(schema, field, String.join(" ", words));
  }
}
