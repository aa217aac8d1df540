package org.gamester.analysis.strategy;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// A strategy as it is written: lines, of which those that are empty or begin with `#` say nothing.
///
/// - `start -> MOVE`: the first move of a player who starts; `Left: start -> MOVE` of Left.
/// - `POSITION -> MOVE`: the answer in a position; `Left: POSITION -> MOVE` if Left answers.
/// - `MOVE -> ANSWER`: the answer to a move of the opponent, wherever it is made.
/// - `A <-> B`, `A, B` or `A B`: a pair of moves, cells, vertices or edges.
final class StrategyText {
  private static final int LONGEST_SHOWN = 80;

  private final Catalogue catalogue;
  private final boolean hasValues;
  private final Map<Player, String> first = new EnumMap<>(Player.class);
  private final Map<String, String> partners = new HashMap<>();
  private final AnswerTable table = new AnswerTable();
  private int number;

  /// @param start where the play begins
  StrategyText(Position start, Catalogue catalogue) {
    this.catalogue = catalogue;
    this.hasValues =
        (start instanceof DisjunctiveSum sum ? sum.parts() : List.of(start))
            .stream().anyMatch(ValuePosition.class::isInstance);
  }

  /// Reads lines.
  ///
  /// @throws StrategyTextException if one is not as above
  void read(List<String> lines, boolean arePairs) {
    for (String line : lines) {
      Computation.poll();
      number++;
      String text = line.strip();
      if (!text.isEmpty() && !text.startsWith("#")) {
        int arrow = text.contains("<->") ? -1 : text.indexOf("->");
        if (arrow < 0 && arePairs) {
          readPair(text);
        } else if (arrow < 0) {
          throw wrong("expected 'POSITION -> MOVE' or 'MOVE -> ANSWER'", text);
        } else {
          readAnswer(text.substring(0, arrow).strip(), text.substring(arrow + 2).strip(), text);
        }
      }
    }
  }

  private void readAnswer(String left, String answer, String line) {
    if (left.isEmpty() || answer.isEmpty()) {
      throw wrong("expected something on both sides of '->'", line);
    }
    List<Player> players = List.of(Player.values());
    String subject = left;
    for (Player player : Player.values()) {
      String prefix = player.displayName() + ":";
      if (left.regionMatches(true, 0, prefix, 0, prefix.length())) {
        players = List.of(player);
        subject = left.substring(prefix.length()).strip();
      }
    }
    if (subject.toLowerCase(Locale.ROOT).equals("start")) {
      for (Player player : players) {
        String known = first.putIfAbsent(player, answer);
        refuseOther(known == null ? Optional.empty() : AnswerTable.other(known, answer), line);
      }
      return;
    }
    Optional<Position> position = position(subject);
    if (position.isPresent()) {
      for (Player player : players) {
        refuseOther(table.add(player, position.get(), answer), line);
      }
    } else {
      refuseOther(table.add(subject, answer), line);
    }
  }

  private void refuseOther(Optional<String> known, String line) {
    if (known.isPresent()) {
      throw wrong("a line before answers '" + known.get() + "' here", line);
    }
  }

  /// The position that a text is; empty for a move.
  private Optional<Position> position(String text) {
    try {
      Position position = catalogue.readSum(text);
      return position instanceof ValuePosition && !hasValues
          ? Optional.empty()
          : Optional.of(position);
    } catch (TextException e) {
      return Optional.empty(); // the name of a move
    }
  }

  private void readPair(String line) {
    String separator = line.contains("<->") ? "<->" : line.contains(",") ? "," : "\\s+";
    String[] pair = line.split(separator, -1);
    if (pair.length != 2 || pair[0].isBlank() || pair[1].isBlank()) {
      throw wrong("expected a pair, as in 'a1 <-> b1'", line);
    }
    String one = Situation.plain(pair[0]);
    String other = Situation.plain(pair[1]);
    for (String name : List.of(one, other)) {
      if (partners.containsKey(name)) {
        throw wrong("'" + name + "' is in two pairs", line);
      }
    }
    partners.put(one, other);
    partners.put(other, one);
  }

  private StrategyTextException wrong(String problem, String line) {
    String shown = line.length() <= LONGEST_SHOWN ? line : line.substring(0, LONGEST_SHOWN) + "...";
    return new StrategyTextException(
        "line " + number + " of the strategy: " + problem + "; found '" + shown + "'");
  }

  /// The first moves.
  Map<Player, String> first() {
    return first;
  }

  /// The answers.
  AnswerTable table() {
    return table;
  }

  /// The pairs.
  Pairing pairing() {
    return new Pairing(partners);
  }
}
