package org.gamester.cli;

import org.gamester.analysis.Evaluator;
import org.gamester.values.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * A command that evaluates what it is given: the options that all of these share. A subclass
 * carries picocli's {@code @Command}, its own parameters, and {@link #evaluate}.
 */
@Command(addMethodSubcommands = false)
abstract class EvaluationCommand extends LimitedCommand {
  @Mixin private LimitOptions limits;
  @Mixin private OutputOptions output;

  @Override
  public final Integer call() throws Exception {
    String contradiction = output.contradiction();
    if (!contradiction.isEmpty()) {
      throw unusable(contradiction);
    }
    return super.call();
  }

  @Override
  final Limits limits() {
    return limits.limits();
  }

  /** How answers are to be written. */
  final OutputOptions output() {
    return output;
  }

  /** Finds the values of positions, on both processors, and shows how far it has come. */
  static Evaluator evaluator(ProgressLine progress) {
    return new Evaluator(
        Evaluator.DEFAULT_MEMORY, true, state -> progress.show(progressText(state.evaluated())));
  }

  static String progressText(long evaluated) {
    return HowFar.positions(evaluated);
  }
}
