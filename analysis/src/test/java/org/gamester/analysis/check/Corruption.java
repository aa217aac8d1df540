package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.values.Outcome;

/** Changes a certificate in one place, by chance; its hash is then that of the changed one. */
final class Corruption {
  private static final List<String> TEXTS =
      List.of("nim(1)", "clobber(xo)", "domineering(2x1)", "kayles(2)", "*", "snort(.)");

  private final Random random;

  Corruption(long seed) {
    this.random = new Random(seed);
  }

  ProofCertificate of(ProofCertificate whole) {
    List<ProofNode> nodes = new ArrayList<>(whole.nodes());
    List<String> parts = new ArrayList<>(whole.parts());
    List<Integer> roots = new ArrayList<>(whole.roots());
    Claim claim = whole.claim();
    int place = random.nextInt(nodes.size());
    switch (random.nextInt(9)) {
      case 0 -> nodes.set(place, withoutMove(nodes.get(place)));
      case 1 -> nodes.set(place, redirected(nodes.get(place), random.nextInt(nodes.size())));
      case 2 -> nodes.set(place, renamed(nodes.get(place)));
      case 3 -> nodes.set(place, ofOtherPlayer(nodes.get(place)));
      case 4 -> nodes.set(place, withOtherSum(nodes.get(place), parts.size()));
      case 5 -> nodes.subList(place, nodes.size()).clear();
      case 6 -> {
        if (!parts.isEmpty()) {
          parts.set(random.nextInt(parts.size()), TEXTS.get(random.nextInt(TEXTS.size())));
        }
      }
      case 7 -> roots.set(random.nextInt(roots.size()), place);
      default -> claim = changed(claim);
    }
    return new ProofCertificate(claim, parts, nodes, roots);
  }

  private ProofNode withoutMove(ProofNode node) {
    if (node.next().isEmpty() || node instanceof ProofNode.WinnerMoves) {
      return new ProofNode.NoMove(node.sum(), node.mover());
    }
    List<Integer> fewer = new ArrayList<>(node.next());
    int left = random.nextInt(fewer.size());
    fewer.subList(left, left + 1).clear();
    return new ProofNode.LoserMoves(node.sum(), node.mover(), fewer);
  }

  private ProofNode redirected(ProofNode node, int to) {
    return switch (node) {
      case ProofNode.WinnerMoves winner ->
          new ProofNode.WinnerMoves(node.sum(), node.mover(), winner.part(), winner.move(), to);
      case ProofNode.LoserMoves _ -> {
        List<Integer> next = new ArrayList<>(node.next());
        next.set(random.nextInt(next.size()), to);
        yield new ProofNode.LoserMoves(node.sum(), node.mover(), next);
      }
      case ProofNode.NoMove _ -> new ProofNode.LoserMoves(node.sum(), node.mover(), List.of(to));
    };
  }

  private static ProofNode renamed(ProofNode node) {
    return switch (node) {
      case ProofNode.WinnerMoves winner ->
          new ProofNode.WinnerMoves(
              node.sum(), node.mover(), winner.part(), winner.move() + "1", winner.to());
      case ProofNode.LoserMoves loser ->
          new ProofNode.WinnerMoves(node.sum(), node.mover(), 0, "a1-a2", loser.next().getFirst());
      case ProofNode.NoMove _ -> new ProofNode.LoserMoves(node.sum(), node.mover(), List.of());
    };
  }

  private static ProofNode ofOtherPlayer(ProofNode node) {
    var mover = node.mover().opponent();
    return switch (node) {
      case ProofNode.WinnerMoves winner ->
          new ProofNode.WinnerMoves(node.sum(), mover, winner.part(), winner.move(), winner.to());
      case ProofNode.LoserMoves loser -> new ProofNode.LoserMoves(node.sum(), mover, loser.next());
      case ProofNode.NoMove _ -> new ProofNode.NoMove(node.sum(), mover);
    };
  }

  private ProofNode withOtherSum(ProofNode node, int parts) {
    List<Integer> sum = new ArrayList<>(node.sum());
    if (sum.isEmpty() || random.nextBoolean()) {
      sum.add(parts == 0 ? 0 : random.nextInt(parts));
      sum.sort(null);
    } else {
      int left = random.nextInt(sum.size());
      sum.subList(left, left + 1).clear();
    }
    return switch (node) {
      case ProofNode.WinnerMoves winner ->
          new ProofNode.WinnerMoves(sum, node.mover(), winner.part(), winner.move(), winner.to());
      case ProofNode.LoserMoves loser -> new ProofNode.LoserMoves(sum, node.mover(), loser.next());
      case ProofNode.NoMove _ -> new ProofNode.NoMove(sum, node.mover());
    };
  }

  private Claim changed(Claim claim) {
    return switch (claim) {
      case Claim.OfOutcome of ->
          new Claim.OfOutcome(of.position(), other(of.outcome()), of.convention());
      case Claim.OfComparison of ->
          new Claim.OfComparison(
              of.first(),
              Comparison.values()[random.nextInt(Comparison.values().length)],
              of.second());
      case Claim.OfDifference of ->
          new Claim.OfDifference(
              of.first(), of.second(), of.separator(), of.starter(), of.winner().opponent());
      case Claim.OfValue of ->
          new Claim.OfValue(of.position(), TEXTS.get(random.nextInt(TEXTS.size())));
    };
  }

  private Outcome other(Outcome outcome) {
    Outcome other = Outcome.values()[random.nextInt(4)];
    return other == outcome ? outcome.negate() : other;
  }
}
