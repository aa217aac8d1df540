package org.gamester.script.description;

import java.util.List;

/**
 * Something that help can be asked for.
 *
 * @param kind what it is
 * @param name its name: of a class with its package, of a member with its class
 * @param usages how it is written, one for each way in which it can be called; may be empty
 * @param description what it means
 * @param related names that belong to it, such as the members of a class
 */
public record Topic(
    Kind kind, String name, List<String> usages, Description description, List<String> related) {

  /** What a topic is. */
  public enum Kind {
    CLASS("class"),
    MEMBER("member"),
    STATIC_MEMBER("member of the class itself"),
    CONSTANT("constant"),
    OPERATOR("operator"),
    KEYWORD("keyword"),
    RULESET("ruleset of the language"),
    THEORY("term of the theory");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** What it is called in a sentence. */
    public String text() {
      return text;
    }
  }

  /** The name without its class or package. */
  public String shortName() {
    return kind == Kind.OPERATOR ? name : name.substring(name.lastIndexOf('.') + 1);
  }
}
