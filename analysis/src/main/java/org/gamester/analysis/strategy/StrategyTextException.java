package org.gamester.analysis.strategy;

import org.gamester.values.Refused;

/// A strategy that cannot be read; says where and why.
public final class StrategyTextException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  StrategyTextException(String message) {
    super(message);
  }
}
