package org.gamester.web.rooms;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.security.AccessToken;

/**
 * The rooms of a server: of bounded number and size, and each is given up when nobody has looked at
 * it for two hours. Their names cannot be guessed. Safe between threads.
 */
public final class Rooms {
  /** How many there may be. */
  public static final int MOST = 128;

  /** How many of them one address may have opened. */
  public static final int MOST_OF_AN_ADDRESS = 8;

  /** The most characters of the position at the start and of all moves of a room. */
  public static final int MOST_CHARACTERS = 1 << 16;

  private static final long IDLE_NANOS = 2L * 60 * 60 * 1_000_000_000;

  private record Kept(Room room, long since) {}

  private final LongSupplier nanoTime;

  /** The room that was looked at last is the last. */
  private final Map<String, Kept> rooms = new LinkedHashMap<>();

  /**
   * @param nanoTime a clock, such as {@link System#nanoTime}
   */
  public Rooms(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * Opens a room.
   *
   * @param address of the machine that opens it
   * @param before the moves made before, and what happens next
   * @throws RefusedRequest if there are too many, or the play is too long
   */
  public synchronized Room open(String address, Room.Start start, Room.State before) {
    forgetIdle();
    long own =
        rooms.values().stream().filter(kept -> kept.room().address().equals(address)).count();
    if (own >= MOST_OF_AN_ADDRESS) {
      throw RefusedRequest.tooMany(
          "this client has opened %d rooms, as many as one may; they end two hours after the last"
                  .formatted(own)
              + " look at them");
    }
    if (rooms.size() >= MOST) {
      throw RefusedRequest.tooMany("there are %d rooms, as many as the server has".formatted(MOST));
    }
    Room room = new Room(AccessToken.random(), address, start, before, MOST_CHARACTERS);
    rooms.put(room.id(), new Kept(room, nanoTime.getAsLong()));
    return room;
  }

  /**
   * The room of a name, which is looked at now.
   *
   * @throws RefusedRequest if there is none any more
   */
  public synchronized Room find(String id) {
    forgetIdle();
    Kept kept = rooms.remove(id);
    if (kept == null) {
      throw new RefusedRequest(404, "there is no such room, or nobody was in it for two hours");
    }
    rooms.put(id, new Kept(kept.room(), nanoTime.getAsLong()));
    return kept.room();
  }

  private void forgetIdle() {
    long now = nanoTime.getAsLong();
    rooms.values().removeIf(kept -> now - kept.since() > IDLE_NANOS);
  }
}
