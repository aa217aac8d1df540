package org.gamester.rulesets;

import java.util.List;

/**
 * What a ruleset says of itself, given once: how it is called, what its rule is, and what the
 * {@link Catalogue} tells of it. It is data, whether the ruleset is written in Java, in the
 * worksheet language or in a few lines:
 *
 * <pre>{@code
 * Description.of("cram", "Place a domino on two neighbouring empty cells.", "cram(4x4)")
 *     .impartial()
 *     .reference("M. Gardner, Scientific American (1974); Winning Ways, chapter 15");
 * }</pre>
 *
 * <p>A method that takes something returns a description with that in it and leaves this one as it
 * is.
 *
 * @param id the name by which it is written, in lower case with hyphens
 * @param rule the rule in one or two sentences
 * @param example a position with its rules, as in {@code subtraction{1,2,4}(9)}
 * @param title the name as a heading, as in {@code Toads and Frogs}
 * @param aliases other names
 * @param named the games that are this one with certain parameters and have names of their own
 * @param parameters in the order in which they are written without names
 * @param parameterSeparator what stands between parameters in braces: a comma, or a bar where
 *     commas are needed inside
 * @param boardKind what it is played on
 * @param partizanship whether both players have the same moves
 * @param reference where the game comes from: author and year, or book and chapter; may be empty
 * @param pPositions a theorem that says which positions the player to move loses, as a sentence;
 *     empty if none is known. Tests compare it with the moves.
 * @param smallPositions a few small positions, without their rules, whose values the catalogue
 *     lists: for example the first heaps. They must be positions of the rules of the example and of
 *     all named games.
 * @param notation how positions are written, in a few sentences, where that does not follow from
 *     what it is played on; may be empty
 * @param className what the worksheet language calls its class, if it has one. That word with a
 *     bracket at once after it makes an object, where any other spelling of the name begins a
 *     position.
 */
public record Description(
    String id,
    String rule,
    String example,
    String title,
    List<String> aliases,
    List<NamedGame> named,
    List<Parameter> parameters,
    char parameterSeparator,
    BoardKind boardKind,
    Partizanship partizanship,
    String reference,
    String pPositions,
    List<String> smallPositions,
    String notation,
    String className) {

  public Description {
    aliases = List.copyOf(aliases);
    named = List.copyOf(named);
    parameters = List.copyOf(parameters);
    smallPositions = List.copyOf(smallPositions);
  }

  /** A partizan game without parameters, whose title is its id with capitals. */
  public static Description of(String id, String rule, String example) {
    return new Description(
        id,
        rule,
        example,
        "",
        List.of(),
        List.of(),
        List.of(),
        ',',
        BoardKind.OTHER,
        Partizanship.PARTIZAN,
        "",
        "",
        List.of(),
        "",
        "");
  }

  @Override
  public String title() {
    return title.isEmpty() ? CatalogueTitle.of(id) : title;
  }

  /** The family by its own name, as the catalogue lists it beside its named games. */
  NamedGame itself() {
    return new NamedGame(id, "", rule, title, example, aliases);
  }

  /** Whether one of the named games has this name. */
  boolean hasNamed(String name) {
    for (NamedGame game : named) {
      if (game.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** With this title, where that made of the id will not do. */
  public Description title(String heading) {
    Draft draft = new Draft(this);
    draft.title = heading;
    return draft.description();
  }

  /** With other names. */
  public Description aliases(String... names) {
    Draft draft = new Draft(this);
    draft.aliases = List.of(names);
    return draft.description();
  }

  /** With names for games of the family. */
  public Description named(NamedGame... games) {
    Draft draft = new Draft(this);
    draft.named = List.of(games);
    return draft.description();
  }

  /** With a class of the worksheet language. */
  public Description className(String name) {
    Draft draft = new Draft(this);
    draft.className = name;
    return draft.description();
  }

  /** With parameters, between which a comma stands. */
  public Description parameters(Parameter... of) {
    return parameters(',', of);
  }

  /** With parameters, and what stands between them. */
  public Description parameters(char separator, Parameter... of) {
    Draft draft = new Draft(this);
    draft.parameters = List.of(of);
    draft.parameterSeparator = separator;
    return draft.description();
  }

  /** Played on this. */
  public Description on(BoardKind kind) {
    Draft draft = new Draft(this);
    draft.boardKind = kind;
    return draft.description();
  }

  /**
   * Played on this, and with these small positions where it has none, unless it says itself what it
   * is played on.
   */
  public Description orOn(BoardKind kind, String... usualPositions) {
    if (boardKind != BoardKind.OTHER) {
      return this;
    }
    Description played = on(kind);
    return smallPositions.isEmpty() ? played.smallPositions(usualPositions) : played;
  }

  /** Both players always have the same moves. */
  public Description impartial() {
    Draft draft = new Draft(this);
    draft.partizanship = Partizanship.IMPARTIAL;
    return draft.description();
  }

  /** Whether both players have the same moves depends on the parameters or on the position. */
  public Description either() {
    Draft draft = new Draft(this);
    draft.partizanship = Partizanship.EITHER;
    return draft.description();
  }

  /** With small positions, whose values the catalogue lists. */
  public Description smallPositions(String... positions) {
    Draft draft = new Draft(this);
    draft.smallPositions = List.of(positions);
    return draft.description();
  }

  /** With a few sentences on how positions are written. */
  public Description notation(String sentences) {
    Draft draft = new Draft(this);
    draft.notation = sentences;
    return draft.description();
  }

  /** With its source. */
  public Description reference(String source) {
    Draft draft = new Draft(this);
    draft.reference = source;
    return draft.description();
  }

  /** With a theorem that says which positions the player to move loses. */
  public Description pPositions(String theorem) {
    Draft draft = new Draft(this);
    draft.pPositions = theorem;
    return draft.description();
  }

  /** A copy of a description, to which something is changed before it is one again. */
  private static final class Draft {
    private final Description of;
    private String title;
    private List<String> aliases;
    private List<NamedGame> named;
    private List<Parameter> parameters;
    private char parameterSeparator;
    private BoardKind boardKind;
    private Partizanship partizanship;
    private String reference;
    private String pPositions;
    private List<String> smallPositions;
    private String notation;
    private String className;

    Draft(Description of) {
      this.of = of;
      title = of.title;
      aliases = of.aliases;
      named = of.named;
      parameters = of.parameters;
      parameterSeparator = of.parameterSeparator;
      boardKind = of.boardKind;
      partizanship = of.partizanship;
      reference = of.reference;
      pPositions = of.pPositions;
      smallPositions = of.smallPositions;
      notation = of.notation;
      className = of.className;
    }

    Description description() {
      return new Description(
          of.id,
          of.rule,
          of.example,
          title,
          aliases,
          named,
          parameters,
          parameterSeparator,
          boardKind,
          partizanship,
          reference,
          pPositions,
          smallPositions,
          notation,
          className);
    }
  }
}
