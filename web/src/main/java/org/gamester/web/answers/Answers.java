package org.gamester.web.answers;

import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Limits;

/** The program, which answers in this process. The command line implements this. */
public interface Answers {

  /**
   * Answers a question, and returns whether all of the answer is there. Ends soon after the calling
   * thread is interrupted, and says nothing after it has returned. May be called by several threads
   * at once.
   */
  boolean answer(Question question, Limits limits, Sink sink);

  /**
   * The rulesets that questions can name.
   *
   * @param texts the texts of rulesets that the question brings, as {@link Question.WithRulesets}
   *     has them
   */
  default Catalogue catalogue(List<String> texts) {
    return Catalogue.standard();
  }

  /** Gives back what the answers so far have left in memory. May take a second. */
  void forget();
}
