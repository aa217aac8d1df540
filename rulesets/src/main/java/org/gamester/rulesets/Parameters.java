package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters that a text gives to a ruleset, and the defaults for the others. */
public final class Parameters {

  /** No parameters. */
  public static final Parameters NONE = new Parameters(null, "", new TextReader(""));

  private final @Nullable Ruleset ruleset;
  private final String name;
  private final TextReader source;
  private final Map<String, TextReader> given = new LinkedHashMap<>();

  private Parameters(@Nullable Ruleset ruleset, String name, TextReader source) {
    this.ruleset = ruleset;
    this.name = name;
    this.source = source;
  }

  /**
   * Reads what stands between the braces after the name of a ruleset: parameters in order, or
   * {@code name=value}.
   *
   * @param name the name by which the ruleset was called
   * @throws TextException if there are too many, an unknown one, or one twice
   */
  static Parameters read(Ruleset ruleset, String name, TextReader text) {
    Parameters parameters = new Parameters(ruleset, name, text);
    if (!text.atEnd()) {
      int place = 0;
      for (TextReader piece : text.split(ruleset.description().parameterSeparator())) {
        parameters.add(piece, place++);
      }
    }
    return parameters;
  }

  /**
   * The parameters that {@code text} gives, as it stands between braces.
   *
   * @throws TextException if they do not fit the ruleset
   */
  public static Parameters of(Ruleset ruleset, String text) {
    return read(ruleset, ruleset.id(), new TextReader(text));
  }

  private void add(TextReader piece, int place) {
    int start = piece.offset();
    String name = piece.name();
    String key;
    if (isParameterName(name) && piece.accept('=')) {
      key = named(name, piece, start);
    } else {
      piece.moveTo(start);
      if (place >= declared().size()) {
        throw piece.errorAt(
            start, "unexpected parameter number " + (place + 1) + "; expected " + explanation());
      }
      key = declared().get(place).name();
    }
    if (given.put(key, piece.part(piece.offset(), piece.end())) != null) {
      throw piece.errorAt(start, "the parameter " + key + " is given twice");
    }
  }

  /** A single letter is the name of a parameter only if it is declared: it may begin a code. */
  private boolean isParameterName(String name) {
    return name.length() > 1
        || declared().stream().anyMatch(parameter -> parameter.name().equalsIgnoreCase(name));
  }

  private String named(String name, TextReader piece, int start) {
    for (Parameter parameter : declared()) {
      if (parameter.name().equalsIgnoreCase(name)) {
        return parameter.name();
      }
    }
    throw piece.errorAt(start, "there is no parameter '" + name + "'; expected " + explanation());
  }

  private String explanation() {
    if (declared().isEmpty()) {
      return "none, since " + rulesetId() + " has no parameters";
    }
    List<String> all = new ArrayList<>();
    declared().forEach(parameter -> all.add(parameter.toString()));
    return "the parameters of " + rulesetId() + ": " + String.join(", ", all);
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
    for (Parameter parameter : declared()) {
      if (parameter.name().equals(name)) {
        if (parameter.defaultText().isEmpty()) {
          throw missing(name, "");
        }
        return new TextReader(parameter.defaultText());
      }
    }
    throw new IllegalArgumentException(rulesetId() + " declares no parameter " + name);
  }

  /**
   * The error that a parameter without a default is not given.
   *
   * @param remark what to add at the end; may be empty
   */
  public TextException missing(String name, String remark) {
    return source.errorAt(
        source.end(), "the parameter " + name + " is missing; expected " + explanation() + remark);
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

  /**
   * The parameter {@code name}, which is true or false.
   *
   * @throws TextException if it is neither
   */
  public boolean flag(String name) {
    return word(name, "false", "true").equals("true");
  }

  /** The given parameters as they are written between braces; empty if none is given. */
  public String text() {
    List<String> pieces = new ArrayList<>();
    int place = 0;
    boolean inOrder = true;
    for (Map.Entry<String, TextReader> entry : given.entrySet()) {
      inOrder &= declared().get(place++).name().equals(entry.getKey());
      String value = entry.getValue().content().replaceAll("\\s+", " ");
      pieces.add(inOrder ? value : entry.getKey() + "=" + value);
    }
    boolean comma = ruleset == null || ruleset.description().parameterSeparator() == ',';
    return String.join(comma ? ", " : " | ", pieces);
  }

  /** The name of rules with these parameters, as in {@code splittles{1,3 | 2,4}}. */
  String rulesText(Ruleset of) {
    String text = text();
    String called = name.isEmpty() ? of.id() : name;
    return text.isEmpty() || of.description().hasNamed(called) ? called : called + "{" + text + "}";
  }

  private List<Parameter> declared() {
    return ruleset == null ? List.of() : ruleset.description().parameters();
  }

  private String rulesetId() {
    return ruleset == null ? "this ruleset" : ruleset.id();
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Parameters that
        && ruleset == that.ruleset
        && text().equals(that.text());
  }
}
