package org.gamester.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.lab.nimbers.NimberSequence;
import org.gamester.lab.nimbers.PeriodCertificate;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes the Grundy values of a game on heaps far out, and says what is seen in them. */
@Command(
    name = "octal",
    description = {
      "Compute the Grundy values of an octal game, or another impartial game on heaps: the"
          + " greatest values, the rare ones, and the period if one is proved or seen.",
      "",
      "A period is proved where a theorem applies: at most k tokens are taken in one move, and the"
          + " rest is left in a bounded number of heaps of any sizes."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester octal 0.007 --to 2^16",
      "  gamester octal 0.77 --certificate kayles.json",
      "  gamester octal 0.77 --against 'splittles{1,2}' --to 1000",
      "  gamester octal grundy --to 2^15"
    })
final class OctalCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.octal/1";

  @Mixin private PositionArguments positions;
  @Mixin private LongLimitOptions limits;

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Option(
      names = "--to",
      paramLabel = "N",
      defaultValue = "10000",
      converter = HeapNumber.class,
      description = "The largest heap, such as 10000 or 2^20 (default: ${DEFAULT-VALUE}).")
  private Integer to = 10_000;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description =
          "Write a certificate of the period that is proved; see 'gamester check-certificate'.")
  private @Nullable Path certificate;

  @Option(
      names = "--against",
      paramLabel = "CODE",
      description = "Compare with the values of another game, and report the first difference.")
  private @Nullable String against;

  @Parameters(
      index = "0",
      paramLabel = "CODE",
      description = "A code such as 0.77, or an impartial ruleset of heaps.")
  private String code = "";

  @Override
  Limits limits() {
    return limits.limits();
  }

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(List.of(code));
    HeapGame game;
    HeapGame other;
    try {
      game = game(code);
      other = against == null ? null : game(against);
    } catch (TextException e) {
      return refuse(json ? subject() : null, Refusal.of(e));
    }
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, () -> game.nimbers().count())) {
      try {
        Findings findings = compute(() -> findings(game, other));
        progress.clear();
        out().print(findings.text());
        return findings.status();
      } catch (GameTooLargeException e) {
        return refuse(json ? subject() : null, Refusal.of(e));
      } catch (IOException e) {
        progress.clear();
        err().println("cannot write the certificate " + certificate);
        return ExitStatus.SOME_FAILED;
      } catch (ComputationStopped e) {
        progress.clear();
        NimberSequence found = NimberSequence.found(game);
        out().print(text(found, Map.of(), ""));
        err().println(stopped(e, "%,d values found".formatted(found.count())));
        return ExitStatus.SOME_FAILED;
      }
    }
  }

  private Map<String, @Nullable Object> subject() {
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("rules", code);
    return subject;
  }

  private record Findings(String text, int status) {}

  private Findings findings(HeapGame game, @Nullable HeapGame other) throws IOException {
    NimberSequence sequence = NimberSequence.of(game, to);
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    StringBuilder lines = new StringBuilder();
    int status = ExitStatus.OK;
    if (other != null) {
      NimberSequence second = NimberSequence.of(other, to);
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
        CertificateFile.write(certificate, file -> file.write(whole));
        lines.append("certificate   written to ").append(certificate.getFileName()).append('\n');
      }
    }
    return new Findings(text(sequence, fields, lines), status);
  }

  /** The report, followed by what was asked for besides: fields of an object, or lines. */
  private String text(
      NimberSequence sequence, Map<String, @Nullable Object> fields, CharSequence lines) {
    NimberReport report = new NimberReport(sequence);
    if (!json) {
      return report.lines() + lines;
    }
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.putAll(report.fields());
    object.putAll(fields);
    return Json.write(object) + System.lineSeparator();
  }

  private HeapGame game(String text) {
    String rules = text.matches("[0-9][^()]*") ? "octal{" + text + "}" : text;
    if (positions.catalogue().rules(rules) instanceof HeapGame game && game.isImpartial()) {
      return game;
    }
    throw unusable(text + " is not an impartial game on heaps");
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
