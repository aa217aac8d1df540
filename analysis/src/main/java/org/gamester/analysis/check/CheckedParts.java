package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * The positions of which the sums of a certificate consist, read from their texts, and their moves.
 *
 * <p>Two rules make sums equal: the order of the parts does not matter, and a part in which neither
 * player can move may be left out. Both hold under normal and misere play.
 */
final class CheckedParts {
  private static final int LONGEST_SHOWN = 100;

  private final Catalogue catalogue;
  private final List<Position> positions = new ArrayList<>();
  private final Map<Position, Integer> indices = new HashMap<>();
  private final Map<Player, Map<Integer, List<PartMove>>> moves = new EnumMap<>(Player.class);
  private final BitSet used = new BitSet();

  CheckedParts(Catalogue catalogue, List<String> texts) throws CertificateException {
    this.catalogue = catalogue;
    for (Player player : Player.values()) {
      moves.put(player, new HashMap<>());
    }
    for (String text : texts) {
      Computation.pollNow();
      Position position = read(text);
      if (position instanceof DisjunctiveSum) {
        throw new CertificateException(
            "the part '" + shorten(text) + "' is a sum; each part must be one position");
      }
      if (isDead(position)) {
        throw new CertificateException(
            "nobody can move in the part '" + shorten(text) + "', so it cannot be listed");
      }
      if (indices.put(position, positions.size()) != null) {
        throw new CertificateException("the part '" + shorten(text) + "' is listed twice");
      }
      positions.add(position);
    }
  }

  /** Reads a position or sum. */
  Position read(String text) throws CertificateException {
    try {
      return catalogue.readSum(text);
    } catch (TextException e) {
      throw new CertificateException(
          "the position '%s' cannot be read: column %d: %s"
              .formatted(shorten(text), e.column(), e.complaint()),
          e);
    }
  }

  private static boolean isDead(Position position) {
    return position.moves(Player.LEFT).isEmpty() && position.moves(Player.RIGHT).isEmpty();
  }

  private static List<Position> summands(Position position) {
    return position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
  }

  int size() {
    return positions.size();
  }

  /** A part that no node uses; -1 if there is none. */
  int unused() {
    int first = used.nextClearBit(0);
    return first < positions.size() ? first : -1;
  }

  /** Notes that a node uses the parts of a sum. */
  void use(List<Integer> sum) {
    sum.forEach(used::set);
  }

  /** The sum that a position is, as sorted indices of parts. */
  List<Integer> sum(Position position) throws CertificateException {
    List<Integer> sum = new ArrayList<>();
    for (Position summand : summands(position)) {
      Integer index = indices.get(summand);
      if (index != null) {
        sum.add(index);
      } else if (!isDead(summand)) {
        throw new CertificateException(
            "the certificate does not list the part '" + shorten(text(summand)) + "'");
      }
    }
    Collections.sort(sum);
    return sum;
  }

  /** The moves of a player in one part. */
  List<PartMove> moves(int part, Player player) {
    Map<Integer, List<PartMove>> known = moves.getOrDefault(player, Map.of());
    List<PartMove> found = known.get(part);
    if (found == null) {
      found = listMoves(part, player);
      known.put(part, found);
    }
    return found;
  }

  /** The same, not kept for another time. */
  List<PartMove> listMoves(int part, Player player) {
    List<PartMove> found = new ArrayList<>();
    for (Move move : positions.get(part).moves(player)) {
      Computation.poll();
      List<Integer> to = new ArrayList<>();
      boolean isListed = true;
      for (Position summand : summands(move.to())) {
        Integer index = indices.get(summand);
        if (index != null) {
          to.add(index);
        } else {
          isListed &= isDead(summand);
        }
      }
      found.add(new PartMove(part, move, to, isListed));
    }
    return found;
  }

  /** The sum after a move in one of its parts. */
  static List<Integer> after(List<Integer> sum, PartMove move) {
    List<Integer> after = new ArrayList<>(move.to());
    int moved = sum.indexOf(move.part());
    after.addAll(sum.subList(0, moved));
    after.addAll(sum.subList(moved + 1, sum.size()));
    Collections.sort(after);
    return after;
  }

  /** A sum as text. */
  String text(List<Integer> sum) {
    return shorten(text(DisjunctiveSum.of(sum.stream().map(positions::get).toList())));
  }

  /** A move with the part in which it is made. */
  String text(PartMove move) {
    return shorten("'" + move.move().name() + "' in " + text(positions.get(move.part())));
  }

  private static String text(Position position) {
    return position.rules().text(position);
  }

  private static String shorten(String text) {
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }
}
