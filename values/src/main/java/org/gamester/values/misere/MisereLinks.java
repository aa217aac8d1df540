package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gamester.values.Computation;

/**
 * Games that tell canonical games of misere play apart, and games that link them (Conway, <i>On
 * Numbers and Games</i>, chapter 12).
 *
 * <p>G and H are linked by T if the previous player wins both G + T and H + T. They are linked if
 * and only if neither is an option of the other; then T has as options, for every option G' of G, a
 * game X for which the previous player wins G' + X and not H + X, and the same with G and H
 * exchanged. Such an X exists whenever G' and H differ: the mate of G', if that does; or a link of
 * G' with an option of H; or a game with a link of an option of G' with H, and with the mates of
 * the options of G', as its options; or 0, if H is, and every option of G' leads to it.
 */
public final class MisereLinks {
  private final MisereGames games;
  private final Map<MisereGame, MisereGame> mates = new HashMap<>();
  private final Map<Question, MisereGame> answers = new HashMap<>();

  /**
   * A link of two games, or else what the previous player wins with the first and not the other.
   */
  private record Question(boolean isLink, MisereGame first, MisereGame second) {}

  /** How an answer is made of others: it is the first of them, or has all as options. */
  private record Recipe(boolean isFirst, List<Question> needed, List<MisereGame> known) {}

  /** Links of games of that maker. */
  public MisereLinks(MisereGames games) {
    this.games = games;
  }

  /**
   * The mate of a game: * for 0, otherwise the game whose options are the mates of the options. The
   * previous player wins the sum of the two.
   */
  public MisereGame mate(MisereGame root) {
    Deque<MisereGame> open = new ArrayDeque<>(List.of(games.own(root)));
    while (!open.isEmpty()) {
      Computation.poll();
      MisereGame game = open.element();
      int before = open.size();
      game.options().stream().filter(option -> !mates.containsKey(option)).forEach(open::push);
      if (open.size() == before) {
        mates.computeIfAbsent(game, this::mateByOptions);
        open.remove();
      }
    }
    return Objects.requireNonNull(mates.get(games.own(root)));
  }

  private MisereGame mateByOptions(MisereGame game) {
    return game == games.zero() ? games.heap(1) : games.of(matesOfOptions(game));
  }

  private List<MisereGame> matesOfOptions(MisereGame game) {
    return game.options().stream()
        .map(option -> Objects.requireNonNull(mates.get(option)))
        .toList();
  }

  /** Whether the two are linked: neither is an option of the other. */
  public boolean areLinked(MisereGame first, MisereGame second) {
    return linked(games.own(first), games.own(second));
  }

  private static boolean linked(MisereGame first, MisereGame second) {
    return !first.options().contains(second) && !second.options().contains(first);
  }

  /** A game that links the two, if there is one. */
  public Optional<MisereGame> link(MisereGame first, MisereGame second) {
    return areLinked(first, second)
        ? Optional.of(answer(new Question(true, games.own(first), games.own(second))))
        : Optional.empty();
  }

  /** A game with which the previous player wins the first, and not the second, if they differ. */
  public Optional<MisereGame> distinguisher(MisereGame first, MisereGame second) {
    return games.own(first) == games.own(second)
        ? Optional.empty()
        : Optional.of(answer(new Question(false, games.own(first), games.own(second))));
  }

  private MisereGame answer(Question root) {
    Map<Question, Recipe> recipes = new HashMap<>();
    Deque<Question> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Computation.poll();
      Question question = open.element();
      Recipe recipe = recipes.computeIfAbsent(question, this::recipe);
      int before = open.size();
      recipe.needed.stream().filter(need -> !answers.containsKey(need)).forEach(open::push);
      if (open.size() == before) {
        answers.computeIfAbsent(question, _ -> made(recipe));
        open.remove();
      }
    }
    return Objects.requireNonNull(answers.get(root));
  }

  private MisereGame made(Recipe recipe) {
    List<MisereGame> options = new ArrayList<>();
    recipe.needed.forEach(need -> options.add(Objects.requireNonNull(answers.get(need))));
    options.addAll(recipe.known);
    return recipe.isFirst ? options.getFirst() : games.of(options);
  }

  private Recipe recipe(Question question) {
    return question.isLink
        ? linkRecipe(question.first, question.second)
        : distinguisherRecipe(question.first, question.second);
  }

  private Recipe linkRecipe(MisereGame first, MisereGame second) {
    List<Question> needed = new ArrayList<>();
    first.options().forEach(option -> needed.add(new Question(false, option, second)));
    second.options().forEach(option -> needed.add(new Question(false, option, first)));
    return needed.isEmpty()
        ? new Recipe(true, List.of(), List.of(mate(first)))
        : new Recipe(false, needed, List.of());
  }

  private Recipe distinguisherRecipe(MisereGame first, MisereGame second) {
    MisereGame mate = mate(first);
    if (!games.sum(second, mate).isPPosition()) {
      return new Recipe(true, List.of(), List.of(mate));
    }
    for (MisereGame option : second.options()) {
      if (linked(first, option)) {
        return new Recipe(true, List.of(new Question(true, first, option)), List.of());
      }
    }
    for (MisereGame option : first.options()) {
      if (linked(option, second)) {
        return new Recipe(
            false, List.of(new Question(true, option, second)), matesOfOptions(first));
      }
    }
    // All options of the first lead to the second, which must be 0: by their outcomes alone.
    return new Recipe(true, List.of(), List.of(games.zero()));
  }
}
