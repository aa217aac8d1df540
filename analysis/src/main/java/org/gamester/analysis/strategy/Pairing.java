package org.gamester.analysis.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.analysis.play.LegalMove;
import org.gamester.rulesets.Move;
import org.gamester.values.Computation;

/// A pairing of moves, or of the cells, vertices or edges that moves name: if the opponent takes
/// one of a pair, the answer is the other. A move that names several cells is answered by the move
/// that names their partners, in any order.
final class Pairing implements Strategy {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

  private final Map<String, String> partners;

  /// @param partners for each name its partner, in both directions, as [Situation#plain] writes
  ///   them
  Pairing(Map<String, String> partners) {
    this.partners = Map.copyOf(partners);
  }

  @Override
  public boolean isPositional() {
    return false;
  }

  @Override
  public Reply reply(Situation situation) {
    if (situation.last().isEmpty()) {
      return new Reply.Fails(
          Gap.Kind.NO_ANSWER, "the pairing has no first move; a line 'start -> MOVE' gives one");
    }
    Situation.Last last = situation.last().get();
    return last.found(partners)
        .map(partner -> FirstMoves.named(situation, partner))
        .orElseGet(() -> byWords(situation, last.move()));
  }

  private Reply byWords(Situation situation, Move last) {
    Optional<List<String>> wanted = images(last.nameInPart());
    if (wanted.isEmpty()) {
      return new Reply.Fails(
          Gap.Kind.NO_ANSWER, "the pairing has no partner for the move '" + last.name() + "'");
    }
    for (LegalMove move : situation.legal().list()) {
      for (Move alike : move.moves()) {
        Computation.poll();
        if (words(alike.nameInPart()).equals(wanted.get())) {
          return Reply.Moves.of(move);
        }
      }
    }
    return new Reply.Fails(
        Gap.Kind.ILLEGAL,
        "the partners of '%s' (%s) are not a legal move"
            .formatted(last.name(), String.join(", ", wanted.get())));
  }

  private static List<String> words(String name) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(name.toLowerCase(Locale.ROOT));
    while (word.find()) {
      words.add(word.group());
    }
    words.sort(null);
    return words;
  }

  /// The words of a move with those that have partners exchanged for them; empty if none has.
  private Optional<List<String>> images(String name) {
    List<String> images = new ArrayList<>();
    boolean isPaired = false;
    for (String word : words(name)) {
      String partner = partners.get(word);
      isPaired |= partner != null;
      images.add(partner == null ? word : partner);
    }
    images.sort(null);
    return isPaired ? Optional.of(images) : Optional.empty();
  }
}
