package org.gamester.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.gamester.values.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * A command that evaluates what it is given: the options that all of these share, and where to
 * write. A subclass carries picocli's {@code @Command}, its own parameters, and {@link #evaluate}.
 */
@Command(
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    versionProvider = Version.class)
abstract class EvaluationCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private LimitOptions limits;
  @Mixin private OutputOptions output;

  /**
   * Does the command's work.
   *
   * @return one of {@link ExitStatus}
   */
  abstract int evaluate() throws Exception;

  @Override
  public final Integer call() throws Exception {
    int status = evaluate();
    boolean lost = out().checkError();
    return lost && status == ExitStatus.OK ? ExitStatus.SOME_FAILED : status;
  }

  /** How long and how big each evaluation may become. */
  final Limits limits() {
    return limits.limits();
  }

  /** How answers are to be written. */
  final OutputOptions output() {
    return output;
  }

  /** Where answers go. */
  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Where what is no answer goes: progress and complaints. */
  final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** Refuses arguments that the options' own types let pass; ends the program with status 2. */
  final ParameterException unusable(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /**
   * Tells a mistyped option from a game: games may begin with a minus sign, so that everything
   * unknown reaches the command as a parameter.
   *
   * @throws ParameterException if a parameter looks like {@code --jsn}
   */
  final void refuseMistypedOptions(List<String> parameters) {
    for (String parameter : parameters) {
      if (parameter.matches("--[a-z]{2,}[a-z-]*(=.*)?")) {
        throw new UnmatchedArgumentException(spec.commandLine(), List.of(parameter));
      }
    }
  }
}
