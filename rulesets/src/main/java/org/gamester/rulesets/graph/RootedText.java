package org.gamester.rulesets.graph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;

/**
 * Reads rooted graphs written as edges in order from the ground: {@code oxo(g;xx)}, {@code
 * gg:Agggg:A}. Branches stand in parentheses; a name after a colon is that of the vertex just
 * reached, and the same name again closes a cycle.
 */
final class RootedText {
  private final TextReader text;
  private final RootedGraph.Builder builder = new RootedGraph.Builder();
  private final Map<String, Integer> named = new HashMap<>();
  private final Deque<Integer> branchings = new ArrayDeque<>();
  private final Deque<Integer> brackets = new ArrayDeque<>();
  private int vertices = 1;
  private int current;
  private boolean branchIsEmpty;

  private RootedText(TextReader text) {
    this.text = text;
  }

  static RootedGraph read(TextReader text) {
    return new RootedText(text).read();
  }

  private RootedGraph read() {
    if (text.peek() == ':') {
      named.put(name(), 0);
    }
    while (text.offset() < text.end()) {
      readSymbol();
    }
    if (!brackets.isEmpty()) {
      throw text.errorAt(brackets.element(), "this bracket is not closed");
    }
    return builder.build();
  }

  private void readSymbol() {
    int place = text.offset();
    switch (text.peek()) {
      case '(' -> {
        branchings.push(current);
        brackets.push(place);
        text.next();
        branchIsEmpty = true;
      }
      case ';', ')' -> endBranch();
      case ':' ->
          throw text.error("the name of a vertex comes after an edge, or once at the start");
      default -> readEdge();
    }
  }

  private void endBranch() {
    if (branchings.isEmpty()) {
      throw text.error("'" + text.peek() + "' is outside the parentheses of a branch");
    }
    if (branchIsEmpty) {
      throw text.error("this branch is empty; expected an edge x, o or g");
    }
    if (text.next() == ';') {
      current = branchings.element();
      branchIsEmpty = true;
    } else {
      brackets.pop();
      current = branchings.pop();
    }
  }

  private void readEdge() {
    char colour = Alphabet.COLOURS.read(text);
    int to = vertices;
    if (text.peek() == ':') {
      Integer known = named.putIfAbsent(name(), vertices);
      to = known == null ? vertices : known;
    }
    vertices += to == vertices ? 1 : 0;
    builder.add(current, to, colour);
    current = to;
    branchIsEmpty = false;
  }

  private String name() {
    text.expect(':');
    if (text.peek() == '{') {
      int close = text.closingBracket();
      String name = text.between(text.offset() + 1, close);
      text.moveTo(close + 1);
      return name;
    }
    if (!Character.isLetterOrDigit(text.peek())) {
      throw text.expected("the name of a vertex: one letter or digit, or more in braces");
    }
    return String.valueOf(text.next());
  }
}
