package org.gamester.cli.session;

import java.util.Collection;

/** What can be said of the names of the language, of games and of their theory. */
public interface Help {

  /** The names that can be asked for. */
  Collection<String> topics();

  /** What a name means, as lines; where nobody knows it, the nearest names. */
  String about(String topic);
}
