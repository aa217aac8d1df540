package org.gamester.analysis.play;

import java.util.Optional;

/** Who makes the moves of a player: a person, or the program at some level. */
public sealed interface Participant permits Participant.Person, Level {

  /** As it is written in a record: {@code person}, or the name of a level. */
  String name();

  /** Somebody who says the moves. */
  record Person() implements Participant {
    @Override
    public String name() {
      return "person";
    }
  }

  /** The participant of that name, in small letters. */
  static Optional<Participant> of(String name) {
    return name.equals("person")
        ? Optional.of(new Person())
        : Level.of(name).map(level -> (Participant) level);
  }
}
