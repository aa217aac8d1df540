package org.gamester.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.GamePositions;
import org.gamester.script.Result;
import org.gamester.script.UserRulesets;
import org.gamester.script.Worksheet;
import org.gamester.script.output.Style;
import org.gamester.script.syntax.Source;
import org.gamester.values.Computation;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Positions as commands take them: RULESET POSITION, or an expression of the language. */
public final class PositionArguments {
  private static final String SERVICE = "META-INF/services/" + Ruleset.class.getName();

  @Option(
      names = "--rulesets",
      paramLabel = "PATH",
      description =
          "A jar with additional rulesets, or a folder with rulesets in files of a few lines,"
              + " NAME.rules, or in the language, Name.cgs (may be repeated).")
  private List<Path> sources = List.of();

  private @Nullable Catalogue base;
  private @Nullable Catalogue catalogue;
  private @Nullable UserRulesets users;

  public PositionArguments() {}

  /** Those of {@code others}, with rulesets that their users have written. */
  PositionArguments(PositionArguments others, @Nullable UserRulesets users) {
    this.sources = others.sources;
    this.base = others.base();
    this.users = users;
  }

  /**
   * The rulesets that come with the program, and those of the jars and folders that are named.
   *
   * @throws UnusableException if a jar or a folder cannot be used
   */
  public Catalogue catalogue() {
    if (catalogue == null) {
      if (users == null && !folders().isEmpty()) {
        users = written(List.of(), new Evaluator());
      }
      catalogue = users == null ? base() : read(users);
    }
    return catalogue;
  }

  /** The rulesets that come with the program, and those of the jars. */
  private Catalogue base() {
    if (base == null) {
      List<Path> jars = sources.stream().filter(path -> !Files.isDirectory(path)).toList();
      base = jars.isEmpty() ? Catalogue.standard() : withJars(jars);
    }
    return base;
  }

  private List<Path> folders() {
    return sources.stream().filter(Files::isDirectory).toList();
  }

  /**
   * The rulesets of the folders, and those of texts, each of which is what a file would hold.
   *
   * @param evaluator what the rulesets evaluate positions with
   */
  UserRulesets written(List<String> texts, Evaluator evaluator) {
    return UserRulesets.of(folders(), texts, base(), evaluator);
  }

  /** The ruleset of each text that stands beside the files; where it has none, one that says so. */
  public List<Ruleset> ofTexts() {
    UserRulesets written = users;
    return written == null ? List.of() : written.ofTexts();
  }

  /** The same as the files are now, which may have changed since. */
  public Catalogue currentCatalogue() {
    Catalogue first = catalogue();
    return users == null ? first : users.catalogue();
  }

  /** The jars and folders that are named. */
  public List<Path> sources() {
    return sources;
  }

  /** Adds a folder of rulesets to those that are named, before any of them is read. */
  public void add(Path folder) {
    sources = Stream.concat(sources.stream(), Stream.of(folder)).toList();
  }

  private Catalogue read(UserRulesets written) {
    try {
      return written.catalogue();
    } catch (UncheckedIOException e) {
      throw LimitedCommand.unusable(
          "cannot use the rulesets of " + listed(folders()) + ": " + e.getMessage());
    }
  }

  @SuppressWarnings("resource") // the classes of the jars are needed until the process ends
  private Catalogue withJars(List<Path> jars) {
    URL[] urls = jars.stream().map(this::location).toArray(URL[]::new);
    try {
      return Catalogue.load(new URLClassLoader(urls, Catalogue.class.getClassLoader()));
    } catch (ServiceConfigurationError | IllegalArgumentException e) {
      throw LimitedCommand.unusable(
          "cannot use the rulesets of " + listed(jars) + ": " + e.getMessage());
    }
  }

  private static String listed(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(" and "));
  }

  private URL location(Path jar) {
    if (!Files.exists(jar)) {
      throw LimitedCommand.unusable("there is no jar or folder " + jar);
    }
    if (!Files.isReadable(jar)) {
      throw LimitedCommand.unusable("cannot read the jar " + jar);
    }
    try (ZipFile entries = new ZipFile(jar.toFile())) {
      if (entries.getEntry(SERVICE) == null) {
        throw LimitedCommand.unusable("the jar " + jar + " has no rulesets: it lacks " + SERVICE);
      }
      return jar.toUri().toURL();
    } catch (IOException e) {
      throw LimitedCommand.unusable("cannot read the jar " + jar + ": " + e.getMessage());
    }
  }

  /** Whether a text is a ruleset alone, as {@code nim} or {@code splittles{1,3 | 2,4}} is. */
  public boolean isRules(String text) {
    return rules(text).isPresent();
  }

  /** The rules that a text names; empty if it is anything else. */
  public Optional<Rules> rules(String text) {
    try {
      return Optional.of(catalogue().rules(text));
    } catch (TextException e) {
      return Optional.empty();
    }
  }

  /**
   * The rules that a text names, or a take-and-break code alone, as {@code 0.77} is.
   *
   * @throws TextException if it is neither
   */
  public Rules codeOrRules(String text) {
    if (!text.matches("[0-9.{].*")) {
      return catalogue().rules(text);
    }
    String before = "octal{";
    String code = withPoint(text);
    try {
      return catalogue().rules(before + code + "}");
    } catch (TextException e) {
      int offset = Math.clamp(e.offset() - before.length(), 0, text.length());
      throw new TextException(text, offset, e.complaint());
    }
  }

  /** A code of one game, written with its point, so that the answer says how it was read. */
  public static String withPoint(String code) {
    return code.matches("[0-9A-Z]+|[0-9A-Z]+\\.")
        ? Taking.ofCode(new TextReader(code)).toString()
        : code;
  }

  /** Whether a text is a position of these rules. */
  public boolean reads(Rules rules, String position) {
    try {
      Position _ = rules.read(position);
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  /** A word as a shell takes it: in quotation marks, if it needs them. */
  public static String quoted(String word) {
    return word.matches("[\\w.-]+") ? word : "\"" + word + "\"";
  }

  /** The rulesets of the user; null if there are none. */
  @Nullable UserRulesets users() {
    Catalogue _ = catalogue(); // which reads them
    return users;
  }

  /**
   * Reads RULESET POSITION, or an expression whose value is a game.
   *
   * @throws TextException if the position is wrong
   * @throws RefusedException if the expression is wrong, or not a game
   */
  public Position read(List<String> words, Evaluator evaluator) {
    if (words.size() == 2 && words.stream().allMatch(this::isPosition)) {
      throw new RefusedException(
          "found two positions; a sum is written '%s + %s'".formatted(words.toArray()));
    }
    return words.size() == 2
        ? catalogue().read(words.getFirst(), words.getLast())
        : read(words.getFirst(), evaluator);
  }

  private static String kind(String className) {
    String name = className.substring(className.lastIndexOf('.') + 1);
    return switch (name) {
      case "Nothing" -> "nothing";
      case "Set" -> "a set; a game has a bar, as in {0,1|2}";
      default -> "an object of the class " + name;
    };
  }

  private boolean isPosition(String word) {
    return !word.isEmpty() && catalogue().endOfPosition(word, 0) == word.length();
  }

  /**
   * One position, as the parser of the language reads it, but without a worksheet; empty for any
   * other expression.
   *
   * @throws TextException if the position is wrong
   */
  public Optional<Position> plain(String expression) {
    return isPosition(expression)
        ? Optional.of(catalogue().readPosition(new TextReader(expression)))
        : Optional.empty();
  }

  /**
   * Reads an expression whose value is a game. The summands of a sum stay apart.
   *
   * @throws RefusedException if the expression is wrong, or not a game
   */
  public Position read(String expression, Evaluator evaluator) {
    TextException problem = null;
    try {
      Optional<Position> plain = plain(expression);
      if (plain.isPresent()) {
        return plain.get();
      }
    } catch (TextException e) {
      if (expression.indexOf('{') < 0) {
        throw e;
      }
      problem = e; // unless the braces hold values
    }
    Worksheet worksheet = Worksheets.of(this, Style.EXACT, Limits.NONE, evaluator);
    return switch (worksheet.evaluateApart(Source.nameless(expression))) {
      case Result.Value value -> position(value.object(), value.className());
      case Result.Failure failure -> {
        // A stop that the worksheet reports in its own words.
        Computation.pollNow();
        if (problem != null) {
          throw problem;
        }
        throw new RefusedException(new InputAdvice(catalogue()).problem(expression, failure));
      }
    };
  }

  private static Position position(Object object, String className) {
    return GamePositions.of(object)
        .orElseThrow(
            () ->
                new RefusedException(
                    "expected a position or another game, found " + kind(className)));
  }
}
