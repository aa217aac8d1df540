package org.gamester.values.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies the onsides of one strongly connected component.
 *
 * <p>Until nothing changes, dominated options are taken away and reversible ones give way to the
 * options behind the answer; then positions whose onsides are equal become one. For stoppers each
 * of these steps keeps the value (Siegel, <i>Combinatorial Game Theory</i>, section VI.2).
 *
 * <p>In other graphs a chain of reversible options may be endless: one of Right's then comes to
 * nothing, since endless play is lost for him; one of Left's may be as good as on. And where a
 * dominated option of Right is taken away he may lose the only way out of endless play: in Bach's
 * Carousel each of two may go, but not both. So what comes out is compared there with what was; if
 * a value has changed, or no stopper has come out, the steps are made again one at a time, and
 * those that change a value are taken back.
 *
 * <p>Cost: the comparisons of all pairs of positions, which is linear in the edges of the product
 * of the component with itself and its exits; for graphs that are no stoppers, for each step.
 */
final class OnsideForm {
  private final GameGraph graph;
  private final boolean isStopper;
  private final Arena arena;
  private final OnsideOrder order;
  private final int count;
  private final int[] same; // the position, or a stopper, that stands for a position
  private final int[][] left;
  private final int[][] right;

  private OnsideForm(GameGraph graph) {
    this.graph = graph;
    this.arena = new Arena(graph);
    this.order = new OnsideOrder(arena);
    this.isStopper = isStopper(graph);
    this.count = graph.size();
    this.same = new int[count];
    this.left = new int[count][];
    this.right = new int[count][];
    for (int v = 0; v < count; v++) {
      same[v] = v;
      left[v] = arena.options(v, Player.LEFT);
      right[v] = arena.options(v, Player.RIGHT);
    }
  }

  /** The onsides of the positions of a component; null where none has been found. */
  static @Nullable Stopper[] of(GameGraph component) {
    OnsideForm form = new OnsideForm(component);
    form.simplify();
    return form.stoppers();
  }

  /** A graph in simpler form whose position 0 has the same onside. */
  static GameGraph simplified(GameGraph graph) {
    OnsideForm form = new OnsideForm(graph);
    form.simplify();
    return form.isKept() ? form.simplified() : graph;
  }

  /** Whether no alternating play goes on for ever inside a graph. */
  static boolean isStopper(GameGraph graph) {
    int count = graph.size();
    for (Player player : Player.values()) {
      if (leadsOut(graph, player)) {
        return true;
      }
    }
    List<int[]> components =
        Components.of(
            2 * count,
            state ->
                IntStream.of(
                        graph.sharedOptions(
                            state >> 1, (state & 1) == 0 ? Player.LEFT : Player.RIGHT))
                    .map(w -> 2 * w + 1 - (state & 1))
                    .toArray());
    return components.stream().allMatch(component -> component.length == 1);
  }

  /** Whether all moves of a player lead to known stoppers. */
  private static boolean leadsOut(GameGraph graph, Player player) {
    for (int v = 0; v < graph.size(); v++) {
      for (int option : graph.sharedOptions(v, player)) {
        if (graph.known(option) == null) {
          return false;
        }
      }
    }
    return true;
  }

  private void simplify() {
    if (isStopper) {
      reduceAll(false);
      fuse();
      return;
    }
    replace();
    int[][] leftBefore = left.clone();
    int[][] rightBefore = right.clone();
    int[] sameBefore = same.clone();
    reduceAll(false);
    fuse();
    if (!isKept() || !isStopper(simplified())) { // one step at a time, then
      System.arraycopy(leftBefore, 0, left, 0, count);
      System.arraycopy(rightBefore, 0, right, 0, count);
      System.arraycopy(sameBefore, 0, same, 0, count);
      reduceAll(true);
      fuse();
      if (!isKept()) {
        System.arraycopy(sameBefore, 0, same, 0, count);
      }
    }
  }

  private void reduceAll(boolean isChecked) {
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int v : fromTheEnds()) {
        Computation.poll();
        if (isOwn(v)) {
          isChanged |= reduce(v, Player.LEFT, isChecked);
          isChanged |= reduce(v, Player.RIGHT, isChecked);
        }
      }
    }
  }

  /** The positions in the order in which a search from position 0 leaves them. */
  private int[] fromTheEnds() {
    List<Integer> path = new ArrayList<>();
    int[] next = new int[count];
    Set<Integer> left = new LinkedHashSet<>();
    boolean[] isSeen = new boolean[count];
    for (int root = 0; root < count; root++) {
      if (!isSeen[root]) {
        isSeen[root] = true;
        path.add(root);
      }
      while (!path.isEmpty()) {
        int v = path.getLast();
        int[] options = graph.successors(v);
        if (next[v] == options.length) {
          path.removeLast();
          left.add(v);
        } else {
          int w = options[next[v]++];
          if (w < count && !isSeen[w]) {
            isSeen[w] = true;
            path.add(w);
          }
        }
      }
    }
    return left.stream().mapToInt(v -> v).toArray();
  }

  /** Whether all positions have the values that they had at first. */
  private boolean isKept() {
    GameGraph.Builder both = new GameGraph.Builder();
    int before = both.add(graph);
    int after = both.add(simplified());
    Arena all = new Arena(both.build());
    OnsideOrder orderOfAll = new OnsideOrder(all);
    return IntStream.range(0, count)
        .filter(v -> graph.known(v) == null && same[v] == v)
        .allMatch(v -> orderOfAll.isEqual(all.number(before + v), all.number(after + v)));
  }

  /** The stoppers that the simplified graph consists of, if it does. */
  private @Nullable Stopper[] stoppers() {
    GameGraph result = simplified();
    @Nullable Stopper[] made = new @Nullable Stopper[count];
    if (isStopper(result)) {
      @Nullable Stopper[] all =
          isStopper ? SimplestForm.ofSimplest(result) : SimplestForm.onsides(result).stoppers();
      for (int v = 0; v < count; v++) {
        made[v] = all[same[v] < count ? same[v] : v];
      }
    }
    return made;
  }

  /** The graph as it is now; positions that others stand for have no options. */
  private GameGraph simplified() {
    GameGraph.Builder builder = new GameGraph.Builder();
    for (int v = 0; v < count; v++) {
      Stopper stopper = standsFor(v);
      if (stopper == null) {
        builder.add();
      } else {
        builder.add(stopper);
      }
    }
    Map<Integer, Integer> outside = new HashMap<>();
    for (int v = 0; v < count; v++) {
      if (isOwn(v)) {
        for (Player player : Player.values()) {
          int[] options =
              IntStream.of(side(player)[v])
                  .map(
                      w ->
                          w < count
                              ? w
                              : outside.computeIfAbsent(
                                  w, x -> builder.add(Objects.requireNonNull(arena.stopper(x)))))
                  .toArray();
          builder.setOptions(v, player, options);
        }
      }
    }
    return builder.build();
  }

  /** Whether a position stands for itself. */
  private boolean isOwn(int v) {
    return same[v] == v && graph.known(v) == null;
  }

  private @Nullable Stopper standsFor(int v) {
    Stopper known = graph.known(v);
    return known == null ? arena.stopper(same[v]) : known;
  }

  private int[][] side(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** The options of a number of the arena as they are now. */
  private int[] options(int number, Player player) {
    return number < count ? side(player)[number] : arena.options(number, player);
  }

  private int representative(int number) {
    return number < count ? same[number] : number;
  }

  /** Finds the positions that are equal to an exit, or to an option of one. */
  private void replace() {
    Set<Integer> outside = new LinkedHashSet<>();
    for (int v = 0; v < count; v++) {
      if (graph.known(v) != null) {
        outside.add(arena.number(v));
      }
    }
    for (int exit : List.copyOf(outside)) {
      for (Player player : Player.values()) {
        IntStream.of(arena.options(exit, player)).forEach(outside::add);
      }
    }
    for (int v = 0; v < count; v++) {
      if (graph.known(v) == null) {
        int position = v;
        same[v] =
            outside.stream().filter(other -> order.isEqual(position, other)).findFirst().orElse(v);
      }
    }
  }

  /**
   * Makes positions that are equal one. Before the options are simplified that could turn a stopper
   * into a graph that is none.
   */
  private void fuse() {
    List<Integer> others = new ArrayList<>();
    for (Stopper loopy : loopyFollowersOfExits()) {
      others.add(arena.number(loopy));
    }
    if (isStopper) {
      replaceShort();
    }
    int[] shapes = isStopper ? shapes() : new int[count];
    for (int v = 0; v < count; v++) {
      if (isOwn(v)) {
        int position = v;
        same[v] =
            others.stream()
                .filter(other -> !isStopper || shapes[position] == shape(other, shapes))
                .filter(other -> order.isEqual(position, other))
                .findFirst()
                .orElse(v);
        if (same[v] == v) {
          others.add(v);
        }
      }
    }
    for (int v = 0; v < count; v++) {
      for (int[][] side : List.of(left, right)) {
        side[v] = IntStream.of(side[v]).map(this::representative).distinct().toArray();
      }
    }
  }

  /**
   * Finds the positions that are short games: in simplest form all that they lead to are. Only then
   * do equal positions have equal shapes.
   */
  private void replaceShort() {
    List<int[]> components =
        Components.of(
            count,
            v ->
                IntStream.concat(IntStream.of(left[v]), IntStream.of(right[v]))
                    .filter(w -> w < count)
                    .toArray());
    for (int[] component : components) {
      int v = component[0];
      if (isOwn(v)) {
        Stopper shortGame =
            Stopper.ofShort(left[v], right[v], w -> arena.stopper(representative(w)));
        same[v] = shortGame == null ? v : arena.number(shortGame);
      }
    }
  }

  private int shape(int number, int[] shapes) {
    return number < count
        ? shapes[number]
        : Objects.requireNonNull(arena.stopper(number)).shape(Shape.DEPTH);
  }

  /** The shapes of the positions, whose options are in simplest form; of others 0. */
  private int[] shapes() {
    int[] shapes = new int[count];
    Arrays.fill(shapes, Shape.ofLoopy());
    for (int depth = 0; depth < Shape.DEPTH; depth++) {
      int[] before = shapes;
      int moves = depth;
      shapes = new int[count];
      for (int v = 0; v < count; v++) {
        if (isOwn(v)) {
          int position = v;
          shapes[v] =
              Shape.of(
                  player ->
                      IntStream.of(side(player)[position])
                          .map(w -> shapeBefore(w, before, moves))
                          .toArray());
        }
      }
    }
    return shapes;
  }

  private int shapeBefore(int option, int[] before, int depth) {
    int number = representative(option);
    return number < count
        ? before[number]
        : Objects.requireNonNull(arena.stopper(number)).shape(depth);
  }

  private Set<Stopper> loopyFollowersOfExits() {
    Set<Stopper> all = new LinkedHashSet<>();
    for (int v = 0; v < count; v++) {
      Stopper exit = graph.known(v);
      if (exit != null && !all.contains(exit)) {
        all.addAll(exit.loopyFollowers());
      }
    }
    return all;
  }

  /** Simplifies the options of one player; whether that changed them. */
  private boolean reduce(int v, Player player, boolean isChecked) {
    int[] before = side(player)[v];
    if (!isChecked) {
      side(player)[v] = undominated(bypassed(v, player, false), player);
      return !Arrays.equals(before, side(player)[v]);
    }
    boolean isChanged =
        attempt(v, player, array(bypassed(v, player, false)))
            || attempt(v, player, array(bypassed(v, player, true)));
    if (attempt(v, player, undominated(list(side(player)[v]), player))) {
      return true;
    }
    for (int x : side(player)[v].clone()) {
      int[] rest = IntStream.of(side(player)[v]).filter(y -> y != x).toArray();
      boolean isDominated = IntStream.of(rest).anyMatch(y -> isBetter(y, x, player));
      isChanged |= isDominated && attempt(v, player, rest);
    }
    return isChanged;
  }

  /** Replaces the options of one player; not, if they are the same or that changes a value. */
  private boolean attempt(int v, Player player, int[] options) {
    int[] before = side(player)[v];
    if (Arrays.equals(before, options)) {
      return false;
    }
    side(player)[v] = options;
    if (isKept()) {
      return true;
    }
    side(player)[v] = before;
    return false;
  }

  private static int[] array(List<Integer> options) {
    return options.stream().mapToInt(x -> x).sorted().distinct().toArray();
  }

  private static List<Integer> list(int[] options) {
    return IntStream.of(options).boxed().toList();
  }

  private int[] undominated(List<Integer> options, Player player) {
    List<Integer> kept = new ArrayList<>(options.size());
    for (int x : options) {
      boolean isDominated = false;
      for (int y : options) {
        isDominated = isDominated || (y != x && isBetter(y, x, player));
      }
      if (!isDominated) {
        kept.add(x);
      }
    }
    return array(kept);
  }

  /** Whether y makes x superfluous as an option of a player. */
  private boolean isBetter(int y, int x, Player player) {
    boolean isAtLeast = player == Player.LEFT ? order.isAtLeast(y, x) : order.isAtLeast(x, y);
    return isAtLeast && (isPreferred(y, x) || !order.isEqual(x, y));
  }

  /** Of two equal options, a stopper is kept: the other one may lead back. */
  private boolean isPreferred(int y, int x) {
    return y >= count == x >= count ? y < x : y >= count;
  }

  /** The options with each reversible one replaced by the options behind its answer. */
  private List<Integer> bypassed(int v, Player player, boolean isEndlessOn) {
    int[] before = side(player)[v];
    Set<Integer> seen = new LinkedHashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (int x : before) {
      if (seen.add(representative(x))) {
        open.add(representative(x));
      }
    }
    List<Integer> reversible = new ArrayList<>();
    List<int[]> behind = new ArrayList<>();
    List<Integer> kept = new ArrayList<>();
    while (!open.isEmpty()) {
      int x = open.remove();
      int answer = answer(v, x, player);
      if (answer < 0) {
        kept.add(x);
        continue;
      }
      int[] next =
          IntStream.of(options(answer, player)).map(this::representative).distinct().toArray();
      reversible.add(x);
      behind.add(next);
      for (int y : next) {
        if (seen.add(y)) {
          open.add(y);
        }
      }
    }
    if (player == Player.LEFT) {
      keepEndless(reversible, behind, before, kept, isEndlessOn);
    }
    return kept;
  }

  /** The opponent's answer to a move from v to x that leaves him no worse than in v; or -1. */
  private int answer(int v, int x, Player player) {
    for (int y : options(x, player.opponent())) {
      int answer = representative(y);
      if (player == Player.LEFT ? order.isAtLeast(v, answer) : order.isAtLeast(answer, v)) {
        return answer;
      }
    }
    return -1;
  }

  /** Keeps the options of Left whose chains of answers do not end, or puts on in their place. */
  private void keepEndless(
      List<Integer> reversible,
      List<int[]> behind,
      int[] before,
      List<Integer> kept,
      boolean isEndlessOn) {
    List<int[]> components =
        Components.of(
            reversible.size(),
            i ->
                IntStream.of(behind.get(i)).map(reversible::indexOf).filter(j -> j >= 0).toArray());
    Set<Integer> endless = new LinkedHashSet<>();
    for (int[] component : components) {
      int one = component[0];
      boolean isEndless =
          component.length > 1
              || IntStream.of(behind.get(one)).anyMatch(y -> y == reversible.get(one));
      if (isEndless) {
        for (int i : component) {
          endless.add(reversible.get(i));
        }
      }
    }
    if (endless.isEmpty()) {
      return;
    }
    if (isEndlessOn) {
      kept.add(arena.number(Stopper.ON));
      return;
    }
    for (int x : before) {
      if (reversible.contains(representative(x)) && !kept.contains(representative(x))) {
        kept.add(representative(x));
      }
    }
  }
}
