package org.gamester.values.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.GameGraph;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.jspecify.annotations.Nullable;

/**
 * Writes loopy values as text that reads back: the signs of {@link LoopySigns}, plus-minus, tiny
 * and miny as for short games, and else the options in braces. Inside its own braces a position
 * that is an option of itself is {@code pass}; one that is met again deeper is named, as in {@code
 * a{0||||0|||a|*||*}}.
 *
 * <p>Immutable. The length of a text is bounded.
 */
public final class StopperWriter {
  private static final int MOST_NODES = 20_000;

  private final GameWriter shortGames;
  private final LoopySigns signs;
  private final NotationStyle style;

  private StopperWriter(GameWriter shortGames, NotationStyle style) {
    this.shortGames = shortGames;
    this.signs = new LoopySigns(style);
    this.style = style;
  }

  /** Writes as {@link GameWriter#exact()} does. */
  public static StopperWriter exact() {
    return new StopperWriter(GameWriter.exact(), NotationStyle.EXACT);
  }

  /** Writes as {@link GameWriter#classic()} does. */
  public static StopperWriter classic() {
    return new StopperWriter(GameWriter.classic(), NotationStyle.CLASSIC);
  }

  /** Writes as {@link GameWriter#unicode()} does. */
  public static StopperWriter unicode() {
    return new StopperWriter(GameWriter.unicode(), NotationStyle.UNICODE);
  }

  /** Whether a stopper is a number plus a tiny or a miny by its form, however it is written. */
  public boolean isNumberTiny(Stopper stopper) {
    return signs.numberTiny(stopper) != null;
  }

  /** Writes as {@link GameWriter#latex()} does; names are in bold type. */
  public static StopperWriter latex() {
    return new StopperWriter(GameWriter.latex(), NotationStyle.LATEX);
  }

  /** A stopper, or the two sides, the onside first. */
  public String write(LoopyValue value) {
    Stopper stopper = value.stopper().orElse(null);
    if (stopper != null) {
      return write(stopper);
    }
    Stopper onside = value.onside().orElse(null);
    Stopper offside = value.offside().orElse(null);
    if (onside == Stopper.ON && offside == Stopper.OFF) {
      return signs.word("dud");
    }
    return write(onside, value.onsideGraph()) + signs.and() + write(offside, value.offsideGraph());
  }

  private String write(@Nullable Stopper side, GameGraph graph) {
    return side == null ? new Text(graph).written() : write(side);
  }

  /**
   * The text of a stopper.
   *
   * @throws GameTooLargeException if it would be too long
   */
  public String write(Stopper stopper) {
    return new Text(single(stopper)).written();
  }

  private static GameGraph single(Stopper stopper) {
    GameGraph.Builder graph = new GameGraph.Builder();
    graph.add(stopper);
    return graph.build();
  }

  /** A place in the text where a stopper is written, or a position of a graph. */
  private static final class Node {
    private final Object game;
    private final @Nullable Node parent;
    private final List<Node> left = new ArrayList<>();
    private final List<Node> right = new ArrayList<>();
    private String opening = ""; // of tiny, miny and plus-minus; their part is on the left
    private boolean isBraces;
    private boolean isCompound;
    private @Nullable Node meant; // that this one refers to
    private int label = -1;
    private int bars;
    private String text = "";

    Node(Object game, @Nullable Node parent) {
      this.game = game;
      this.parent = parent;
    }
  }

  /** The text of one stopper. */
  private final class Text {
    private final List<Node> nodes = new ArrayList<>(); // each before those in it
    private final UniversalOrder order = new UniversalOrder();
    private int labels;

    private final GameGraph graph;

    /** The text of position 0 of a graph. */
    Text(GameGraph graph) {
      this.graph = graph;
      Deque<Node> open = new ArrayDeque<>();
      open.push(node(0, null));
      while (!open.isEmpty()) {
        Computation.poll();
        Node node = open.pop();
        nodes.add(node);
        if (nodes.size() > MOST_NODES) {
          throw new GameTooLargeException("the text of a loopy value is too long to be written");
        }
        expand(node);
        for (int i = node.right.size() - 1; i >= 0; i--) {
          open.push(node.right.get(i));
        }
        for (int i = node.left.size() - 1; i >= 0; i--) {
          open.push(node.left.get(i));
        }
      }
    }

    private void expand(Node node) {
      ShortGame shortGame = shortGame(node);
      if (shortGame != null) {
        node.text = shortGames.write(shortGame);
        node.bars = bars(GameWriter.exact().write(shortGame));
        node.isCompound = isCompound(shortGame);
        return;
      }
      for (Node above = node.parent; above != null; above = above.parent) {
        if (above.game.equals(node.game) && above.isBraces) {
          node.meant = above;
          if (above != node.parent && above.label < 0) {
            above.label = labels++;
          }
          return;
        }
      }
      if (node.game instanceof Stopper stopper) {
        expandStopper(node, stopper);
      } else {
        node.isBraces = true;
        addAll(node, node.left, positions((Integer) node.game, Player.LEFT));
        addAll(node, node.right, positions((Integer) node.game, Player.RIGHT));
      }
    }

    private Node node(int position, @Nullable Node parent) {
      Object game = graph.stopper(position).map(Object.class::cast).orElse(position);
      return new Node(game, parent);
    }

    private List<Object> positions(int position, Player player) {
      return IntStream.of(graph.options(position, player))
          .mapToObj(option -> node(option, null).game)
          .toList();
    }

    private static @Nullable ShortGame shortGame(Node node) {
      return node.game instanceof Stopper stopper && stopper.isShort() ? stopper.shortGame() : null;
    }

    private void expandStopper(Node node, Stopper game) {
      LoopySigns.Sign sign = signs.of(game);
      if (sign != null) {
        node.text = sign.text();
        node.isCompound = sign.isCompound();
      } else if (game.negate() == game) {
        node.opening = signs.plusMinus();
        addAll(node, node.left, game.options(Player.LEFT));
      } else {
        LoopySigns.Tiny tiny = signs.tiny(game);
        if (tiny != null) {
          node.opening = tiny.opening();
          node.isCompound = tiny.isCompound();
          node.left.add(new Node(tiny.size(), node));
        } else {
          node.isBraces = true;
          addAll(node, node.left, game.options(Player.LEFT));
          addAll(node, node.right, game.options(Player.RIGHT));
        }
      }
    }

    private static void addAll(Node node, List<Node> side, List<?> options) {
      options.forEach(option -> side.add(new Node(option, node)));
    }

    String written() {
      for (int i = nodes.size() - 1; i >= 0; i--) {
        Computation.poll();
        write(nodes.get(i));
      }
      return nodes.getFirst().text;
    }

    private void write(Node node) {
      Node meant = node.meant;
      if (meant != null) {
        node.text = meant == node.parent ? signs.word("pass") : label(meant.label);
      } else if (node.isBraces) {
        sort(node.left);
        sort(node.right);
        node.bars = 1 + Math.max(barsWithin(node.left), barsWithin(node.right));
        String sides = side(node.left) + style.bars(node.bars) + side(node.right);
        node.text = (node.label < 0 ? "" : label(node.label)) + inBraces(sides);
        if (node.label >= 0 || node.bars >= NotationStyle.MOST_BARS) {
          node.bars = 0;
        }
      } else if (!node.left.isEmpty()) {
        writeWithOpening(node);
      }
    }

    private void writeWithOpening(Node node) {
      Node only = node.left.getFirst();
      if (!node.opening.equals(signs.plusMinus())) {
        node.text = node.opening + only.text + style.closeTiny();
      } else if (node.left.size() > 1) {
        sort(node.left);
        node.text = node.opening + inBraces(list(node.left));
      } else {
        node.text =
            node.opening
                + (only.isCompound
                    ? style.openParenthesis() + only.text + style.closeParenthesis()
                    : only.text);
      }
    }

    /** Short options first, in their order, then the others. */
    private void sort(List<Node> side) {
      side.sort(
          (one, other) -> {
            ShortGame first = shortGame(one);
            ShortGame second = shortGame(other);
            if (first != null && second != null) {
              return order.compare(first, second);
            }
            return first == null && second == null
                ? one.text.compareTo(other.text)
                : Boolean.compare(first == null, second == null);
          });
    }

    private int barsWithin(List<Node> side) {
      return side.size() == 1 && !isEmptySided(side.getFirst()) ? side.getFirst().bars : 0;
    }

    private String side(List<Node> side) {
      if (side.size() == 1 && side.getFirst().bars > 0 && !isEmptySided(side.getFirst())) {
        String text = side.getFirst().text;
        return text.substring(
            style.openBrace().length(), text.length() - style.closeBrace().length());
      }
      return list(side);
    }

    /** An empty side needs its braces. */
    private boolean isEmptySided(Node node) {
      return node.isBraces && (node.left.isEmpty() || node.right.isEmpty());
    }

    private String list(List<Node> side) {
      List<String> texts = new ArrayList<>();
      side.forEach(node -> texts.add(node.text));
      return String.join(style.comma(), texts);
    }
  }

  private String inBraces(String text) {
    return style.openBrace() + text + style.closeBrace();
  }

  private static String label(int number) {
    return number < 26 ? String.valueOf((char) ('a' + number)) : "N" + (number - 25);
  }

  private static boolean isCompound(ShortGame game) {
    return game.isNumberUpStar() && !game.isNumber() && !game.isNimber() && !game.isInfinitesimal();
  }

  /** How many bars separate the sides of a text in braces; 0 if it is not in braces. */
  private static int bars(String text) {
    if (!text.startsWith("{")) {
      return 0;
    }
    int most = 0;
    int run = 0;
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      run = c == '|' && depth == 1 ? run + 1 : 0;
      most = Math.max(most, run);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return most >= NotationStyle.MOST_BARS ? 0 : most;
  }
}
