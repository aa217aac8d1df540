package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parameters that a text gives to a ruleset, and the defaults for the others. */
public final class Parameters {
  private final Ruleset ruleset;
  private final TextReader source;
  private final Map<String, TextReader> given = new LinkedHashMap<>();

  private Parameters(Ruleset ruleset, TextReader source) {
    this.ruleset = ruleset;
    this.source = source;
  }

  /**
   * Reads what stands between the braces after the name of a ruleset: parameters in order, or
   * {@code name=value}.
   *
   * @throws TextException if there are too many, an unknown one, or one twice
   */
  static Parameters read(Ruleset ruleset, TextReader text) {
    Parameters parameters = new Parameters(ruleset, text);
    if (!text.atEnd()) {
      int place = 0;
      for (TextReader piece : text.split(ruleset.parameterSeparator())) {
        parameters.add(piece, place++);
      }
    }
    return parameters;
  }

  private void add(TextReader piece, int place) {
    int start = piece.offset();
    String name = piece.name();
    String key;
    if (!name.isEmpty() && piece.accept('=')) {
      key = named(name, piece, start);
    } else {
      piece.moveTo(start);
      if (place >= ruleset.parameters().size()) {
        throw piece.errorAt(
            start, "unexpected parameter number " + (place + 1) + "; expected " + explanation());
      }
      key = ruleset.parameters().get(place).name();
    }
    if (given.put(key, piece.part(piece.offset(), piece.end())) != null) {
      throw piece.errorAt(start, "the parameter " + key + " is given twice");
    }
  }

  private String named(String name, TextReader piece, int start) {
    for (Parameter parameter : ruleset.parameters()) {
      if (parameter.name().equalsIgnoreCase(name)) {
        return parameter.name();
      }
    }
    throw piece.errorAt(start, "there is no parameter '" + name + "'; expected " + explanation());
  }

  private String explanation() {
    if (ruleset.parameters().isEmpty()) {
      return "none, since " + ruleset.id() + " has no parameters";
    }
    List<String> all = new ArrayList<>();
    ruleset.parameters().forEach(parameter -> all.add(parameter.toString()));
    return "the parameters of " + ruleset.id() + ": " + String.join(", ", all);
  }

  /** Whether the text gives the parameter {@code name}. */
  public boolean isGiven(String name) {
    return given.containsKey(name);
  }

  /**
   * The text of the parameter {@code name}, or of its default.
   *
   * @throws TextException if it is not given and has no default
   */
  public TextReader reader(String name) {
    TextReader piece = given.get(name);
    if (piece != null) {
      return piece.part(piece.offset(), piece.end());
    }
    for (Parameter parameter : ruleset.parameters()) {
      if (parameter.name().equals(name)) {
        if (parameter.defaultText().isEmpty()) {
          throw source.errorAt(
              source.end(), "the parameter " + name + " is missing; expected " + explanation());
        }
        return new TextReader(parameter.defaultText());
      }
    }
    throw new IllegalArgumentException(ruleset.id() + " declares no parameter " + name);
  }

  /**
   * The parameter {@code name} as a whole number.
   *
   * @throws TextException if it is not a number, or out of bounds
   */
  public long number(String name, long least, long greatest) {
    TextReader text = reader(name);
    long value = text.number(name, least, greatest);
    if (!text.atEnd()) {
      throw text.expected("the end of parameter " + name);
    }
    return value;
  }

  /**
   * The parameter {@code name} as one of a few words.
   *
   * @throws TextException if it is not one of them
   */
  public String word(String name, String... allowed) {
    TextReader text = reader(name);
    for (String word : allowed) {
      if (text.content().equalsIgnoreCase(word)) {
        return word;
      }
    }
    throw text.expected(name + " to be one of " + String.join(", ", allowed));
  }

  /** The given parameters as they are written between braces; empty if none is given. */
  public String text() {
    List<String> pieces = new ArrayList<>();
    int place = 0;
    boolean inOrder = true;
    for (Map.Entry<String, TextReader> entry : given.entrySet()) {
      inOrder &= ruleset.parameters().get(place++).name().equals(entry.getKey());
      String value = entry.getValue().content().replaceAll("\\s+", " ");
      pieces.add(inOrder ? value : entry.getKey() + "=" + value);
    }
    return String.join(ruleset.parameterSeparator() == ',' ? ", " : " | ", pieces);
  }
}
