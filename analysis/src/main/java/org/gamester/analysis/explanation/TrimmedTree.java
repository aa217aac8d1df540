package org.gamester.analysis.explanation;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * A proof that a player wins: one good move at each of the winner's turns, every move at the
 * loser's. Positions that can be reached in several ways occur once.
 *
 * @param starter who moves first
 * @param winner who wins
 * @param nodes the positions, the first of them the root; empty if there are too many to be listed
 * @param size how many there are, or how many were counted when the count was given up
 */
public record TrimmedTree(
    Player starter, Player winner, List<Node> nodes, int size, boolean isComplete) {

  /** A position with the moves from it that belong to the tree. */
  public record Node(Position position, Player toMove, List<Branch> branches) {}

  /**
   * A move in the tree.
   *
   * @param name the name of the move
   * @param node the number of the node that it leads to
   */
  public record Branch(String name, int node) {}

  /** The root; empty if the nodes are not listed. */
  public Optional<Node> root() {
    return nodes.stream().findFirst();
  }
}
