package org.gamester.cli.claims;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.ExitStatus;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.values.ComputationStopped;
import org.gamester.values.ComputationStopped.Reason;

/** What is said at the end of a run of claims that did not check them all. */
final class RunEnd {

  private RunEnd() {}

  /**
   * Says why a run ended early and how many claims it has checked, if it did.
   *
   * @return the exit status
   */
  static int of(LimitedCommand command, List<ClaimResult> results) {
    List<ClaimResult> stopped =
        results.stream().filter(each -> !each.isFaulty() && !each.reason().isEmpty()).toList();
    long checked = results.stream().filter(result -> result.reason().isEmpty()).count();
    if (!stopped.isEmpty()) {
      String reach =
          "%,d of %s checked".formatted(checked, StopMessage.counted(results.size(), "claim"));
      command.err().println(command.stopped(stop(command, stopped), reach));
    }
    return checked == results.size() ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  private static ComputationStopped stop(LimitedCommand command, List<ClaimResult> stopped) {
    if (Thread.currentThread().isInterrupted()) {
      return new ComputationStopped(Reason.CANCELLED, "interrupted");
    }
    String time = "gave up after %.1f s".formatted(command.elapsed().toNanos() / 1e9);
    return stopped.stream()
        .flatMap(result -> Stream.ofNullable(result.stop()))
        .filter(stop -> stop.reason() == Reason.MEMORY)
        .findFirst()
        .orElseGet(() -> ComputationStopped.byLimit(Reason.TIME, time));
  }
}
