package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Reads the notation of {@link MisereGameWriter}, without its outer {@code *[} and {@code ]}:
 *
 * <pre>
 * game    := element+                            several are the options of the game
 * element := base ( '#'* | '[' change+ ']' )
 * base    := DIGIT | '&amp;' NUMBER ';' | '(' element element+ ')'
 * change  := '#' | HEAP | '-' HEAP                HEAP := DIGIT | '&amp;' NUMBER ';'
 * </pre>
 */
public final class MisereGameReader {
  private static final int LARGEST_DIGITS = 6;

  private final MisereGames games;
  private final String text;
  private int at;

  /** The elements of a list that is open, and where it began. */
  private record OpenList(List<MisereGame> elements, int start) {}

  private MisereGameReader(MisereGames games, String text) {
    this.games = games;
    this.text = text;
  }

  /**
   * The canonical form of the game that is written.
   *
   * @throws IllegalArgumentException if it is not one; the message says why
   */
  public static MisereGame read(MisereGames games, String text) {
    return new MisereGameReader(games, text).read();
  }

  private MisereGame read() {
    Deque<OpenList> open = new ArrayDeque<>(List.of(new OpenList(new ArrayList<>(), 0)));
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '(') {
        open.push(new OpenList(new ArrayList<>(), at++));
        continue;
      }
      MisereGame base;
      if (c == ')' && open.size() > 1) {
        base = closed(open.pop());
        at++;
      } else {
        base = games.heap(heap());
      }
      open.element().elements.add(changed(base));
    }
    if (open.size() > 1) {
      throw refused("`(` without `)`", open.element().start);
    }
    List<MisereGame> elements = open.element().elements;
    if (elements.isEmpty()) {
      throw refused("no game", 0);
    }
    return elements.size() == 1 ? elements.getFirst() : games.of(elements);
  }

  private MisereGame closed(OpenList list) {
    if (list.elements.size() < 2) {
      throw refused("parentheses hold two options or more", list.start);
    }
    return games.of(list.elements);
  }

  private MisereGame changed(MisereGame base) {
    MisereGame game = base;
    if (!isAt('[')) {
      while (isAt('#')) {
        at++;
        game = games.of(List.of(game));
      }
      return game;
    }
    int start = at++;
    while (!isAt(']')) {
      if (at >= text.length()) {
        throw refused("`[` without `]`", start);
      }
      game = change(game);
    }
    at++;
    return game;
  }

  private MisereGame change(MisereGame game) {
    if (isAt('#')) {
      at++;
      return games.of(List.of(game));
    }
    if (!isAt('-')) {
      return games.sum(game, games.heap(heap()));
    }
    int start = at++;
    MisereGame heap = games.heap(heap());
    return games
        .difference(game, heap)
        .orElseThrow(() -> refused("there is no such difference", start));
  }

  private boolean isAt(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private int heap() {
    if (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
      return Character.digit(text.charAt(at++), 10);
    }
    int end = text.indexOf(';', at);
    if (!isAt('&') || end < 0) {
      throw refused("expected a heap", at);
    }
    String digits = text.substring(at + 1, end);
    if (digits.length() > LARGEST_DIGITS || !digits.matches("[0-9]+")) {
      throw refused("expected a heap of at most " + LARGEST_DIGITS + " digits", at);
    }
    at = end + 1;
    return Integer.parseInt(digits);
  }

  private static IllegalArgumentException refused(String reason, int place) {
    return new IllegalArgumentException(reason + " at character " + (place + 1));
  }
}
