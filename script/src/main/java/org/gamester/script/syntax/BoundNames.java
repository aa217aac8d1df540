package org.gamester.script.syntax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names that the user has bound at the place where the parser is: they win over the names of
 * rulesets, and stand for their values in the text of a position.
 *
 * <p>A name may be bound after a text that means it: by the variable of a comprehension, whose
 * element comes first; by a later definition, for a function that is called after it; by an
 * assignment in the rest of a loop. Each position that is read is therefore noted with the names
 * that would change its meaning. If one of them turns out to be bound, the source is read again,
 * with what has been {@link Learned}. That only grows, by at least one name for one place in each
 * reading, so the readings come to an end; there are as many as texts of positions that are nested
 * in each other and mean names bound later, plus one, which in practice is at most two.
 *
 * <p>A text that is no position may still turn out to be a call. So a complaint about it waits
 * until the end of a reading.
 */
final class BoundNames {

  /** What earlier readings of the same source have found out. */
  static final class Learned {

    /** The names bound by what begins at an offset: variables of a comprehension, or of a loop. */
    private final Map<Integer, Set<String>> at = new HashMap<>();

    /** The names that functions find bound when they are called. */
    private final Set<String> late = new HashSet<>();

    private boolean hasGrown;

    private void add(int offset, String name) {
      hasGrown |= at.computeIfAbsent(offset, made -> new HashSet<>()).add(name);
    }

    private void addLate(String name) {
      hasGrown |= late.add(name);
    }

    /** Whether something was added since this was asked last. */
    boolean takeGrowth() {
      boolean grown = hasGrown;
      hasGrown = false;
      return grown;
    }
  }

  /**
   * A position that was read.
   *
   * @param missing the words of its name that are not bound: were all of them, it would be a call
   * @param watched the words of its text that would change its meaning if one were bound
   */
  private record Reading(Set<String> missing, Set<String> watched, boolean inFunction) {

    boolean isChangedBy(Set<String> names) {
      return names.containsAll(missing) || watched.stream().anyMatch(names::contains);
    }

    void addNames(Collection<String> bound, Collection<String> names) {
      bound.stream()
          .filter(name -> missing.contains(name) || watched.contains(name))
          .forEach(names::add);
    }
  }

  private final UserNames before;
  private final Learned learned;
  private final Map<String, Integer> locals = new HashMap<>();
  private final List<String> order = new ArrayList<>();
  private final Set<String> globals = new HashSet<>();
  private final Set<String> functionNames = new HashSet<>();
  private final Map<String, String> hidden = new LinkedHashMap<>();
  private final Set<String> everGlobal = new HashSet<>();
  private final List<String> assigned = new ArrayList<>();
  private final List<Reading> readings = new ArrayList<>();
  private boolean isCleared;
  private int scopes;
  private int functions;
  private int version;
  private @Nullable SyntaxException complaint;

  BoundNames(UserNames before, Learned learned) {
    this.before = before;
    this.learned = learned;
  }

  /** Whether the user has bound this name. */
  boolean isBound(String name) {
    return locals.containsKey(name)
        || globals.contains(name)
        || (functions > 0 && learned.late.contains(name))
        || before.isClass(name)
        || (!isCleared && before.isVariable(name));
  }

  /** Whether the user has bound this name to something other than a function, as far as is seen. */
  boolean isValue(String name) {
    return locals.containsKey(name)
        || (functions > 0 && learned.late.contains(name))
        || (globals.contains(name)
            ? !functionNames.contains(name)
            : !isCleared && before.isValue(name));
  }

  /** A number that changes whenever a name gets bound or is bound no more. */
  int version() {
    return version;
  }

  /** Begins a scope; returns what {@link #leave} takes. */
  int enter() {
    scopes++;
    return order.size();
  }

  /** Ends a scope. */
  void leave(int mark) {
    scopes--;
    while (order.size() > mark) {
      locals.computeIfPresent(order.removeLast(), (name, count) -> count == 1 ? null : count - 1);
      version++;
    }
  }

  /** The names bound in the scopes entered since {@link #enter} answered this. */
  List<String> declaredSince(int mark) {
    return List.copyOf(order.subList(mark, order.size()));
  }

  /** Begins the scope of a function, whose body is evaluated later. */
  int enterFunction() {
    functions++;
    version++;
    return enter();
  }

  void leaveFunction(int mark) {
    leave(mark);
    functions--;
    version++;
  }

  /** Binds a name in the scope; outside all scopes, for the rest of the source. */
  void declare(String name) {
    if (scopes == 0) {
      bindGlobally(name);
    } else {
      locals.merge(name, 1, Integer::sum);
      order.add(name);
      version++;
    }
  }

  /** Binds a name by an assignment: a local variable if there is one, else one of all inputs. */
  void assign(String name) {
    if (!locals.containsKey(name)) {
      bindGlobally(name);
    }
  }

  /** Binds a name to a function by a definition. */
  void define(String name) {
    assign(name);
    functionNames.add(name);
  }

  private void bindGlobally(String name) {
    globals.add(name);
    everGlobal.add(name);
    assigned.add(name);
    version++;
  }

  /** Forgets the variables, as {@code clear} does. */
  void clear() {
    if (scopes == 0) {
      isCleared = true;
      globals.clear();
      version++;
    }
  }

  /** What was met before something that may bind names that stand before it. */
  record Start(int offset, int scope, int readings, int assignments) {}

  /** Begins what may be the element of a comprehension, in a scope of its own. */
  Start beginElement(int offset) {
    Start start = start(offset);
    learned.at.getOrDefault(offset, Set.of()).forEach(this::declare);
    return start;
  }

  /** Ends the element of a comprehension, or whatever else it was; returns where its texts end. */
  int endElement(Start start) {
    leave(start.scope);
    return readings.size();
  }

  /** Begins a loop, in a scope of its own. */
  Start beginLoop(int offset) {
    Start start = start(offset);
    learned.at.getOrDefault(offset, Set.of()).forEach(this::bindGlobally);
    return start;
  }

  private Start start(int offset) {
    return new Start(offset, enter(), readings.size(), assigned.size());
  }

  /**
   * Says which variables the clauses of a comprehension have declared, for the element before them.
   *
   * @param end where the texts of the element end
   */
  void bindElement(Start start, int end, Collection<String> variables) {
    learn(start, readings.subList(start.readings, end), variables);
  }

  /** Ends a loop: what is assigned in it is bound in it from the second round on. */
  void endLoop(Start start) {
    List<String> inLoop = assigned.subList(start.assignments, assigned.size());
    learn(start, readings.subList(start.readings, readings.size()), inLoop);
    leave(start.scope);
  }

  private void learn(Start start, List<Reading> texts, Collection<String> bound) {
    Set<String> names = new HashSet<>(bound);
    for (Reading reading : texts) {
      if (reading.isChangedBy(names)) {
        Set<String> changing = new HashSet<>();
        reading.addNames(names, changing);
        changing.forEach(name -> learned.add(start.offset, name));
      }
    }
  }

  /** Notes a position that was read. */
  void read(Set<String> nameWords, Set<String> watched) {
    Set<String> missing = new HashSet<>(nameWords);
    missing.removeIf(this::isBound);
    Set<String> unbound = new HashSet<>(watched);
    unbound.removeIf(this::isBound);
    readings.add(new Reading(missing, unbound, functions > 0));
  }

  /** Keeps a complaint about the text of a position; the first one counts. */
  void complain(SyntaxException problem) {
    if (complaint == null) {
      complaint = problem;
    }
  }

  /** The first complaint about the text of a position; null if there is none. */
  @Nullable SyntaxException complaint() {
    return complaint;
  }

  /** Whether it is not yet known of a name of the user's that it hides a position. */
  boolean mayHide(String name) {
    return !hidden.containsKey(name) && isBound(name);
  }

  /** Notes that a name of the user's is read where a position could be. */
  void hides(String name, String position) {
    hidden.put(name, position);
  }

  /** Tells which positions are hidden by names of the user's. */
  void tellHidden() {
    hidden.forEach(before::hides);
  }

  /** Learns what the whole source binds; called when a reading is at its end. */
  void finish() {
    for (Reading reading : readings) {
      if (reading.inFunction && reading.isChangedBy(everGlobal)) {
        Set<String> changing = new HashSet<>();
        reading.addNames(everGlobal, changing);
        changing.forEach(learned::addLate);
      }
    }
  }
}
