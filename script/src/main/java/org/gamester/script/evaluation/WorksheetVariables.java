package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.values.ComputationStopped;
import org.gamester.values.ComputationStopped.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The variables of a worksheet, which keep their values from input to input.
 *
 * <p>The changes that one input makes are its generation. Once a generation is closed, nothing
 * changes in its name any more: an evaluation that has been given up, and whose thread is still
 * running, can do no harm to the inputs after it.
 */
public final class WorksheetVariables {

  private final Map<String, Variable> byName = new LinkedHashMap<>();

  /** The variable of this name, without a value if it is new. */
  synchronized Variable variable(String name) {
    return byName.computeIfAbsent(name, made -> new Variable(null));
  }

  /** The names of the variables that have a value, in the order in which they were first met. */
  public synchronized List<String> names() {
    List<String> names = new ArrayList<>();
    byName.forEach(
        (name, variable) -> {
          if (variable.value != null) {
            names.add(name);
          }
        });
    return names;
  }

  /** The value of a variable; empty if it has none. */
  public synchronized Optional<Object> value(String name) {
    Variable variable = byName.get(name);
    return variable == null
        ? Optional.empty()
        : Optional.ofNullable(variable.value).map(SmallIntegers::toObject);
  }

  private synchronized List<Variable> all() {
    return List.copyOf(byName.values());
  }

  /** Begins the changes of the next input. */
  public Generation begin() {
    return new Generation();
  }

  /** What one input changes. */
  public final class Generation {

    private boolean closed;

    private Generation() {}

    WorksheetVariables variables() {
      return WorksheetVariables.this;
    }

    /**
     * Gives a variable a value, or takes it away.
     *
     * @throws ComputationStopped if this generation is closed
     */
    synchronized void assign(Variable variable, @Nullable Object value) {
      requireOpen();
      variable.value = value;
    }

    /**
     * The same by name.
     *
     * @throws ComputationStopped if this generation is closed
     */
    public void assign(String name, Object value) {
      assign(variable(name), value);
    }

    /**
     * Changes something else that later inputs can see. The change is short.
     *
     * @throws ComputationStopped if this generation is closed
     */
    synchronized void change(Runnable change) {
      requireOpen();
      change.run();
    }

    /** Takes the values of all variables of the worksheet away. */
    void clear() {
      all().forEach(variable -> assign(variable, null));
    }

    private void requireOpen() {
      if (closed) {
        throw new ComputationStopped(Reason.CANCELLED, "abandoned");
      }
    }

    /** Ends the changes. */
    public synchronized void close() {
      closed = true;
    }
  }
}
