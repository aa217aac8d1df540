package org.gamester.web.rooms;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Player;
import org.gamester.web.answers.RefusedRequest;

/**
 * A play between two people at two screens: what it began with, and the moves made. Each of the two
 * has a seat, and a key that nobody else has; whoever has the name of the room may watch. Safe
 * between threads.
 *
 * <p>A room knows no rules. Whose turn it is after some moves is found out by who makes them, and
 * said to the room together with the move: of two moves that were found out at the same time for
 * the same turn, the second is refused.
 */
public final class Room {
  private static final int CONFLICT = 409;
  private static final int NOT_ALLOWED = 403;

  /** How a play begins. */
  public record Start(String position, Player first, boolean misere) {}

  /**
   * What happens next.
   *
   * @param mover whose turn it is
   * @param isOver whether it is nobody's, as the play has ended
   */
  public record Next(Player mover, boolean isOver) {}

  /**
   * How the play stands.
   *
   * @param seated who has come
   */
  public record State(List<String> moves, Next next, List<Player> seated) {
    public State {
      moves = List.copyOf(moves);
      seated = List.copyOf(seated);
    }
  }

  private final String id;
  private final String address;
  private final Start start;
  private final int mostCharacters;
  private final List<String> moves;
  private final Map<Player, String> keys = new EnumMap<>(Player.class);
  private Next next;
  private int characters;

  /**
   * @param id the name of the room
   * @param address of the machine that has opened it
   * @param before the moves made before, and what happens next
   * @param mostCharacters the most that start and moves may have
   */
  Room(String id, String address, Start start, State before, int mostCharacters) {
    this.id = id;
    this.address = address;
    this.start = start;
    this.mostCharacters = mostCharacters;
    this.moves = new ArrayList<>(before.moves());
    this.next = before.next();
    this.characters =
        start.position().length() + before.moves().stream().mapToInt(String::length).sum();
    if (characters > mostCharacters) {
      throw tooLong();
    }
  }

  private static RefusedRequest tooLong() {
    return new RefusedRequest(422, "the position and the moves are too long for a room");
  }

  /** The name of the room. */
  public String id() {
    return id;
  }

  String address() {
    return address;
  }

  public Start start() {
    return start;
  }

  /** How the play stands now. */
  public synchronized State state() {
    return new State(moves, next, List.copyOf(keys.keySet()));
  }

  /**
   * Takes a seat.
   *
   * @throws RefusedRequest if somebody has it
   */
  public synchronized void sit(Player player, String key) {
    if (keys.putIfAbsent(player, key) != null) {
      throw new RefusedRequest(CONFLICT, player.displayName() + " has come before");
    }
  }

  /**
   * Who has a key; compares in a time that does not depend on where keys differ.
   *
   * @throws RefusedRequest if nobody here has it
   */
  public synchronized Player holder(String key) {
    byte[] said = key.getBytes(StandardCharsets.UTF_8);
    for (Map.Entry<Player, String> seat : keys.entrySet()) {
      if (MessageDigest.isEqual(seat.getValue().getBytes(StandardCharsets.UTF_8), said)) {
        return seat.getKey();
      }
    }
    throw new RefusedRequest(NOT_ALLOWED, "this key is of nobody in this room");
  }

  /**
   * Requires that it is a player's turn, and the turn that he means.
   *
   * @param number of the move to come, from 1
   * @throws RefusedRequest if it is not
   */
  public synchronized void requireTurn(Player player, long number) {
    if (next.isOver()) {
      throw new RefusedRequest(CONFLICT, "the play is over");
    }
    if (number != moves.size() + 1) {
      throw new RefusedRequest(
          CONFLICT, "move %d is to come, not move %d".formatted(moves.size() + 1, number));
    }
    if (player != next.mover()) {
      throw new RefusedRequest(CONFLICT, "it is not the turn of " + player.displayName());
    }
  }

  /**
   * Adds a move that the rules allow.
   *
   * @param after what happens after it
   * @throws RefusedRequest if it is not the player's turn any more, or the play has become too long
   */
  public synchronized void add(Player player, long number, String move, Next after) {
    requireTurn(player, number);
    if (characters + move.length() > mostCharacters) {
      throw tooLong();
    }
    characters += move.length();
    moves.add(move);
    next = after;
  }
}
