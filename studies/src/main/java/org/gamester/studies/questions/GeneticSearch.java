package org.gamester.studies.questions;

import io.jenetics.Genotype;
import io.jenetics.IntegerChromosome;
import io.jenetics.IntegerGene;
import io.jenetics.MultiPointCrossover;
import io.jenetics.Mutator;
import io.jenetics.Phenotype;
import io.jenetics.SwapMutator;
import io.jenetics.TournamentSelector;
import io.jenetics.engine.Engine;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.gamester.lab.fitting.Fraction;
import org.gamester.studies.Item;
import org.gamester.studies.Laboratory;

/**
 * A genetic search on boards of one size, by the library Jenetics: a board is the row of its cells;
 * two boards are crossed by exchanging stretches of cells, and a mutation gives a cell another
 * letter or exchanges two cells. Parents and survivors are chosen by tournaments.
 *
 * <p>All that is random happens in one thread, in a fixed order, with the numbers of {@link
 * Random}; only the boards of a generation are evaluated on all processors. So a seed gives the
 * same rows, and after a fault the search is gone through again: the rows that the file has are
 * looked up. A board has one row, for all its images under the turns that keep the value.
 */
record GeneticSearch(
    Boards boards, Goal goal, PositionColumns columns, long seed, long evaluations, int population)
    implements BoardSearch {
  private static final double MUTATION = 0.05;
  private static final double EXCHANGE = 0.05;
  private static final double CROSSING = 0.4;
  private static final int TOURNAMENT = 3;

  /** So many generations without a new board end the search. */
  private static final int MOST_IDLE = 200;

  /** The score of a board without one; no board is worse. */
  private static final Fraction WORST = Fraction.of(Long.MIN_VALUE);

  @Override
  public OptionalLong count() {
    return OptionalLong.of(evaluations);
  }

  @Override
  public String countedBy() {
    return "boards of a genetic search, at most";
  }

  @Override
  public boolean isAdaptive() {
    return true;
  }

  @Override
  public Iterator<Item> items() {
    return List.<Item>of().iterator();
  }

  @Override
  public void work(Laboratory laboratory) {
    Scores scores = new Scores(laboratory);
    RandomRegistry.using(new Random(seed), random -> evolve(scores));
  }

  private void evolve(Scores scores) {
    Engine<IntegerGene, Fraction> engine =
        new Engine.Builder<>(
                scores::of,
                Genotype.of(IntegerChromosome.of(0, boards.letterCount(), boards.cells())))
            .populationSize(population)
            .optimize(io.jenetics.Optimize.MAXIMUM)
            .selector(new TournamentSelector<>(TOURNAMENT))
            .alterers(
                new MultiPointCrossover<>(CROSSING, 2),
                new SwapMutator<>(EXCHANGE),
                new Mutator<>(MUTATION))
            .executor(Runnable::run)
            .build();
    engine.stream().takeWhile(generation -> scores.mayGoOn()).forEach(generation -> {});
  }

  /** The scores of boards, each evaluated once. */
  private final class Scores {
    private final Laboratory laboratory;
    private final Map<String, Fraction> known = new HashMap<>();
    private int idle;
    private boolean isOver;

    Scores(Laboratory laboratory) {
      this.laboratory = laboratory;
    }

    boolean mayGoOn() {
      return !isOver && known.size() < evaluations && idle < MOST_IDLE;
    }

    private String text(Phenotype<IntegerGene, Fraction> one) {
      int[] board = one.genotype().chromosome().stream().mapToInt(IntegerGene::intValue).toArray();
      return boards.text(boards.first(board));
    }

    ISeq<Phenotype<IntegerGene, Fraction>> of(Seq<Phenotype<IntegerGene, Fraction>> generation) {
      List<Item> items = new ArrayList<>();
      Map<String, Long> numbers = new HashMap<>();
      for (Phenotype<IntegerGene, Fraction> one : generation) {
        String text = text(one);
        long number = known.size() + (long) items.size();
        if (!known.containsKey(text) && !numbers.containsKey(text) && number < evaluations) {
          items.add(new Item(number, List.of(), text));
          numbers.put(text, number);
        }
      }
      idle = items.isEmpty() ? idle + 1 : 0;
      isOver = isOver || !laboratory.evaluate(items.iterator());
      numbers.forEach(
          (text, number) ->
              known.put(text, laboratory.entries(number).flatMap(goal::score).orElse(WORST)));
      return generation.stream()
          .map(one -> one.withFitness(known.getOrDefault(text(one), WORST)))
          .collect(ISeq.toISeq());
    }
  }
}
