package org.gamester.analysis.play;

import java.util.List;

/** What a typed text selects among the legal moves. */
public sealed interface Selection {

  /** One move. */
  record One(LegalMove move) implements Selection {}

  /** Several moves begin like that, or have that name. */
  record Several(List<LegalMove> moves) implements Selection {}

  /** No move. */
  record None(List<LegalMove> nearest) implements Selection {}
}
