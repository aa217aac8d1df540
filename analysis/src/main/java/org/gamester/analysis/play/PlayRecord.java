package org.gamester.analysis.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * A record of a play, as it is kept in a file: a head of lines {@code key: value}, an empty line,
 * and a line for all that was done ({@link PlayEvent#line}). Lines are only ever added at the end,
 * so that nothing is lost of a play that is broken off. Lines that begin with {@code #} are not
 * read.
 *
 * @param header the head
 * @param headerLines the line of each key of the head, from 1
 * @param entries what was done
 */
public record PlayRecord(PlayHeader header, Map<String, Integer> headerLines, List<Entry> entries) {

  private static final int MOST_ENTRIES = 1 << 20;
  private static final int LONGEST_QUOTE = 60;
  private static final int DEFAULT_DRAW_AFTER = 1000;

  public PlayRecord {
    headerLines = Map.copyOf(headerLines);
    entries = List.copyOf(entries);
  }

  /**
   * A line of the record.
   *
   * @param line which, from 1
   * @param event what was done
   */
  public record Entry(int line, PlayEvent event) {}

  /**
   * Reads a record. Whether its position can be read and its moves are legal is seen by {@link
   * #replay}.
   *
   * @throws PlayRecordException if a line is not what it should be
   */
  public static PlayRecord read(Iterator<String> lines) throws PlayRecordException {
    return new Reader(lines).read();
  }

  /**
   * Plays the record through.
   *
   * @param start the position of the head
   * @return the play as it was when the record ends
   * @throws PlayRecordException if a move is not legal, or what else was done cannot be
   */
  public Play replay(Position start) throws PlayRecordException {
    Play play = header.play(start);
    for (Entry entry : entries) {
      repeat(play, entry);
    }
    return play;
  }

  private static void repeat(Play play, Entry entry) throws PlayRecordException {
    Optional<PlayResult> result = play.result();
    boolean goesOn =
        entry.event() instanceof PlayEvent.Moved || entry.event() instanceof PlayEvent.Resigned;
    if (goesOn && result.isPresent()) {
      throw new PlayRecordException(entry.line(), "the play is already over");
    }
    switch (entry.event()) {
      case PlayEvent.Moved moved -> repeatMove(play, entry.line(), moved);
      case PlayEvent.Undone(int count) -> {
        if (count > play.moves().size()) {
          throw new PlayRecordException(
              entry.line(), "only " + play.moves().size() + " moves can be taken back");
        }
        play.undo(count);
      }
      case PlayEvent.Restarted _ -> play.restart();
      case PlayEvent.Resigned(Player player) -> play.resign(player);
      case PlayEvent.Ended(Optional<Player> winner) -> {
        if (result.isEmpty() || !result.get().winner().equals(winner)) {
          String found =
              result
                  .map(r -> r.winner().map(w -> PlayEvent.name(w) + " has won").orElse("a draw"))
                  .orElse("the play goes on");
          throw new PlayRecordException(entry.line(), "not the result here: " + found);
        }
        play.noteResult();
      }
    }
  }

  private static void repeatMove(Play play, int line, PlayEvent.Moved moved)
      throws PlayRecordException {
    int number = play.moves().size() + 1;
    if (moved.number() != number || moved.player() != play.mover()) {
      throw new PlayRecordException(
          line, "expected move " + number + " by " + PlayEvent.name(play.mover()));
    }
    if (!(play.legalMoves().find(moved.move()) instanceof Selection.One(LegalMove move))) {
      throw new PlayRecordException(
          line,
          "%s has no move '%s' here"
              .formatted(PlayEvent.name(moved.player()), quote(moved.move())));
    }
    play.make(move);
  }

  private static String quote(String text) {
    String visible = text.replaceAll("\\p{Cntrl}", "?");
    return visible.length() <= LONGEST_QUOTE
        ? visible
        : visible.substring(0, LONGEST_QUOTE) + "...";
  }

  /** Reads the lines of a record. */
  private static final class Reader {
    private static final Set<String> KEYS =
        Set.of("position", "convention", "first", "left", "right", "seed", "draw-after");

    private final Iterator<String> lines;
    private int line;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();

    Reader(Iterator<String> lines) {
      this.lines = lines;
    }

    PlayRecord read() throws PlayRecordException {
      String format = next();
      if (!format.strip().equals(PlayHeader.FORMAT)) {
        throw problem("expected '" + PlayHeader.FORMAT + "', found '" + quote(format) + "'");
      }
      readHead();
      PlayHeader header =
          new PlayHeader(
              required("position"),
              player("first", required("first")),
              participant("left"),
              participant("right"),
              number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0),
              (int) number("draw-after", 1, Integer.MAX_VALUE, DEFAULT_DRAW_AFTER),
              isMisere());
      return new PlayRecord(header, places, readEntries());
    }

    private boolean isMisere() throws PlayRecordException {
      String name = values.get("convention");
      if (name != null && !name.equals(PlayHeader.MISERE)) {
        throw problem("convention", "expected misere, found '" + quote(name) + "'");
      }
      return name != null;
    }

    private String next() {
      line++;
      return lines.hasNext() ? lines.next() : "";
    }

    private PlayRecordException problem(String reason) {
      return new PlayRecordException(line, reason);
    }

    private PlayRecordException problem(String key, String reason) {
      return new PlayRecordException(places.getOrDefault(key, line), reason);
    }

    private void readHead() throws PlayRecordException {
      while (true) {
        String text = next();
        if (text.isBlank()) {
          return;
        }
        if (text.startsWith("#")) {
          continue;
        }
        int colon = text.indexOf(':');
        String key = colon < 0 ? "" : text.substring(0, colon).strip();
        if (!KEYS.contains(key)) {
          throw problem(
              "expected one of the keys position, convention, first, left, right, seed,"
                  + " draw-after with a colon, or an empty line before the moves; found '"
                  + quote(text)
                  + "'");
        }
        if (values.put(key, text.substring(colon + 1).strip()) != null) {
          throw problem("'" + key + "' is there twice");
        }
        places.put(key, line);
      }
    }

    private String required(String key) throws PlayRecordException {
      String value = values.get(key);
      if (value == null) {
        throw problem("the head has no '" + key + "'");
      }
      return value;
    }

    private Player player(String key, String name) throws PlayRecordException {
      return switch (name.toLowerCase(Locale.ROOT)) {
        case "left" -> Player.LEFT;
        case "right" -> Player.RIGHT;
        default -> throw problem(key, "expected left or right, found '" + quote(name) + "'");
      };
    }

    private Participant participant(String key) throws PlayRecordException {
      String name = values.getOrDefault(key, "person");
      return Participant.of(name)
          .orElseThrow(
              () ->
                  problem(
                      key,
                      "expected person, perfect, random or teaching, found '" + quote(name) + "'"));
    }

    private long number(String key, long least, long most, long missing)
        throws PlayRecordException {
      String text = values.get(key);
      if (text == null) {
        return missing;
      }
      if (text.matches("-?[0-9]{1,19}")) {
        BigInteger number = new BigInteger(text);
        if (number.compareTo(BigInteger.valueOf(least)) >= 0
            && number.compareTo(BigInteger.valueOf(most)) <= 0) {
          return number.longValue();
        }
      }
      throw problem(key, "expected a whole number, found '" + quote(text) + "'");
    }

    private List<Entry> readEntries() throws PlayRecordException {
      List<Entry> entries = new ArrayList<>();
      while (lines.hasNext()) {
        String text = next().strip();
        if (!text.isEmpty() && !text.startsWith("#")) {
          if (entries.size() == MOST_ENTRIES) {
            throw problem("more than " + MOST_ENTRIES + " lines");
          }
          entries.add(new Entry(line, event(text)));
        }
      }
      return entries;
    }

    private PlayEvent event(String text) throws PlayRecordException {
      String[] words = text.split(" +", 3);
      if (words.length == 3 && words[0].matches("[0-9]{1,9}")) {
        return new PlayEvent.Moved(Integer.parseInt(words[0]), player("", words[1]), words[2]);
      }
      if (words.length == 2 && words[0].equals("undo") && words[1].matches("[0-9]{1,9}")) {
        return new PlayEvent.Undone(Integer.parseInt(words[1]));
      }
      if (words.length == 1 && words[0].equals("restart")) {
        return new PlayEvent.Restarted();
      }
      if (words.length == 2 && words[0].equals("resign")) {
        return new PlayEvent.Resigned(player("", words[1]));
      }
      if (words.length == 2 && words[0].equals("end")) {
        return new PlayEvent.Ended(
            words[1].equals("draw") ? Optional.empty() : Optional.of(player("", words[1])));
      }
      throw problem(
          "expected a move as in '1 left take 1', or undo N, restart, resign PLAYER or end RESULT;"
              + " found '"
              + quote(text)
              + "'");
    }
  }
}
