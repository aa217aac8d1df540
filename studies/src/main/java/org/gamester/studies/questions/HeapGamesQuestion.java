package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.nimbers.GrowingPeriod;
import org.gamester.lab.nimbers.NimberSequence;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.PositionSource;
import org.gamester.studies.Question;
import org.gamester.studies.StudyException;
import org.gamester.studies.UnknownName;
import org.jspecify.annotations.Nullable;

/**
 * What is seen in the Grundy values of impartial games on heaps, as {@code octal} reports it.
 *
 * @param games how many there are
 * @param codes lists their codes, or rulesets
 * @param to the largest heap
 * @param show the columns
 */
record HeapGamesQuestion(
    long games, Supplier<Iterator<String>> codes, int to, List<String> show, PositionSource source)
    implements Question {

  /** What is known of a sequence; of a period, one that is proved, seen, or grows by a saltus. */
  private record Seen(
      NimberSequence sequence,
      Optional<ProvedPeriod> proved,
      Optional<NimberSequence.SeenPeriod> seen,
      Optional<GrowingPeriod> growing) {

    static Seen of(NimberSequence sequence) {
      Optional<ProvedPeriod> proved = sequence.provedPeriod();
      Optional<NimberSequence.SeenPeriod> seen =
          proved.isPresent() ? Optional.empty() : sequence.seenPeriod();
      return new Seen(
          sequence,
          proved,
          seen,
          proved.isPresent() || seen.isPresent() ? Optional.empty() : sequence.growingPeriod());
    }

    @Nullable Object period() {
      return proved
          .<Object>map(ProvedPeriod::length)
          .or(() -> seen.map(NimberSequence.SeenPeriod::length))
          .or(() -> growing.map(GrowingPeriod::length))
          .orElse(null);
    }

    @Nullable Object preperiod() {
      return proved
          .<Object>map(ProvedPeriod::start)
          .or(() -> seen.map(NimberSequence.SeenPeriod::start))
          .or(() -> growing.map(GrowingPeriod::start))
          .orElse(null);
    }

    /** How many heaps have rare values; null if none stand out. */
    @Nullable Object rare() {
      int[] heaps = sequence.rareHeaps(sequence.sparseSpace());
      return sequence.standOut(heaps) ? (Object) heaps.length : null;
    }

    Object isProved() {
      return proved.isPresent() || growing.filter(GrowingPeriod::isProved).isPresent();
    }
  }

  private static final Map<String, Function<Seen, @Nullable Object>> COLUMNS =
      Map.of(
          "period", Seen::period,
          "preperiod", Seen::preperiod,
          "saltus", seen -> seen.growing().map(GrowingPeriod::saltus).orElse(null),
          "proved", Seen::isProved,
          "max", seen -> seen.sequence().records().getLast().value(),
          "max-at", seen -> seen.sequence().records().getLast().heap(),
          "rare", Seen::rare);

  /**
   * Refuses other columns.
   *
   * @throws IllegalArgumentException if there are any; the message says which there are
   */
  HeapGamesQuestion {
    show = List.copyOf(show);
    for (String name : show) {
      if (!COLUMNS.containsKey(name)) {
        throw new IllegalArgumentException(
            UnknownName.text(
                "column of games on heaps", name, COLUMNS.keySet().stream().sorted().toList()));
      }
    }
  }

  @Override
  public OptionalLong count() {
    return OptionalLong.of(games);
  }

  @Override
  public Iterator<Item> items() {
    return TextsQuestion.numbered(codes.get());
  }

  @Override
  public ItemEvaluation evaluation(Evaluator shared) {
    return item -> {
      if (!(source.codeOrRules(item.position()) instanceof HeapGame game) || !game.isImpartial()) {
        throw new StudyException(item.position() + " is not an impartial game on heaps");
      }
      Seen seen = Seen.of(NimberSequence.of(game, to));
      List<@Nullable Object> entries = new ArrayList<>();
      for (String name : show) {
        entries.add(COLUMNS.getOrDefault(name, s -> null).apply(seen));
      }
      return entries;
    };
  }
}
