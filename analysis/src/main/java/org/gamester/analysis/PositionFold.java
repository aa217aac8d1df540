package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Computes a result for a position from the results of its options, each position once.
 *
 * <p>A position is replaced by the normal forms of its components, whose results are remembered and
 * added up; a component is evaluated from its options. The search keeps its own stack, so positions
 * may be any number of moves deep; a component that occurs while its own options are being
 * evaluated would never end and is refused. Two parallel searches that share a memory and go
 * through the options in opposite orders do little work twice, and agree on every result; where
 * both come to the same component, one evaluates it and the other waits.
 *
 * <p>Cost: one expansion for each distinct component that can be reached.
 */
final class PositionFold<R> {
  private static final long NANOS_BETWEEN_REPORTS = 100_000_000L;
  private static final int FRAMES_BETWEEN_LOOKS = 32;
  private static final long NANOS_BETWEEN_LOOKS = 50_000L;

  private final PositionAlgebra<R> algebra;
  private final PositionMemory<R> memory;
  private final LongAdder evaluated;

  /** The components whose results are being computed just now, by either search. */
  private final Set<Position> combining = ConcurrentHashMap.newKeySet();

  PositionFold(PositionAlgebra<R> algebra, PositionMemory<R> memory, LongAdder evaluated) {
    this.algebra = algebra;
    this.memory = memory;
    this.evaluated = evaluated;
  }

  /** The result for {@code position} if it takes no search; null otherwise. */
  @Nullable R known(Position position) {
    R known = lookUp(position);
    if (known != null) {
      return known;
    }
    Term term = new Term(position);
    return term.isKnown() ? term.sum() : null;
  }

  /**
   * The result for {@code position}.
   *
   * @param backwards whether options are searched from the last to the first
   * @param listener receives the progress, about ten times a second
   * @throws LoopyPositionException if play can return to a position
   */
  R run(Position position, boolean backwards, Consumer<Progress> listener) {
    Walk walk = new Walk(backwards, listener);
    return walk.run(position);
  }

  private @Nullable R lookUp(Position component) {
    R remembered = memory.get(component);
    if (remembered != null) {
      return remembered;
    }
    R known = algebra.known(component);
    if (known != null) {
      memory.put(component, known);
    }
    return known;
  }

  private final class Walk {
    private final boolean backwards;
    private final Consumer<Progress> listener;
    private final Deque<Frame> path = new ArrayDeque<>();
    private final Set<Position> onPath = new HashSet<>();
    private long lastReport = System.nanoTime();
    private int framesToNextLook = FRAMES_BETWEEN_LOOKS;

    Walk(boolean backwards, Consumer<Progress> listener) {
      this.backwards = backwards;
      this.listener = listener;
    }

    R run(Position position) {
      Term asked = new Term(position);
      for (Component component : asked.components) {
        if (component.result == null) {
          path.push(new Frame(component));
          onPath.add(component.position);
          finishPath();
        }
      }
      return asked.sum();
    }

    private void finishPath() {
      while (!path.isEmpty()) {
        Frame frame = path.element();
        Component missing = frame.nextMissing();
        if (missing == null) {
          frame.finish();
          path.pop();
          onPath.remove(frame.asked.position);
          evaluated.increment();
        } else {
          if (!onPath.add(missing.position)) {
            throw new LoopyPositionException(missing.position.text());
          }
          path.push(new Frame(missing));
        }
        look();
      }
    }

    private void look() {
      Computation.poll();
      if (--framesToNextLook == 0) {
        framesToNextLook = FRAMES_BETWEEN_LOOKS;
        long now = System.nanoTime();
        if (now - lastReport > NANOS_BETWEEN_REPORTS) {
          lastReport = now;
          listener.accept(new Progress(evaluated.sum(), path.size(), memory.size()));
        }
      }
    }

    /** A component being evaluated, and how many of its options' components are done. */
    private final class Frame {
      private final Component asked;
      private final List<Term> left;
      private final List<Term> right;
      private int next;
      private int nextComponent;

      Frame(Component asked) {
        this.asked = asked;
        this.left = terms(Player.LEFT);
        this.right = terms(Player.RIGHT);
      }

      private List<Term> terms(Player player) {
        List<? extends Position> options = asked.position.options(player);
        List<Term> terms = new ArrayList<>(options.size());
        for (Position option : options) {
          terms.add(new Term(option));
        }
        return terms;
      }

      private Term term(int index) {
        int place = backwards ? left.size() + right.size() - 1 - index : index;
        return place < left.size() ? left.get(place) : right.get(place - left.size());
      }

      /** The next component without a result; null if there is none. */
      @Nullable Component nextMissing() {
        for (; next < left.size() + right.size(); next++, nextComponent = 0) {
          List<Component> components = term(next).components;
          for (; nextComponent < components.size(); nextComponent++) {
            Component component = components.get(nextComponent);
            if (component.result == null) {
              component.result = lookUp(component.position);
              if (component.result == null) {
                return component;
              }
            }
          }
        }
        return null;
      }

      /** Computes the result, unless the other search is doing just that: then waits for it. */
      void finish() {
        while (!combining.add(asked.position)) {
          Computation.pollNow();
          LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
        }
        try {
          R result = memory.get(asked.position);
          if (result == null) {
            result = algebra.of(sums(left), sums(right));
            memory.put(asked.position, result);
          }
          asked.result = result;
        } finally {
          combining.remove(asked.position);
        }
      }

      private List<R> sums(List<Term> terms) {
        List<R> sums = new ArrayList<>(terms.size());
        for (Term term : terms) {
          sums.add(term.sum());
        }
        return sums;
      }
    }
  }

  /** A position as the sum of the normal forms of its components. */
  private final class Term {
    private final List<Component> components;

    Term(Position position) {
      List<? extends Position> parts = position.components();
      components = new ArrayList<>(parts.size());
      for (Position part : parts) {
        Position form = part.normalForm();
        List<? extends Position> pieces = form.equals(part) ? List.of(form) : form.components();
        for (Position piece : pieces) {
          components.add(new Component(piece, lookUp(piece)));
        }
      }
    }

    boolean isKnown() {
      return components.stream().allMatch(component -> component.result != null);
    }

    R sum() {
      List<R> results = new ArrayList<>(components.size());
      for (Component component : components) {
        results.add(java.util.Objects.requireNonNull(component.result));
      }
      return results.size() == 1 ? results.getFirst() : algebra.sum(results);
    }
  }

  private final class Component {
    private final Position position;
    private @Nullable R result;

    Component(Position position, @Nullable R result) {
      this.position = position;
      this.result = result;
    }
  }
}
