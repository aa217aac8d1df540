package org.gamester.web.pages;

/**
 * Something that the command bar offers.
 *
 * @param kind what it is
 * @param title what it is called, as it is typed
 * @param detail what else is said of it; may be empty
 * @param address where it is answered
 */
public record Suggestion(Kind kind, String title, String detail, String address) {

  /** What can be found, in the order in which equally good finds are shown. */
  public enum Kind {
    POSITION("position", "Positions"),
    VALUE("value", "Values"),
    RULESET("ruleset", "Rulesets"),
    PAGE("page", "Pages"),
    TERM("term", "Terms of the theory"),
    GAME("game", "Named games"),
    PAPER("paper", "Papers and chapters"),
    SECTION("section", "Sections of the book"),
    STATEMENT("statement", "Statements"),
    NAME("language", "Names of the language"),
    EXPRESSION("expression", "Expressions");

    private final String word;
    private final String heading;

    Kind(String word, String heading) {
      this.word = word;
      this.heading = heading;
    }

    /** 1 for what there is so much of that it is shown after other things that fit as well. */
    int isOneOfMany() {
      return this == STATEMENT || this == NAME ? 1 : 0;
    }

    /** What it is, in a word. */
    public String word() {
      return word;
    }

    /** What stands above several. */
    public String heading() {
      return heading;
    }
  }

  /** The title typeset, if it is that of a paper or a statement. */
  public String titleHtml() {
    return kind == Kind.PAPER || kind == Kind.STATEMENT
        ? StatementHtml.of(title)
        : ValueHtml.escaped(title);
  }

  /** The detail typeset, if it is a statement. */
  public String detailHtml() {
    return kind == Kind.PAPER || kind == Kind.STATEMENT
        ? StatementHtml.of(detail)
        : ValueHtml.escaped(detail);
  }
}
