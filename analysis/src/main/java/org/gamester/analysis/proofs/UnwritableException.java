package org.gamester.analysis.proofs;

import org.gamester.values.Refused;

/** A position that cannot be in a certificate, because it has no text that can be read back. */
public final class UnwritableException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  UnwritableException(String message) {
    super(message);
  }
}
