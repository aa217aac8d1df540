package org.gamester.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.script.UserRulesets;
import org.gamester.values.GameStore;
import org.jspecify.annotations.Nullable;

/**
 * The rulesets that questions to a server can name: those of the program, those of its folders, and
 * those that a question brings as texts. What is made of the texts of the last few questions is
 * kept, with the values of their positions, so that the next question with the same texts is
 * answered as soon as one about any other ruleset; nothing else refers to it. Safe between threads.
 */
public final class ServedRulesets {
  private static final long REMEMBERED = 1 << 21;
  private static final int MOST_KEPT = 12;
  private static final long REMEMBERED_OF_TEXTS = REMEMBERED / 16;

  private final PositionArguments arguments;
  private volatile Known own;
  private final Map<List<String>, Known> ofTexts =
      new LinkedHashMap<>(2 * MOST_KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<String>, Known> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /**
   * @param arguments the jars and folders of the server
   */
  public ServedRulesets(PositionArguments arguments) {
    this.arguments = arguments;
    this.own = fresh();
  }

  private Known fresh() {
    Evaluator evaluator = fresh(REMEMBERED);
    boolean isStandard = arguments.sources().isEmpty();
    return new Known(isStandard ? null : arguments.written(List.of(), evaluator), evaluator);
  }

  /** In the thread that asks: the processors are shared by those who ask. */
  private static Evaluator fresh(long remembered) {
    return new Evaluator(remembered, false, progress -> {});
  }

  /** What is made of some texts. */
  private record Known(@Nullable UserRulesets users, Evaluator evaluator) {}

  /**
   * What one question is answered with.
   *
   * @param positions the rulesets as they are now
   * @param evaluator what the answers with these rulesets remember together: the values of
   *     positions, so that the followers of a position that has been evaluated are known at once
   */
  public record Served(PositionArguments positions, Evaluator evaluator) {}

  /**
   * What a question is answered with.
   *
   * @param texts the rulesets that it brings
   */
  public Served with(List<String> texts) {
    Known known = texts.isEmpty() ? own : known(texts);
    return new Served(new PositionArguments(arguments, known.users()), known.evaluator());
  }

  private synchronized Known known(List<String> texts) {
    return ofTexts.computeIfAbsent(List.copyOf(texts), this::read);
  }

  /** Nothing is read before a question needs it, so that no question waits here for another. */
  private Known read(List<String> texts) {
    Evaluator evaluator = fresh(REMEMBERED_OF_TEXTS);
    return new Known(arguments.written(texts, evaluator), evaluator);
  }

  /** Gives back what is remembered, except what running answers still use. */
  public void forget() {
    synchronized (this) {
      ofTexts.clear();
    }
    own = fresh();
    boolean _ = GameStore.standard().release();
  }
}
