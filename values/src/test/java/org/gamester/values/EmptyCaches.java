package org.gamester.values;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Lets no test begin with results of the one before it. Mutation tests switch this on: they try
 * many faulty versions of the algebra in one process, where a version would otherwise find what the
 * one before it has remembered, right or wrong.
 */
@SuppressWarnings("exports") // JUnit is not a part of the interface of values
public final class EmptyCaches implements BeforeAllCallback {

  /** Called by the service loader. */
  public EmptyCaches() {}

  @Override
  public void beforeAll(ExtensionContext context) {
    SlowGame.forgetValues();
    boolean _ = GameStore.standard().release(); // with what values remember of themselves
  }
}
