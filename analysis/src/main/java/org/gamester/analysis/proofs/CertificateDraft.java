package org.gamester.analysis.proofs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.check.Claim;
import org.gamester.analysis.check.ProofCertificate;
import org.gamester.analysis.check.ProofNode;
import org.gamester.values.Computation;

/**
 * A certificate of what can be reached from some nodes of a {@link StrategyGraph}: nodes and parts
 * are numbered anew, in the order in which they are met.
 */
final class CertificateDraft {
  private final StrategyGraph graph;
  private final PositionText texts;
  private final Map<Integer, Integer> nodes = new LinkedHashMap<>();
  private final Map<Integer, Integer> parts = new LinkedHashMap<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();

  private CertificateDraft(StrategyGraph graph, PositionText texts) {
    this.graph = graph;
    this.texts = texts;
  }

  /**
   * The certificate of a claim.
   *
   * @throws UnwritableException if a position has no text that can be read back
   */
  static ProofCertificate of(
      StrategyGraph graph, Claim claim, List<Integer> roots, PositionText texts) {
    return new CertificateDraft(graph, texts).certificate(claim, roots);
  }

  private ProofCertificate certificate(Claim claim, List<Integer> roots) {
    List<Integer> newRoots = new ArrayList<>();
    for (int root : roots) {
      newRoots.add(node(root));
    }
    List<ProofNode> written = new ArrayList<>();
    while (!waiting.isEmpty()) {
      Computation.poll();
      written.add(written(graph.node(waiting.remove())));
    }
    List<String> partTexts = new ArrayList<>();
    for (int part : parts.keySet()) {
      Computation.poll();
      partTexts.add(texts.ofPart(graph.parts().part(part)));
    }
    return new ProofCertificate(claim, partTexts, written, newRoots);
  }

  private int node(int node) {
    Integer known = nodes.get(node);
    if (known != null) {
      return known;
    }
    int number = nodes.size();
    nodes.put(node, number);
    waiting.add(node);
    return number;
  }

  private int part(int part) {
    return parts.computeIfAbsent(part, _ -> parts.size());
  }

  private ProofNode written(StrategyGraph.Node node) {
    List<Integer> sum = new ArrayList<>();
    for (int part : node.turn().sum()) {
      sum.add(part(part));
    }
    Collections.sort(sum);
    List<Integer> next = new ArrayList<>();
    for (int after : node.next()) {
      next.add(node(after));
    }
    if (next.isEmpty()) {
      return new ProofNode.NoMove(sum, node.turn().mover());
    }
    if (node.isChoice()) {
      SumMove move = node.moves().getFirst();
      return new ProofNode.WinnerMoves(
          sum, node.turn().mover(), part(move.part()), move.move().name(), next.getFirst());
    }
    return new ProofNode.LoserMoves(sum, node.turn().mover(), next);
  }
}
