package org.gamester.cli.drawing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.LimitOptions;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.ForceOption;
import org.gamester.cli.output.WholeFile;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.figures.thermographs.NumberLineFigure;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Columns;
import org.gamester.lab.tables.Table;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.studies.families.FamilyReader;
import org.gamester.studies.families.FamilyText;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Problem;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a picture. */
@Command(
    name = "draw",
    description = {
      "Draw a picture of a position, a thermograph, a game tree, a number line, a table or a"
          + " series. Without --output, it is written to standard output as SVG.",
      "",
      "  position POSITION       the board, or the parts of a sum",
      "  thermograph GAME...     one thermograph, or several in one picture",
      "  number-line GAME...     stops, and the numbers with which games are confused",
      "  tree GAME               the game tree",
      "  table FAMILY RANGE...   coloured by who wins, by sign or by temperature",
      "  series FAMILY RANGE...  a plot over one variable; over two, the P-positions",
      "",
      "POSITION and GAME are as for 'gamester value', FAMILY and RANGE as for 'gamester table'."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester draw position 'clobber(xoxo|oxox)' -o clobber.svg",
      "  gamester draw thermograph '{5||2|1}' '{3|-1}' -o walls.pdf",
      "  gamester draw tree 'nim(2+1)' --labels outcome --shared -o tree.png",
      "  gamester draw number-line '{3|-1}' '^' '3/4' -o line.tex",
      "  gamester draw table 'domineering({m}x{n})' m=1..3 n=1..3 -o table.svg",
      "  gamester draw series kayles n=0..120 --show nimber -o kayles.svg"
    })
public final class DrawCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.picture/1";
  private static final int DEEPEST = 100;
  private static final int LONGEST_NAME = 40;

  @Parameters(
      index = "0",
      paramLabel = "position|thermograph|number-line|tree|table|series",
      description = "What is drawn.")
  private Kind kind = Kind.POSITION;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "ARGUMENT",
      description = "The game, the games, or the family.")
  private List<String> words = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write; its name ends in svg, png, pdf or tex.")
  private @Nullable Path output;

  @Mixin private final ForceOption force = new ForceOption();

  @Option(
      names = "--style",
      paramLabel = "auto|light|dark|page",
      defaultValue = "auto",
      description =
          "The ground: auto (the default) follows the reader's system in SVG, and is light in"
              + " other formats; page is SVG with classes only.")
  private FigureFormat.Style style = FigureFormat.Style.AUTO;

  @Option(
      names = "--scale",
      paramLabel = "N",
      defaultValue = "2",
      description = "Pixels for each unit of a PNG (default: ${DEFAULT-VALUE}).")
  private double scale = 2;

  @Option(names = "--title", paramLabel = "TEXT", description = "The title of the picture.")
  private @Nullable String title;

  @Mixin private final DrawTreeOptions tree = new DrawTreeOptions();

  @Option(
      names = "--show",
      paramLabel = "COLUMN,...",
      description =
          "What a table or a series shows, as in 'gamester table' (default: value; for a series"
              + " nimber, or mean,temperature if not all values are nimbers).")
  private @Nullable String columns;

  @Option(names = "--json", description = "Print an object that has the picture as SVG.")
  private boolean json;

  @Mixin private PositionArguments positions = new PositionArguments();

  public DrawCommand() {
    super(new LimitOptions());
  }

  public DrawCommand(Question.Draw asked, PositionArguments positions) {
    this();
    kind = Kind.valueOf(asked.kind().orElse(Question.Picture.TABLE).name());
    words = Stream.concat(Stream.of(asked.of()), asked.range().stream()).toList();
    columns = asked.show().orElse(null);
    json = true;
    this.positions = positions;
  }

  /** What is drawn. */
  enum Kind {
    POSITION,
    THERMOGRAPH,
    NUMBER_LINE,
    TREE,
    TABLE,
    SERIES;

    boolean isFamily() {
      return this == TABLE || this == SERIES;
    }

    /** As it is typed. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Override
  protected int evaluate() throws Exception {
    FigureFormat format = checked();
    List<byte[]> written = new ArrayList<>();
    int status;
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      status =
          answer(
              json ? object() : null,
              () -> progressText(evaluator.evaluated()),
              () -> {
                Figure figure = figure(evaluator);
                Figure titled = title == null ? figure : figure.titled(title);
                byte[] bytes = format.bytes(titled, style, scale);
                progress.clear();
                written.add(bytes);
                return output == null ? printed(bytes) : new Answer.Given("");
              });
    }
    return status == ExitStatus.OK && output != null ? write(output, written.getFirst()) : status;
  }

  private static Map<String, @Nullable Object> object() {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    return object;
  }

  private Answer printed(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!json) {
      return new Answer.Given(text);
    }
    Map<String, @Nullable Object> object = object();
    object.put("svg", text);
    return new Answer.Found(object);
  }

  /** Refuses what cannot be drawn before anything is evaluated. */
  private FigureFormat checked() {
    refuseMistypedOptions(words);
    try {
      FigureFormat format = output == null ? FigureFormat.SVG : FigureFormat.of(output);
      format.require(style);
      if (!(scale > 0 && scale <= 100)) {
        throw new IllegalArgumentException("--scale must be between 0 and 100");
      }
      if (columns != null && !kind.isFamily()) {
        throw new IllegalArgumentException("--show applies to tables and series only");
      }
      if (kind != Kind.TREE && tree.areGiven()) {
        throw new IllegalArgumentException(
            "--form, --first, --labels, --levels and --shared apply to trees only");
      }
      if (output != null && json) {
        throw new IllegalArgumentException("--json prints the picture and writes no file");
      }
      if (tree.levels() < 0) {
        throw new IllegalArgumentException("--levels must be 0 or more");
      }
      FileReason.refuseUnwritable(output, force, IllegalArgumentException::new);
      return format;
    } catch (IllegalArgumentException e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
  }

  private int write(Path file, byte[] bytes) {
    try {
      WholeFile.write(file, force.isGiven(), to -> to.write(bytes));
      return ExitStatus.OK;
    } catch (FileAlreadyExistsException e) {
      return refuse(null, new Problem(FileReason.exists(file)));
    } catch (IOException e) {
      return refuse(null, new Problem(FileReason.cannotWrite(file, e)));
    }
  }

  private Figure figure(Evaluator evaluator) {
    return switch (kind) {
      case POSITION -> PositionFigure.of(one(evaluator));
      case THERMOGRAPH -> {
        List<ThermographFigure.Entry> entries = new ArrayList<>();
        for (Position game : several(evaluator)) {
          entries.add(
              new ThermographFigure.Entry(name(game), Thermography.of(evaluator.value(game))));
        }
        yield ThermographFigure.of("Thermograph of " + String.join(", ", words), entries);
      }
      case NUMBER_LINE -> {
        List<NumberLineFigure.Entry> entries = new ArrayList<>();
        for (Position game : several(evaluator)) {
          entries.add(new NumberLineFigure.Entry(name(game), evaluator.value(game)));
        }
        yield NumberLineFigure.of("Number line of " + String.join(", ", words), entries);
      }
      case TREE -> {
        Position game = one(evaluator);
        yield new TreeDrawing(evaluator, tree.labels())
            .draw(
                "Game tree of " + String.join(" ", words),
                game,
                tree.form(),
                tree.first(),
                Math.min(DEEPEST, tree.levels()),
                tree.isShared());
      }
      case TABLE -> FamilyDrawing.table("Table of " + String.join(" ", words), table(evaluator));
      case SERIES -> FamilyDrawing.plot("Series of " + String.join(" ", words), table(evaluator));
    };
  }

  private Position one(Evaluator evaluator) {
    if (words.size() > 2) {
      throw new RefusedException(
          "expected one game, or a ruleset and a position; found " + words.size());
    }
    return positions.read(words, evaluator);
  }

  private List<Position> several(Evaluator evaluator) {
    if (words.size() == 2 && positions.isRules(words.getFirst())) {
      return List.of(positions.read(words, evaluator));
    }
    return words.stream().map(word -> positions.read(word, evaluator)).toList();
  }

  private static Label name(Position game) {
    if (game instanceof ValuePosition value) {
      return ValueLabel.of(value.value());
    }
    String text = game.rules().text(game);
    return Label.of(text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME) + "…");
  }

  /** A family as the words name it, over ranges, and what is shown of it. */
  private record Drawn(FamilyText family, List<Variable> variables, List<Column> columns) {}

  private Drawn family(FamilyReader reader) {
    try {
      List<Variable> variables =
          words.stream().filter(FamilyText::isRange).map(FamilyText::variable).toList();
      if (variables.isEmpty() || variables.size() > 2) {
        throw new IllegalArgumentException(
            "a picture has one or two variables with ranges such as n=0..8, found "
                + variables.size());
      }
      return new Drawn(reader.family(variables), variables, columns(variables.size()));
    } catch (IllegalArgumentException e) {
      throw new RefusedException(String.valueOf(e.getMessage()));
    }
  }

  private Table table(Evaluator evaluator) {
    FamilyReader reader = new FamilyReader(new ArgumentSource(positions), words, evaluator);
    Drawn drawn = family(reader);
    FamilyText family = drawn.family();
    List<Variable> variables = drawn.variables();
    List<ShortGame> games = new ArrayList<>();
    Table table = Table.of(reader.remembering(family, games, false), variables, drawn.columns());
    if (kind == Kind.SERIES && columns == null && variables.size() == 1) {
      boolean isImpartial = games.stream().allMatch(ShortGame::isNimber);
      table =
          Table.of(
              reader.remembering(family, new ArrayList<>(), false),
              variables,
              Columns.parse(isImpartial ? "nimber" : "mean,temperature"));
    }
    requireComplete(table);
    return table;
  }

  private List<Column> columns(int variables) {
    boolean isOfZeros = kind == Kind.SERIES && variables == 2;
    if (columns != null && (isOfZeros || (variables == 2 && columns.indexOf(',') >= 0))) {
      throw new IllegalArgumentException(
          isOfZeros
              ? "a series over two variables shows P-positions; it has no columns"
              : "a table over two variables shows one column, not " + columns);
    }
    return Columns.parse(isOfZeros ? "outcome" : columns == null ? "value" : columns);
  }

  private void requireComplete(Table table) {
    ComputationStopped stop = table.stop();
    if (stop != null) {
      throw new RefusedException(stopped(stop, StopMessage.rows(table.rows().size())));
    }
    for (Table.Row row : table.rows()) {
      if (!row.problem().isEmpty()) {
        throw new RefusedException(
            "%s: %s; nothing is drawn".formatted(row.point(), row.problem()));
      }
    }
  }
}
