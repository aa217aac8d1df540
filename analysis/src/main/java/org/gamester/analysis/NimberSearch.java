package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// Who wins an impartial position, and its Grundy value, by search.
///
/// It asks of one component at a time whether it is equal to *k: whether the player to move loses
/// its sum with *k. That is so if no option is equal to *k, and the component is equal to no *j
/// with j < k. An option that falls apart is equal to *k if its largest part is equal to the nim
/// sum of k and the Grundy values of the others, which are found first (J. Lemoine, S. Viennot,
/// *Computer analysis of Sprouts with nimbers*, 2015). So no sum of components is ever held, and a
/// question is answered without the Grundy values of most options.
///
/// The questions are gone through by proof numbers, depth first (A. Nagai, df-pn, 2002): for each
/// the least number of open questions that must be answered to find that it is so, or that it is
/// not; where the same question is met on several ways, it is counted on each, which may mislead
/// the order but not the answer. The first estimate is the number of options. A threshold is passed
/// by a quarter before the search turns to another option.
///
/// Cost: of Cram 5 x 7, where a million components can be reached by the rules, some 80,000 are
/// expanded. What has been found stays for later questions. Reading what is known is safe while
/// another thread searches.
final class NimberSearch {
  private static final int INFINITE = SearchState.INFINITE;
  private static final int PATIENCE = 4;

  /// To look through so many options again takes as long as to list one.
  private static final int SCANNED_FOR_ONE = 16;

  private static final long BYTES_FOR_NODE = 300;
  private static final long BYTES_FOR_OPTION = 40;
  private static final Node[] NO_PARTS = {};

  /// A component and what is known about it.
  private static final class Node {
    private final Component component;

    /// It has at most so many distinct options, so that its Grundy value is not greater.
    private final int mostOptions;

    /// The Grundy value; negative while it is not known.
    private volatile long nimber = -1;

    /// The numbers that are known not to be its Grundy value.
    private final BitSet others = new BitSet();

    /// The numbers that are being asked for.
    private final BitSet open = new BitSet();

    private Node @Nullable [][] options;
    private int[] proof = {};
    private int[] disproof = {};

    Node(Component component, int mostOptions) {
      this.component = component;
      this.mostOptions = Math.max(1, mostOptions);
    }

    /// Whether it is equal to *k, where that is known.
    @Nullable Boolean isEqual(long k) {
      long known = nimber;
      if (known >= 0) {
        return known == k;
      }
      return k > mostOptions || others.get((int) k) ? Boolean.FALSE : null;
    }

    int proof(int k) {
      return k < proof.length && proof[k] > 0 ? proof[k] : Math.min(mostOptions, INFINITE - 1);
    }

    int disproof(int k) {
      return k < disproof.length && disproof[k] > 0 ? disproof[k] : 1;
    }

    void estimate(int k, int newProof, int newDisproof) {
      if (k >= proof.length) {
        proof = Arrays.copyOf(proof, k + 1);
        disproof = Arrays.copyOf(disproof, k + 1);
      }
      proof[k] = newProof;
      disproof[k] = newDisproof;
    }
  }

  /// A question that is being answered: whether a component is equal to *k, or, if k is negative,
  /// its Grundy value; to be left when one of its numbers reaches its threshold.
  private record Question(Node node, int k, int mostProof, int mostDisproof) {}

  /// An option as a question: whether `part` is equal to *k, once nothing is `awaited`; without a
  /// part, the option is a number, and `isEqual` says the rest.
  private record Asked(@Nullable Node part, long k, @Nullable Node awaited, boolean isEqual) {}

  private final Map<Component, Node> nodes = new ConcurrentHashMap<>();
  private final ComponentMoves moves = new ComponentMoves();

  /// For those who read while another thread searches; to be locked.
  private final ComponentMoves reading = new ComponentMoves();

  private final Function<Position, @Nullable Long> known;
  private final EvaluationReport report;
  private final long maxBytes;
  private long bytes;

  /// @param known gives Grundy values that need no search
  /// @param expanded counts the components that are expanded
  /// @param maxBytes about how much memory it may take
  NimberSearch(Function<Position, @Nullable Long> known, LongAdder expanded, long maxBytes) {
    this.known = known;
    this.report = new EvaluationReport(expanded, nodes::size, progress -> {});
    this.maxBytes = maxBytes;
  }

  /// The same search, which from now on tells somebody else how far it has come, and may look at so
  /// many options.
  NimberSearch watchedBy(Consumer<Progress> listener, long mostOptions) {
    report.setListener(listener);
    report.setMostOptions(mostOptions);
    return this;
  }

  /// About how much memory it takes.
  long bytes() {
    return bytes;
  }

  /// Whether the player to move wins, if that is known already.
  Optional<Boolean> known(Position position) {
    int left = leftToRefute(position).orElse(1);
    return left == 0 || left == INFINITE ? Optional.of(left != 0) : Optional.empty();
  }

  /// How much there seems to be to do until it is found that the player to move loses: 0 if that is
  /// known, [SearchState#INFINITE] if that player wins; empty if the position has not been met.
  OptionalInt leftToRefute(Position position) {
    Node[] met = met(position);
    return met == null ? OptionalInt.empty() : OptionalInt.of(proofOf(asked(met, 0), met));
  }

  private Node @Nullable [] met(Position position) {
    List<Node> met = new ArrayList<>();
    List<ComponentMoves.Part> parts;
    synchronized (reading) {
      parts = reading.parts(position);
    }
    for (ComponentMoves.Part part : parts) {
      Node node = nodes.get(part.component());
      if (node == null) {
        return null;
      }
      toggle(met, node);
    }
    return met.toArray(NO_PARTS);
  }

  /// Whether the player to move wins an impartial position.
  ///
  /// @throws TooManyOptionsException if more options were met than the report allows
  /// @throws LoopyPositionException if play can return to a position
  /// @throws ComputationStopped if the search is stopped, or needs too much memory
  boolean wins(Position position) {
    Node[] parts = parts(moves.parts(position));
    while (true) {
      Asked asked = asked(parts, 0);
      if (asked.part == null) {
        return !asked.isEqual;
      }
      if (asked.awaited != null) {
        answer(new Question(asked.awaited, -1, INFINITE, INFINITE));
        continue;
      }
      Boolean isEqual = asked.part.isEqual(asked.k);
      if (isEqual != null) {
        return !isEqual;
      }
      answer(new Question(asked.part, (int) asked.k, INFINITE, INFINITE));
    }
  }

  /// The Grundy value of an impartial position; throws as [#wins] does.
  long nimber(Position position) {
    long nimber = 0;
    for (Node part : parts(moves.parts(position))) {
      if (part.nimber < 0) {
        answer(new Question(part, -1, INFINITE, INFINITE));
      }
      nimber ^= part.nimber;
    }
    return nimber;
  }

  private Node node(Component component) {
    Node node = nodes.get(component);
    if (node == null) {
      Long nimber =
          component instanceof Component.Whole(Position whole) ? known.apply(whole) : null;
      node = new Node(component, nimber != null ? 0 : moves.optionBound(component));
      node.nimber = nimber == null ? -1 : nimber;
      nodes.put(component, node);
      bytes += BYTES_FOR_NODE;
    }
    return node;
  }

  /// The parts of a sum, the smallest first, without those that are there twice: they cancel.
  private Node[] parts(List<ComponentMoves.Part> sum) {
    List<Node> parts = new ArrayList<>();
    for (ComponentMoves.Part part : sum) {
      toggle(parts, node(part.component()));
    }
    parts.sort(Comparator.comparingInt(node -> node.mostOptions));
    return parts.toArray(NO_PARTS);
  }

  private static void toggle(List<Node> parts, Node node) {
    if (!parts.remove(node)) {
      parts.add(node);
    }
  }

  /// Whether a sum is equal to *k, as a question of its largest part without a Grundy value.
  private static Asked asked(Node[] parts, long k) {
    Node open = null;
    Node awaited = null;
    long left = k;
    for (Node part : parts) {
      if (part.nimber >= 0) {
        left ^= part.nimber;
      } else {
        awaited = awaited == null ? open : awaited;
        open = part;
      }
    }
    return new Asked(open, left, awaited, open == null && left == 0);
  }

  private void answer(Question asked) {
    Deque<Question> stack = new ArrayDeque<>();
    try {
      push(stack, asked);
      while (!stack.isEmpty()) {
        Computation.poll();
        report.look(stack.size());
        Question next = step(stack.getFirst(), stack);
        if (next != null) {
          push(stack, next);
        } else {
          Question done = stack.pop();
          done.node.open.clear(done.k + 1);
        }
      }
    } finally {
      stack.forEach(left -> left.node.open.clear(left.k + 1));
    }
  }

  private static void push(Deque<Question> stack, Question question) {
    if (question.node.open.get(question.k + 1)) {
      Position position = question.node.component.position();
      throw new LoopyPositionException(position.rules().text(position));
    }
    question.node.open.set(question.k + 1);
    stack.push(question);
  }

  /// The question that must be answered next; null if this one is answered, or to be left.
  private @Nullable Question step(Question question, Deque<Question> stack) {
    Node node = question.node;
    int k = question.k;
    if (k < 0) {
      return node.nimber >= 0
          ? null
          : new Question(node, node.others.nextClearBit(0), INFINITE, INFINITE);
    }
    if (node.isEqual(k) != null) {
      return null;
    }
    Node[][] options = options(node, stack);
    report.spend(1 + options.length / SCANNED_FOR_ONE);
    long proof = 0;
    int disproof = INFINITE;
    int second = INFINITE;
    Asked best = null;
    for (int i = -k; i < options.length && disproof > 0; i++) {
      Asked option = i < 0 ? new Asked(node, k + i, null, false) : asked(options[i], k);
      int toDisprove = proofOf(option, i < 0 ? NO_PARTS : options[i]);
      proof += disproofOf(option);
      if (toDisprove < disproof) {
        second = disproof;
        disproof = toDisprove;
        best = option;
      } else {
        second = Math.min(second, toDisprove);
      }
    }
    if (disproof == 0) {
      node.others.set(k);
      return null;
    }
    if (proof == 0 || best == null || best.part == null) {
      node.nimber = k;
      node.options = null;
      bytes -= BYTES_FOR_OPTION * options.length;
      return null;
    }
    node.estimate(k, (int) Math.min(proof, INFINITE - 1), disproof);
    if (disproof >= question.mostDisproof || proof >= question.mostProof) {
      return null;
    }
    if (best.awaited != null) {
      return new Question(best.awaited, -1, INFINITE, INFINITE);
    }
    long room = question.mostProof - proof + disproofOf(best);
    int mostDisproof = question.mostProof >= INFINITE ? INFINITE : (int) Math.min(INFINITE, room);
    int mostProof = (int) Math.min(question.mostDisproof, second + (long) second / PATIENCE + 1);
    return new Question(best.part, (int) best.k, mostProof, mostDisproof);
  }

  /// How much there is to do to find that an option is equal to *k.
  private static int proofOf(Asked option, Node[] parts) {
    if (option.part == null) {
      return option.isEqual ? 0 : INFINITE;
    }
    if (option.awaited != null) {
      long sum = 0;
      for (Node part : parts) {
        sum += part.nimber < 0 ? part.mostOptions : 0;
      }
      return (int) Math.min(sum, INFINITE - 1);
    }
    Boolean isEqual = option.part.isEqual(option.k);
    return isEqual == null ? option.part.proof((int) option.k) : isEqual ? 0 : INFINITE;
  }

  /// How much there is to do to find that an option is not equal to *k.
  private static int disproofOf(Asked option) {
    if (option.part == null) {
      return option.isEqual ? INFINITE : 0;
    }
    if (option.awaited != null) {
      return 1;
    }
    Boolean isEqual = option.part.isEqual(option.k);
    return isEqual == null ? option.part.disproof((int) option.k) : isEqual ? INFINITE : 0;
  }

  private Node[][] options(Node node, Deque<Question> stack) {
    Node[][] listed = node.options;
    if (listed == null) {
      Set<List<Node>> distinct = new LinkedHashSet<>();
      for (List<ComponentMoves.Part> option : moves.options(node.component, Player.LEFT)) {
        Computation.poll();
        distinct.add(List.of(parts(option)));
      }
      listed = new Node[distinct.size()][];
      int count = 0;
      for (List<Node> option : distinct) {
        listed[count++] = option.toArray(NO_PARTS);
      }
      node.options = listed;
      bytes += BYTES_FOR_OPTION * listed.length;
      report.count(listed.length);
      if (bytes > maxBytes) {
        makeRoom(stack);
      }
    }
    return listed;
  }

  /// Forgets the lists of options that are not in use; they are made again where they are needed.
  private void makeRoom(Deque<Question> stack) {
    Set<Node> inUse = Set.copyOf(stack.stream().map(Question::node).distinct().toList());
    bytes = BYTES_FOR_NODE * nodes.size();
    for (Node node : nodes.values()) {
      Computation.poll();
      Node[][] listed = node.options;
      if (listed != null && inUse.contains(node)) {
        bytes += BYTES_FOR_OPTION * listed.length;
      } else {
        node.options = null;
      }
    }
    if (bytes > maxBytes - maxBytes / 8) {
      throw new ComputationStopped(
          ComputationStopped.Reason.MEMORY,
          "gave up: the search does not fit into the memory that it may use");
    }
  }
}
