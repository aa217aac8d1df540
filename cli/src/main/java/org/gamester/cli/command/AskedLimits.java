package org.gamester.cli.command;

import org.gamester.values.Limits;

/** Options that ask for limits. */
interface AskedLimits {

  /** The limits that they ask for. */
  public Limits limits();
}
