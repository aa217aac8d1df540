package org.gamester.analysis;

import java.util.Optional;

/**
 * Tries to decide what a search is at by other means. The searching thread asks it now and then.
 */
interface SearchRival {

  /** None. */
  SearchRival NONE =
      new SearchRival() {
        @Override
        public boolean isAhead() {
          return false;
        }

        @Override
        public boolean takeNews() {
          return false;
        }

        @Override
        public boolean leavesAProcessor() {
          return true;
        }

        @Override
        public Optional<Boolean> answer() {
          return Optional.empty();
        }
      };

  /** Whether there is something new that makes it worth while to look at the question again. */
  boolean isAhead();

  /** Whether there has been something new; from now on that is known. */
  boolean takeNews();

  /**
   * Whether a second thread of the search finds a processor that is free, or should get a share.
   */
  boolean leavesAProcessor();

  /** Whether the player wins, if the rival has decided that. */
  Optional<Boolean> answer();
}
