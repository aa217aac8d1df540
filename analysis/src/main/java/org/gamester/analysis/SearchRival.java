package org.gamester.analysis;

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
        public boolean isAtWork() {
          return false;
        }
      };

  /** Whether there is something new that makes it worth while to look at the question again. */
  boolean isAhead();

  /** Whether there has been something new; from now on that is known. */
  boolean takeNews();

  /** Whether it takes, or may yet take, the time of a processor. */
  boolean isAtWork();
}
