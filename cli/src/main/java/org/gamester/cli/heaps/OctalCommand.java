package org.gamester.cli.heaps;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.CertificateFile;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.ForceOption;
import org.gamester.lab.nimbers.NimberSequence;
import org.gamester.lab.nimbers.PeriodCertificate;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Problem;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes the values of a game on heaps far out, and says what is seen in them. */
@Command(
    name = "octal",
    description = {
      "Compute the Grundy values of an octal game, or another impartial game on heaps, and"
          + " report the values that exceed all before them (records), the rare values, and the"
          + " period if one is proved or observed; also if the values grow by a saltus with each"
          + " period, at all heaps or at some. Of a partizan game on heaps, compute the values and"
          + " their period, with a game as saltus.",
      "",
      "A period is proved if a theorem applies: a move takes at most k tokens and leaves the rest"
          + " in a bounded number of heaps of any sizes."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester octal 0.007 --to 2^16",
      "  gamester octal 0.77 --certificate kayles.json",
      "  gamester octal 0.77 --against 'splittles{1,2}' --to 1000",
      "  gamester octal grundy --to 2^15",
      "  gamester octal 'subtraction{not 2,3,7}'",
      "  gamester octal '0.7 | 0.07' --to 100"
    })
public final class OctalCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.octal/1";
  private static final int MOST_IMPARTIAL = 10_000;
  private static final int MOST_PARTIZAN = 200;

  @Mixin private PositionArguments positions = new PositionArguments();

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Option(
      names = "--to",
      paramLabel = "N",
      converter = HeapNumber.OfListedHeap.class,
      description =
          "The largest heap, such as 10000 or 2^20, at most 2^29 - 1 (default: 10000; for partizan"
              + " games 200).")
  private @Nullable Integer to;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description =
          "Write a certificate of the period that is proved; see 'gamester check-certificate'.")
  private @Nullable Path certificate;

  @Mixin private final ForceOption force = new ForceOption();

  @Option(
      names = "--against",
      paramLabel = "CODE",
      description = "Compare with the values of another game, and report the first difference.")
  private @Nullable String against;

  @Parameters(
      index = "0",
      paramLabel = "CODE",
      description = "A code such as 0.77 or '0.7 | 0.07', or a ruleset of heaps.")
  private String code = "";

  public OctalCommand() {
    super(new LongLimitOptions());
  }

  /**
   * @throws picocli.CommandLine.TypeConversionException if the largest heap is too large
   */
  public OctalCommand(Question.Octal asked, PositionArguments positions) {
    this();
    json = true;
    code = asked.code();
    to =
        asked.to().isEmpty()
            ? null
            : new HeapNumber.OfListedHeap().convert(String.valueOf(asked.to().getAsLong()));
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(List.of(code));
    FileReason.refuseUnwritable(certificate, force, LimitedCommand::unusable);
    HeapGame game;
    HeapGame other;
    try {
      game = compute(() -> game(code));
      String second = against;
      other = second == null ? null : compute(() -> game(second));
      if (other != null && !other.isImpartial()) {
        throw unusable(against + " is not an impartial game on heaps");
      }
    } catch (TextException e) {
      return refuse(json ? subject() : null, Problem.of(e));
    } catch (ComputationStopped e) {
      return refuse(json ? subject() : null, new Problem(stopped(e, "")));
    }
    if (!game.isImpartial()) {
      return evaluatePartizan(game);
    }
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, () -> game.nimbers().count())) {
      try {
        Findings findings = compute(() -> findings(game, other));
        progress.clear();
        out().print(findings.text());
        return findings.status();
      } catch (GameTooLargeException e) {
        return refuse(json ? subject() : null, Problem.of(e));
      } catch (IOException e) {
        progress.clear();
        err().println(e.getMessage());
        return ExitStatus.SOME_FAILED;
      } catch (ComputationStopped e) {
        progress.clear();
        NimberSequence found = NimberSequence.found(game);
        out().print(afterStop(() -> text(found, Map.of(), ""), () -> firstValues(found)));
        err().println(stopped(e, StopMessage.heaps(found.count())));
        return ExitStatus.SOME_FAILED;
      }
    }
  }

  private int evaluatePartizan(HeapGame game) throws Exception {
    if (certificate != null || against != null) {
      throw unusable(
          code
              + " is a partizan game; --certificate and --against need an impartial game on heaps");
    }
    PartizanHeapReport report = new PartizanHeapReport(game);
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, report::count)) {
      Evaluator evaluator = evaluator(progress);
      try {
        String text =
            compute(
                () -> {
                  report.evaluate(evaluator, to == null ? MOST_PARTIZAN : to);
                  return written(report);
                });
        progress.clear();
        out().print(text);
        return ExitStatus.OK;
      } catch (GameTooLargeException e) {
        return refuse(json ? subject() : null, Problem.of(e));
      } catch (ComputationStopped e) {
        progress.clear();
        out().print(afterStop(() -> written(report), () -> written(report.withoutPeriod())));
        err().println(stopped(e, StopMessage.counted(report.count(), "value") + " found"));
        return ExitStatus.SOME_FAILED;
      }
    }
  }

  private String written(PartizanHeapReport report) {
    if (!json) {
      return report.lines();
    }
    return AnswerFields.PLAIN.line(SCHEMA, report.parts());
  }

  private Map<String, @Nullable Object> subject() {
    return subject(SCHEMA, "rules", code);
  }

  private record Findings(String text, int status) {}

  private Findings findings(HeapGame game, @Nullable HeapGame other) throws IOException {
    int last = to == null ? MOST_IMPARTIAL : to;
    NimberSequence sequence = NimberSequence.of(game, last);
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    StringBuilder lines = new StringBuilder();
    int status = ExitStatus.OK;
    if (other != null) {
      NimberSequence second = NimberSequence.of(other, last);
      OptionalInt difference = sequence.firstDifference(second);
      fields.put("against", other.text());
      fields.put("firstDifference", difference.isPresent() ? difference.getAsInt() : null);
      lines.append(comparison(sequence, second, difference));
    }
    if (certificate != null) {
      Optional<PeriodCertificate> proof = PeriodCertificate.of(sequence);
      fields.put("certificate", proof.isPresent() ? certificate.toString() : null);
      if (proof.isEmpty()) {
        status = ExitStatus.SOME_FAILED;
        lines.append("certificate   none: no period is proved\n");
      } else {
        String whole = proof.get().toJson() + "\n";
        CertificateFile.write(certificate, force, file -> file.write(whole));
        lines.append("certificate   written to ").append(certificate).append('\n');
      }
    }
    return new Findings(text(sequence, fields, lines), status);
  }

  /** The first values, where there is no time for a report. */
  private String firstValues(NimberSequence sequence) {
    return json
        ? AnswerFields.PLAIN.line(SCHEMA, NimberReport.First.of(sequence))
        : NimberReport.firstLines(sequence);
  }

  /** The report, followed by what was asked for besides: fields of an object, or lines. */
  private String text(
      NimberSequence sequence, Map<String, @Nullable Object> fields, CharSequence lines) {
    NimberReport report = new NimberReport(sequence);
    if (!json) {
      return report.lines() + lines;
    }
    return AnswerFields.PLAIN.line(SCHEMA, NimberReport.First.of(sequence), report.seen(), fields);
  }

  private HeapGame game(String text) {
    Rules rules = positions.codeOrRules(text);
    if (rules instanceof HeapGame game) {
      return game;
    }
    String instead =
        positions.reads(rules, "1")
            ? "; for its Grundy values write 'gamester nim %s 0..20'"
                .formatted(PositionArguments.quoted(text))
            : "";
    if (!instead.isEmpty() && !Catalogue.standard().has(text)) {
      throw unusable(
          "%s says its moves in the worksheet language or in Java; octal takes codes such as 0.77"
                  .formatted(text)
              + ", and rulesets that take tokens as a code says"
              + instead);
    }
    throw unusable(
        "expected a code such as 0.77, or a ruleset in which the options of a heap depend"
            + " only on its size, found %s%s".formatted(text, instead));
  }

  private static String comparison(
      NimberSequence one, NimberSequence other, OptionalInt difference) {
    String names = one.game().text() + " and " + other.game().text();
    if (difference.isEmpty()) {
      return "compared      %s agree up to heap %,d%n"
          .formatted(names, Math.min(one.count(), other.count()) - 1);
    }
    int heap = difference.getAsInt();
    return "compared      %s differ first at heap %,d: %d and %d%n"
        .formatted(names, heap, one.value(heap), other.value(heap));
  }
}
