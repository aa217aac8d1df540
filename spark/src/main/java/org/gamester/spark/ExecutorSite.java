package org.gamester.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.PositionArguments;
import org.gamester.studies.Item;
import org.gamester.studies.Question;
import org.gamester.studies.questions.QuestionReader;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.Finding;
import org.gamester.studies.runs.ItemTrials;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;

/**
 * The question of a study in the process of an executor: read once, with one evaluator, which
 * remembers for all tasks of the process.
 */
final class ExecutorSite {
  private static @Nullable ExecutorSite current;

  private final byte[] form;
  private final ItemTrials trials;

  private ExecutorSite(byte[] form) {
    this.form = form;
    Cluster.Order order = OrderForm.read(form);
    PositionArguments arguments = new PositionArguments();
    order.rulesets().forEach(arguments::add);
    Question question =
        new QuestionReader(order.spec(), new ArgumentSource(arguments), order.lines()).read();
    this.trials =
        new ItemTrials(question, order.itemTime(), memory(order.memoryBytes()), () -> false);
  }

  /** The memory that is asked for, but not more than an executor can spare. */
  private static long memory(long asked) {
    long most = Runtime.getRuntime().maxMemory() / 4 * 3;
    return asked == 0 ? most : Math.min(asked, most);
  }

  /** The one of this process for a study; that of another study is dropped. */
  static synchronized ExecutorSite of(byte[] form) {
    ExecutorSite site = current;
    if (site == null || !Arrays.equals(site.form, form)) {
      site = new ExecutorSite(form);
      current = site;
    }
    return site;
  }

  /** Evaluates a group in a thread with the stack that evaluations count on. */
  byte[] evaluate(byte[] group) throws InterruptedException, ExecutionException {
    FutureTask<byte[]> task = new FutureTask<>(() -> answers(Wire.items(group)));
    Thread thread = new Thread(null, task, "gamester-study", Watchdog.STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      throw e;
    }
  }

  private byte[] answers(List<Item> items) {
    ItemTrials.Trial trial = trials.inThread();
    List<Wire.Answer> answers = new ArrayList<>();
    for (Item item : items) {
      long begun = System.nanoTime();
      Finding finding = trial.of(item);
      answers.add(new Wire.Answer(finding, System.nanoTime() - begun));
    }
    return Wire.answers(answers);
  }
}
