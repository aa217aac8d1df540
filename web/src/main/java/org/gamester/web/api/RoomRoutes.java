package org.gamester.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.values.Player;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Question.Says;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.rooms.Room;
import org.gamester.web.rooms.Rooms;
import org.gamester.web.security.AccessToken;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;
import org.jspecify.annotations.Nullable;

/**
 * The routes of rooms, {@code /api/rooms...}: to open one, to take the other seat, to look, to
 * move. A move is checked by the rules before the room takes it.
 */
public final class RoomRoutes {
  private static final String PATH = "/api/rooms/{room}";
  private static final int MOST_MOVES = 1_000;

  /** How a room is opened. */
  record Opened(
      @Says("the position at the start") String p,
      @Says("the moves made before, in order") List<String> move,
      @Says("who makes the first move") Optional<Player> first,
      @Says("under misere play: a player to move who has no move wins") boolean misere,
      @Says("whose seat who opens it takes (default: left)") Optional<Player> side) {
    Opened {
      move = List.copyOf(move);
    }
  }

  /** What is asked of those that take no fields. */
  record Nothing() {}

  /** A move. */
  record Moved(
      @Says("the key of the player who moves") String key,
      @Says("the number of the move, from 1") OptionalLong number,
      @Says("the move, as the answer to turn names it") String move) {}

  private final Rooms rooms;
  private final Scheduler scheduler;

  private RoomRoutes(Rooms rooms, Scheduler scheduler) {
    this.rooms = rooms;
    this.scheduler = scheduler;
  }

  /** Adds the routes to a server. */
  public static void addRoutes(RoutesConfig routes, Rooms rooms, Scheduler scheduler) {
    RoomRoutes room = new RoomRoutes(rooms, scheduler);
    routes.post("/api/rooms", room::open);
    routes.get(PATH, room::look);
    routes.post(PATH + "/seat", room::sit);
    routes.post(PATH + "/moves", room::move);
  }

  /** Their part of the description of the API. */
  static void describe(Map<String, Object> paths) {
    paths.put(
        "/api/rooms",
        Map.of(
            "post",
            OpenApi.post(
                "Opens a room, in which two people play at two screens.",
                Fields.of(Opened.class),
                "201",
                Statuses.OF_A_QUESTION)));
    paths.put(
        PATH,
        Map.of(
            "get",
            inRoom(OpenApi.get("How the play in a room stands.", List.of(), Statuses.OF_A_NAME))));
    paths.put(
        PATH + "/seat",
        Map.of(
            "post",
            inRoom(OpenApi.post("Takes the other seat.", List.of(), "200", Statuses.OF_A_ROOM))));
    paths.put(
        PATH + "/moves",
        Map.of(
            "post",
            inRoom(
                OpenApi.post("Makes a move.", Fields.of(Moved.class), "200", Statuses.OF_A_ROOM))));
  }

  private static Map<String, Object> inRoom(Map<String, Object> operation) {
    Map<String, Object> all = new LinkedHashMap<>(operation);
    all.put("parameters", List.of(OpenApi.pathParameter("room")));
    return all;
  }

  private void open(Context context) throws InterruptedException {
    Opened opened = Fields.read(Opened.class, RequestText.fields(context));
    Room.Start start =
        new Room.Start(opened.p(), opened.first().orElse(Player.LEFT), opened.misere());
    Client client = Clients.of(context);
    requireFew(opened.move());
    Room.State before =
        new Room.State(opened.move(), next(client, start, opened.move()), List.of());
    Room room = rooms.open(client.address(), start, before);
    String key = AccessToken.random();
    Player side = opened.side().orElse(Player.LEFT);
    room.sit(side, key);
    context.status(201).header("Location", "/api/rooms/" + room.id());
    answer(context, room, side, key);
  }

  private void look(Context context) throws InterruptedException {
    var _ = Fields.read(Nothing.class, RequestText.fields(context));
    answer(context, room(context), null, null);
  }

  private void sit(Context context) throws InterruptedException {
    var _ = Fields.read(Nothing.class, RequestText.fields(context));
    Room room = room(context);
    Player free = room.state().seated().contains(Player.LEFT) ? Player.RIGHT : Player.LEFT;
    String key = AccessToken.random();
    room.sit(free, key);
    answer(context, room, free, key);
  }

  private void move(Context context) throws InterruptedException {
    Moved moved = Fields.read(Moved.class, RequestText.fields(context));
    Room room = room(context);
    Player player = room.holder(moved.key());
    long number = moved.number().orElse(0);
    room.requireTurn(player, number);
    List<String> moves = new ArrayList<>(room.state().moves());
    moves.add(moved.move());
    requireFew(moves);
    Room.Next next = next(Clients.of(context), room.start(), moves);
    room.add(player, number, moved.move(), next);
    answer(context, room, null, null);
  }

  private Room room(Context context) {
    return rooms.find(context.pathParam("room"));
  }

  private static void requireFew(List<String> moves) {
    if (moves.size() > MOST_MOVES) {
      throw new RefusedRequest(422, "a play in a room has at most %,d moves".formatted(MOST_MOVES));
    }
  }

  /**
   * What the rules say of a play.
   *
   * @throws RefusedRequest if they do not allow it
   */
  private Room.Next next(Client client, Room.Start start, List<String> moves)
      throws InterruptedException {
    Question.Turn turn =
        new Question.Turn(
            start.position(),
            moves,
            Optional.of(start.first()),
            Optional.empty(),
            OptionalLong.empty(),
            start.misere(),
            false);
    List<Map<String, @Nullable Object>> rows = scheduler.rows(client, turn);
    Map<String, @Nullable Object> row = rows.isEmpty() ? Map.of() : rows.getFirst();
    if (!(row.get("player") instanceof String player)) {
      throw new RefusedRequest(422, reason(row.get("error")));
    }
    return new Room.Next(
        Player.valueOf(player.toUpperCase(Locale.ROOT)), row.get("result") != null);
  }

  private static String reason(@Nullable Object error) {
    return error instanceof Map<?, ?> fields && fields.get("message") instanceof String message
        ? message
        : "the rules do not say how the play stands";
  }

  private static void answer(
      Context context, Room room, @Nullable Player side, @Nullable String key) {
    Room.State state = room.state();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("schema", "gamester.room/1");
    fields.put("room", room.id());
    fields.put("start", room.start().position());
    fields.put("first", word(room.start().first()));
    fields.put("misere", room.start().misere());
    fields.put("moves", state.moves());
    fields.put("player", word(state.next().mover()));
    fields.put("over", state.next().isOver());
    fields.put("seated", state.seated().stream().map(RoomRoutes::word).toList());
    if (side != null) {
      fields.put("side", word(side));
      fields.put("key", key);
    }
    context.contentType("application/json").result(JsonText.write(fields));
  }

  private static String word(Player player) {
    return player.name().toLowerCase(Locale.ROOT);
  }
}
