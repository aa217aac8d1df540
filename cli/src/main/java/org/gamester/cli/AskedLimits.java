package org.gamester.cli;

import org.gamester.values.Limits;

/** Options that ask for limits. */
interface AskedLimits {

  /** The limits that they ask for. */
  Limits limits();
}
