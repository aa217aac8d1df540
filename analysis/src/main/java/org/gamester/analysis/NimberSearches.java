package org.gamester.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/// The searches of an evaluator: one thread asks a [NimberSearch] at a time; another one that asks
/// meanwhile gets its own. What the last one has found stays for the next question.
final class NimberSearches {
  private final Function<Position, @Nullable Long> known;
  private final long maxBytes;
  private final LongAdder expanded = new LongAdder();

  /// One that nobody uses at the moment.
  private final AtomicReference<@Nullable NimberSearch> idle = new AtomicReference<>();

  /// The one that was asked last, to be read only.
  private volatile @Nullable NimberSearch latest;

  /// @param known gives Grundy values that need no search
  /// @param maxBytes about how much memory a search may take
  NimberSearches(Function<Position, @Nullable Long> known, long maxBytes) {
    this.known = known;
    this.maxBytes = maxBytes;
  }

  /// Asks a search that may look at so many options.
  ///
  /// @param watching receives its progress
  /// @throws TooManyOptionsException if they do not suffice
  <T> T ask(Function<NimberSearch, T> question, Consumer<Progress> watching, long mostOptions) {
    NimberSearch found = idle.getAndSet(null);
    @Nullable NimberSearch search =
        found == null ? new NimberSearch(known, expanded, maxBytes) : found;
    latest = search;
    try {
      return question.apply(search.watchedBy(watching, mostOptions));
    } catch (ComputationStopped e) {
      if (search.bytes() > OutcomeSearch.LEAST_BYTES) {
        forget(); // much that nobody may ask for again
        search = null;
      }
      throw e;
    } finally {
      if (search != null) {
        idle.set(search); // it is whole after an exception, too
      }
    }
  }

  /// Whether the player to move wins, if the last search has decided that.
  Optional<Boolean> known(Position position) {
    NimberSearch search = latest;
    return search == null ? Optional.empty() : search.known(position);
  }

  /// See [NimberSearch#leftToRefute]; of the last search.
  OptionalInt leftToRefute(Position position) {
    NimberSearch search = latest;
    return search == null ? OptionalInt.empty() : search.leftToRefute(position);
  }

  /// How many components have been expanded.
  long expanded() {
    return expanded.sum();
  }

  void forget() {
    idle.set(null);
    latest = null;
  }
}
