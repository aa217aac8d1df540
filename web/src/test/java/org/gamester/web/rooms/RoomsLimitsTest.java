package org.gamester.web.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.gamester.values.Player;
import org.gamester.web.answers.RefusedRequest;
import org.junit.jupiter.api.Test;

/** How many rooms there are, how long, and how large they become. */
class RoomsLimitsTest {
  private static final Room.Start START = new Room.Start("nim(3)", Player.LEFT, false);
  private static final Room.Next LEFT = new Room.Next(Player.LEFT, false);
  private static final Room.State NO_MOVES = new Room.State(List.of(), LEFT, List.of());

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1); // it may go on at the least
  private final Rooms rooms = new Rooms(now::get);

  private Room open(String address) {
    return rooms.open(address, START, NO_MOVES);
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  @Test
  void aRoomEndsTwoHoursAfterTheLastLook() {
    Room room = open("a");
    for (int i = 0; i < 3; i++) {
      pass(Duration.ofHours(2));
      assertThat(rooms.find(room.id())).isSameAs(room);
    }
    pass(Duration.ofHours(2).plusNanos(1));
    assertThatThrownBy(() -> rooms.find(room.id()))
        .isInstanceOfSatisfying(
            RefusedRequest.class, refused -> assertThat(refused.status()).isEqualTo(404));
  }

  @Test
  void theNumberOfRoomsIsBoundedUntilSomeEnd() {
    for (int i = 0; i < Rooms.MOST; i++) {
      open("address " + i / Rooms.MOST_OF_AN_ADDRESS);
    }
    assertThatThrownBy(() -> open("another")).hasMessageContaining("there are 128 rooms");
    assertThatThrownBy(() -> open("address 0")).hasMessageContaining("has opened 8 rooms");
    pass(Duration.ofHours(3));
    assertThat(open("another").id()).hasSize(32);
  }

  @Test
  void aRoomDoesNotGrowWithoutBounds() {
    Room room = open("a");
    String move = "m".repeat(1000);
    int moves = Rooms.MOST_CHARACTERS / 1000;
    for (int i = 1; i <= moves; i++) {
      room.add(Player.LEFT, i, move, LEFT);
    }
    assertThatThrownBy(() -> room.add(Player.LEFT, moves + 1, move, LEFT))
        .hasMessageContaining("too long for a room");
    assertThat(room.state().moves()).hasSize(moves);
  }

  /** Both were found to be allowed when the turn was still open. */
  @Test
  void ofTwoMovesForATurnTheSecondIsRefused() {
    Room room = open("a");
    room.requireTurn(Player.LEFT, 1);
    room.add(Player.LEFT, 1, "take 1", new Room.Next(Player.RIGHT, false));
    assertThatThrownBy(() -> room.add(Player.LEFT, 1, "take 2", LEFT))
        .hasMessageContaining("move 2 is to come");
    assertThat(room.state().moves()).containsExactly("take 1");
  }
}
