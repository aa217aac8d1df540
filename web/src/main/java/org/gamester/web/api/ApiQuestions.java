package org.gamester.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;

/** All that can be asked: no other command and no other option can be reached by a request. */
final class ApiQuestions {
  private static final Field POSITION = Field.required("p", "a position, or a sum with positions");
  private static final Field FAMILY =
      Field.required("of", "a position with variables, as in domineering({m}x{n})");
  private static final Field RANGES =
      Field.texts("range", "the range of a variable, as in m=1..6; once for each variable");
  private static final Field MISERE =
      Field.flag("misere", "under misere play: a player to move who has no move wins");
  private static final Field FORMAT =
      Field.text("format", "the signs of values", "plain", "unicode", "latex");
  private static final Field COLUMNS =
      Field.text("show", "columns joined by commas, as in value,mean,temperature");

  static final List<ApiQuestion> ALL =
      List.of(
          new ApiQuestion(
              "value",
              "The value of an expression or a position, with what is known of it.",
              List.of(Field.required("p", "an expression or a position"), FORMAT),
              false,
              fields -> option(simple("value", fields), "--format", fields.optional("format"))),
          new ApiQuestion(
              "moves",
              "The moves of both players, with what they lead to.",
              List.of(
                  POSITION,
                  FORMAT,
                  MISERE,
                  Field.flag("list", "the moves alone, without what they are worth")),
              false,
              fields ->
                  option(
                      flags(simple("moves", fields), fields, "misere", "list"),
                      "--format",
                      fields.optional("format"))),
          new ApiQuestion(
              "solve",
              "Who wins, and by which moves.",
              List.of(
                  POSITION,
                  Field.flag("all", "all winning moves, not one"),
                  Field.flag("line", "a line of play"),
                  MISERE,
                  Field.text("first", "only if this player moves first", "left", "right")),
              false,
              fields ->
                  option(
                      flags(simple("solve", fields), fields, "all", "line", "misere"),
                      "--first",
                      fields.optional("first"))),
          new ApiQuestion(
              "explain",
              "Why a player wins, by an argument that a reader can follow.",
              List.of(POSITION, Field.flag("all", "every argument that applies"), MISERE),
              false,
              fields -> flags(simple("explain", fields), fields, "all", "misere")),
          new ApiQuestion(
              "simplify",
              "The steps from a form to its canonical form.",
              List.of(Field.required("p", "a form, as in {0,*|*}, or a position")),
              false,
              fields -> simple("simplify", fields)),
          new ApiQuestion(
              "prove",
              "A proof of an outcome, a value or a relation of games.",
              List.of(
                  Field.required("p", "a position, or a relation such as G >= H"),
                  Field.flag("value", "prove the value"),
                  MISERE,
                  Field.flag("tree", "the whole strategy")),
              false,
              fields -> flags(simple("prove", fields), fields, "value", "misere", "tree")),
          new ApiQuestion(
              "table",
              "A family of positions over ranges of its variables, a row for each.",
              List.of(FAMILY, RANGES, COLUMNS),
              true,
              fields -> family("table", fields)),
          new ApiQuestion(
              "series",
              "A family over the range of one variable, a row for each.",
              List.of(FAMILY, RANGES, COLUMNS, Field.flag("patterns", "a period or a formula too")),
              true,
              fields -> flags(family("series", fields), fields, "patterns")),
          new ApiQuestion(
              "draw",
              "A family over ranges of one or two variables as a picture.",
              List.of(
                  FAMILY,
                  RANGES,
                  COLUMNS,
                  Field.text("kind", "a coloured table, or a plot", "table", "series")),
              false,
              ApiQuestions::drawing),
          new ApiQuestion(
              "nim",
              "The Grundy values of the heaps, or pairs of numbers, of a ruleset.",
              List.of(
                  Field.required("rules", "a ruleset, as in kayles or 0.77"),
                  Field.required("first", "a range, as in 0..20"),
                  Field.text("second", "the range of the second number")),
              false,
              fields -> {
                List<String> words = new ArrayList<>();
                words.add(fields.text("rules"));
                words.add(fields.text("first"));
                fields.optional("second").ifPresent(words::add);
                return new Question("nim", List.of(), words);
              }),
          new ApiQuestion(
              "octal",
              "The Grundy values of a game on heaps: records, rare values, period.",
              List.of(
                  Field.required("code", "a code such as 0.007, or a ruleset on heaps"),
                  Field.number("to", "the largest heap")),
              false,
              fields ->
                  option(
                      new Question("octal", fields.text("code")), "--to", fields.optional("to"))),
          new ApiQuestion(
              "rulesets",
              "The rulesets of the catalogue.",
              List.of(Field.text("board", "only those on this board")),
              true,
              fields -> option(new Question("rulesets"), "--board", fields.optional("board"))),
          new ApiQuestion(
              "ruleset",
              "One ruleset of the catalogue.",
              List.of(Field.required("name", "the name of a ruleset or of a game")),
              false,
              fields -> new Question("rulesets", fields.text("name"))),
          new ApiQuestion(
              "claims",
              "The papers; or the claims of a paper, checked.",
              List.of(
                  Field.text("of", "a paper, or the beginning of a number as in PAPER:Theorem 2"),
                  Field.texts("range", "check this range instead, as in n=1..9"),
                  Field.texts("without", "drop a hypothesis"),
                  Field.number("counterexamples", "how many counterexamples to list")),
              true,
              true,
              ApiQuestions::claims),
          new ApiQuestion(
              "turn",
              "How a play stands after some moves; the program's move or a hint if asked for.",
              List.of(
                  Field.required("p", "the position at the start"),
                  Field.texts("move", "the moves made, in order"),
                  Field.text("first", "who makes the first move", "left", "right"),
                  Field.text(
                      "level", "choose a move at this level", "perfect", "random", "teaching"),
                  Field.number("seed", "decides between equally good moves"),
                  MISERE,
                  Field.flag("hint", "a hint, step by step")),
              false,
              ApiQuestions::turn),
          new ApiQuestion(
              "sheet",
              "The cells of a worksheet, evaluated in order in one session.",
              List.of(Field.texts("cell", "the cells in order"), FORMAT),
              true,
              fields ->
                  option(
                      new Question("sheet", List.of(), fields.texts("cell")),
                      "--format",
                      fields.optional("format"))));

  private ApiQuestions() {}

  /** What a job asks for by its name. */
  static Optional<ApiQuestion> named(String name) {
    return ALL.stream().filter(question -> question.name().equals(name)).findAny();
  }

  private static Question simple(String command, Fields fields) {
    return new Question(command, fields.text("p"));
  }

  private static Question option(Question question, String name, Optional<String> value) {
    return value.map(text -> question.with(name + "=" + text)).orElse(question);
  }

  private static Question flags(Question question, Fields fields, String... names) {
    Question all = question;
    for (String name : names) {
      all = fields.isSet(name) ? all.with("--" + name) : all;
    }
    return all;
  }

  private static Question family(String command, Fields fields) {
    List<String> words = new ArrayList<>();
    words.add(fields.text("of"));
    for (String range : fields.texts("range")) {
      if (!range.matches("[A-Za-z]\\w{0,30}=[0-9.-]{1,40}")) {
        throw new RefusedRequest(400, "a range is written as in m=1..6");
      }
      words.add(range);
    }
    return option(new Question(command, List.of(), words), "--show", fields.optional("show"));
  }

  private static Question drawing(Fields fields) {
    Question family = family("draw", fields);
    List<String> words = new ArrayList<>();
    words.add(fields.optional("kind").orElse("table"));
    words.addAll(family.arguments());
    return new Question("draw", family.options(), words);
  }

  private static Question claims(Fields fields) {
    Question question = new Question("claims", List.of(), fields.texts("of"));
    for (String range : fields.texts("range")) {
      question = question.with("--range=" + range);
    }
    for (String hypothesis : fields.texts("without")) {
      question = question.with("--without=" + hypothesis);
    }
    return option(question, "--counterexamples", fields.optional("counterexamples"))
        .with("--threads=1");
  }

  private static Question turn(Fields fields) {
    List<String> words = new ArrayList<>();
    words.add(fields.text("p"));
    words.addAll(fields.texts("move"));
    Question question = new Question("turn", List.of(), words);
    question = option(question, "--first", fields.optional("first"));
    question = option(question, "--level", fields.optional("level"));
    question = option(question, "--seed", fields.optional("seed"));
    return flags(question, fields, "misere", "hint");
  }
}
