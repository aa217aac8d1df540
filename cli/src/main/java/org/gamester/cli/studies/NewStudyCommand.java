package org.gamester.cli.studies;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.Version;
import org.gamester.cli.output.FileReason;
import org.gamester.lab.Variable;
import org.gamester.script.syntax.Source;
import org.gamester.studies.Question;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.gamester.studies.families.FamilyText;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.questions.QuestionReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the file of a study. */
@Command(
    name = "new",
    description = {
      "Make the file of a study. Nothing is evaluated yet; the number of items is counted and"
          + " printed. QUESTION is one of",
      "",
      "  'domineering({m}x{n})' m=1..6 n=1..7    a family, as of 'gamester table'",
      "  'positions clobber 3x4'                 all boards, up to turns that keep the value",
      "  'positions toads-and-frogs 9'           all strips of 9 cells",
      "  'graphs node-kayles 1..7'               all graphs with 1 to 7 vertices (8 at most)",
      "  'trees snort 12'                        all trees with 12 vertices (14 at most)",
      "  'posets poset-game 1..5'                all posets with 1 to 5 elements (7 at most)",
      "  'octal codes 0.000..0.777'              the games with these codes",
      "  'subtraction sets 1..8'                 those with subsets of these numbers",
      "  'file positions.txt'                    the positions of a file, one on a line",
      "  'claims notes.claims' n=1..20           the cases of claims, in these ranges",
      "  'search konane 1x12'                    boards with a goal, by a method"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester study new dom.study 'domineering({m}x{n})' m=1..6 n=1..7 --show value,nodes",
      "  gamester study new octals.study 'octal codes 0.000..0.777' --show period,preperiod,max",
      "  gamester study new hot.study 'positions clobber 3x4' --show temperature",
      "  gamester study new ga.study 'search konane 1x12' --maximize temperature --method genetic",
      "  gamester study new goal.study 'search clobber 3x3' --find '{2|-2}'",
      "  gamester study new ce.study 'search clobber 2x4' --counterexample 'g.Mean <= 1'"
    })
final class NewStudyCommand extends StudyFileCommand {
  private static final long LARGEST_FILE = 256L << 20;

  /** A remark goes to the end of its line; a blank comes before it, or the line begins with it. */
  private static final Pattern REMARK = Pattern.compile("(^|\\s)//.*");

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "QUESTION VARIABLE=FROM..TO",
      hideParamSyntax = true,
      description = "The question, and the ranges of its variables.")
  private List<String> words = List.of();

  @Option(
      names = "--show",
      paramLabel = "COLUMN,...",
      description = {
        "The columns. Of positions: those of 'gamester table' (value, mean, temperature, nimber,"
            + " outcome, ...); nodes, the number of positions evaluated for this row alone; time, in"
            + " microseconds; a member of positions in the language, such as Birthday; an expression"
            + " in which g is the position, such as 'g + g == 0' (default: value).",
        "Of games on heaps: period, preperiod, saltus, proved, max, max-at, rare (default:"
            + " period,preperiod). Of claims: holds, corrected, and of a counterexample printed and"
            + " computed (default: holds)."
      })
  private @Nullable String show;

  @Option(
      names = "--to",
      paramLabel = "N",
      description = "The largest heap of games on heaps (default: 10000).")
  private @Nullable String to;

  @Option(
      names = "--letters",
      paramLabel = "LETTERS",
      description =
          "The letters that cells may have on boards (default: all but that of an absent cell), or"
              + " elements in posets (default: g).")
  private @Nullable String letters;

  @Option(
      names = "--maximize",
      paramLabel = "COLUMN",
      description = "Search for the greatest entry of a column of numbers.")
  private @Nullable String maximize;

  @Option(names = "--minimize", paramLabel = "COLUMN", description = "Search for the least one.")
  private @Nullable String minimize;

  @Option(
      names = "--find",
      paramLabel = "VALUE",
      description = "Search for a position that is equal to this game.")
  private @Nullable String find;

  @Option(
      names = "--counterexample",
      paramLabel = "EXPRESSION",
      description = "Search for a position g for which this is false.")
  private @Nullable String counterexample;

  @Option(
      names = "--method",
      paramLabel = "exhaustive|random|genetic",
      description = "How to search (default: exhaustive, in order of size).")
  private @Nullable String method;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of a random or genetic search (default: 1).")
  private @Nullable String seed;

  @Option(
      names = "--evaluations",
      paramLabel = "N",
      description =
          "How many boards to look at in a random search (default: 100000) or a genetic one (default:"
              + " 10000).")
  private @Nullable String evaluations;

  @Option(
      names = "--population",
      paramLabel = "N",
      description = "The boards of a generation of a genetic search (default: 100).")
  private @Nullable String population;

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Mixin private final JsonOption json = new JsonOption();

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(words);
    return answer(json.isGiven(), this::made);
  }

  private Answer made() throws IOException {
    Path path = path();
    FileReason.obstacle(path)
        .ifPresent(
            reason -> {
              throw new StudyException(reason);
            });
    StudySpec asked = spec();
    Optional<String> file = QuestionReader.fileOf(asked);
    List<String> listed =
        file.isPresent() ? lines(file.get(), QuestionReader.isOnClaims(asked)) : List.of();
    Question question = new QuestionReader(asked, new ArgumentSource(positions), listed).read();
    List<String> variables = question.variables().stream().map(Variable::name).toList();
    StudyFile.create(path, asked, variables, listed, Version.number());
    try (StudyFile study = StudyFile.read(path)) {
      return written(StudyStatus.of(study, question), json.isGiven());
    }
  }

  private StudySpec spec() {
    List<String> ranges = words.stream().filter(FamilyText::isRange).toList();
    List<String> rest = words.stream().filter(word -> !FamilyText.isRange(word)).toList();
    if (rest.size() != 1) {
      throw new IllegalArgumentException(
          "expected one question in quotation marks, found " + rest.size() + " words: " + rest);
    }
    Map<String, String> options = new LinkedHashMap<>();
    put(options, "to", to);
    put(options, "letters", letters);
    put(options, "maximize", maximize);
    put(options, "minimize", minimize);
    put(options, "find", find);
    put(options, "counterexample", counterexample);
    put(options, "method", method);
    put(options, "seed", seed);
    put(options, "evaluations", evaluations);
    put(options, "population", population);
    return QuestionReader.complete(
        new StudySpec(rest.getFirst().strip(), ranges, columns(show), options));
  }

  private static void put(Map<String, String> options, String name, @Nullable String value) {
    if (value != null) {
      options.put(name, value);
    }
  }

  /** The columns in a list, in which commas within brackets belong to an expression. */
  private static List<String> columns(@Nullable String text) {
    List<String> columns = new ArrayList<>();
    if (text == null) {
      return columns;
    }
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ',';
      depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
      if (c == ',' && (depth == 0 || i == text.length())) {
        columns.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    return columns;
  }

  /**
   * The lines of a file.
   *
   * @param whole whether all of it counts; else only positions do, not blank lines and remarks
   */
  private static List<String> lines(String name, boolean whole) throws IOException {
    Path file = FileReason.named(name, LimitedCommand::unusable);
    if (!Files.isRegularFile(file)) {
      throw new StudyException("there is no file " + file);
    }
    if (Files.size(file) > LARGEST_FILE) {
      throw new StudyException(
          "%s is too long: a file of a question has at most %d MB"
              .formatted(file, LARGEST_FILE >> 20));
    }
    try {
      List<String> lines = Source.withoutMark(Files.readString(file)).lines().toList();
      return whole
          ? lines
          : lines.stream()
              .map(line -> REMARK.matcher(line).replaceFirst("").strip())
              .filter(line -> !line.isEmpty())
              .toList();
    } catch (CharacterCodingException e) {
      throw new StudyException(file + " is not text in UTF-8", e);
    }
  }
}
