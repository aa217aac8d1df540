package org.gamester.cli.worksheet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.command.Worksheets;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.Interruption;
import org.gamester.script.Result;
import org.gamester.script.StatementValue;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs files of statements. */
@Command(
    name = "script",
    description = {
      "Run files of statements of the language, one file after another on the same worksheet.",
      "",
      "Statements are separated by semicolons and may go on over several lines. What is printed by"
          + " System.Print appears as it comes; a statement without a final semicolon, such as the last"
          + " one, prints its value, too. The words after -- are the list of strings Arguments.",
      "",
      "The first error ends the run; it is shown with its file, line and column."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester script study.cgs",
      "  gamester script study.cgs --timeout 10m -- 12 kayles",
      "  gamester script --json - < study.cgs",
      "",
      "Exit status: 0 all statements evaluated, 1 an error or a limit, 2 usage error."
    })
public final class ScriptCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.script/1";
  private static final String ARGUMENTS = "Arguments";
  private static final String STANDARD_INPUT = "-";

  /** The largest script, in bytes. */
  private static final int LARGEST = 1 << 26;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A file of statements in UTF-8; - for standard input. Then -- and arguments.")
  private List<String> words = List.of();

  @Mixin private final OutputOptions output = new OutputOptions();
  @Mixin private final PositionArguments positions = new PositionArguments();

  /** What the statement that is being evaluated has printed, for JSON. */
  private final List<String> printed = new ArrayList<>();

  public ScriptCommand() {
    super(new LongLimitOptions());
  }

  @Override
  protected int evaluate() throws IOException {
    List<String> original = spec.commandLine().getParseResult().originalArgs();
    int end = original.indexOf("--");
    int arguments = end < 0 ? 0 : original.size() - end - 1;
    List<String> files = words.subList(0, words.size() - arguments);
    refuseMistypedOptions(files);
    if (files.isEmpty()) {
      throw unusable("the name of a file is missing before --");
    }
    if (!output.contradiction().isEmpty()) {
      throw unusable(output.contradiction());
    }
    List<Source> sources = new ArrayList<>();
    for (String file : files) {
      sources.add(source(file));
    }
    Evaluator evaluator = new Evaluator();
    Worksheet worksheet = Worksheets.of(positions, Worksheets.style(output), limits(), evaluator);
    worksheet.assign(ARGUMENTS, words.subList(files.size(), words.size()));
    try (Interruption _ = new Interruption()) {
      return run(worksheet, sources, evaluator);
    }
  }

  private Source source(String file) throws IOException {
    byte[] bytes;
    if (file.equals(STANDARD_INPUT)) {
      bytes = read(System.in);
    } else {
      Path path = FileReason.named(file, LimitedCommand::unusable);
      if (!Files.exists(path)) {
        throw unusable("there is no file " + file);
      }
      if (!Files.isReadable(path) || Files.isDirectory(path)) {
        throw unusable("cannot read " + file);
      }
      try (InputStream stream = Files.newInputStream(path)) {
        bytes = read(stream);
      }
    }
    return Source.withoutMark(
        file.equals(STANDARD_INPUT) ? "standard input" : file, text(file, bytes));
  }

  private byte[] read(InputStream stream) throws IOException {
    byte[] bytes = stream.readNBytes(LARGEST + 1);
    if (bytes.length > LARGEST) {
      throw unusable("a script has at most %,d bytes".formatted(LARGEST));
    }
    return bytes;
  }

  private String text(String file, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw unusable(file + " is not a text in UTF-8");
    }
  }

  private int run(Worksheet worksheet, List<Source> sources, Evaluator evaluator) {
    for (Source source : sources) {
      Result result = worksheet.run(source, this::print, value -> answer(source, value));
      result.warnings().forEach(warning -> err().println(source.name() + ": " + warning));
      if (result instanceof Result.Failure failure) {
        out().flush();
        refuse(source, failure, StopMessage.positions(evaluator.evaluated()));
        return ExitStatus.SOME_FAILED;
      }
      if (out().checkError()) {
        return ExitStatus.SOME_FAILED;
      }
    }
    return ExitStatus.OK;
  }

  /** Takes what a statement prints. */
  private void print(String text) {
    if (output.json()) {
      printed.add(text);
    } else {
      out().println(text);
      out().flush();
    }
  }

  private void answer(Source source, StatementValue value) {
    if (output.json()) {
      boolean hasValue = !value.isNothing();
      print(
          source,
          value.line(),
          new EvalCommand.Evaluated(
              hasValue ? value.text().get() : null, hasValue ? value.className() : null));
    } else if (value.shown() && !value.isNothing()) {
      out().println(value.text().get());
    }
    out().flush();
  }

  /** Where a statement is; the line is null if it is in none. */
  private record StatementPlace(String file, @Nullable Integer line) {}

  private void print(Source source, int line, Object result) {
    out()
        .print(
            AnswerFields.PLAIN.line(
                SCHEMA,
                new StatementPlace(source.name(), line == 0 ? null : line),
                result,
                new EvalCommand.Said(printed, List.of())));
    printed.clear();
  }

  /** The line of a script in which an error arose, perhaps in what it calls; 0 if in none. */
  private static int line(Source source, Result.Failure failure) {
    return failure.positions().stream()
        .filter(position -> position.source().equals(source))
        .findFirst()
        .map(SourcePlace::line)
        .orElse(0);
  }

  private void refuse(Source source, Result.Failure failure, String progress) {
    ComputationStopped stop = StopMessage.limit(failure);
    if (output.json()) {
      print(
          source,
          line(source, failure),
          Map.of("error", failure.problem().in(source.name()).fields()));
    } else {
      err().println(stop != null ? StopMessage.stopped(stop, progress) : failure.display());
    }
  }
}
