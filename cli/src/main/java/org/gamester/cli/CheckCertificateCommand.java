package org.gamester.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gamester.lab.nimbers.CertificateCheck;
import org.gamester.lab.nimbers.PeriodCertificate;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Accepts or refuses a certificate of a period. */
@Command(
    name = "check-certificate",
    description = {
      "Check the certificate of a period that 'gamester octal --certificate' has written: every"
          + " Grundy value up to the bound of the theorem is computed again, as the mex of the"
          + " values of the options.",
      "",
      "Exit status: 0 accepted; 1 refused, or not completed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester octal 0.77 --certificate kayles.json",
      "  gamester check-certificate kayles.json"
    })
final class CheckCertificateCommand extends LimitedCommand {
  /** A certificate needs several times the memory of its file while it is read. */
  private static final long PARTS = 8;

  private static final String SCHEMA = "gamester.certificate/1";

  @Mixin private PositionArguments positions;
  @Mixin private LongLimitOptions limits;

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Parameters(index = "0", paramLabel = "FILE", description = "The certificate.")
  private Path file = Path.of("");

  @Override
  Limits limits() {
    return limits.limits();
  }

  @Override
  int evaluate() throws Exception {
    PeriodCertificate certificate;
    CertificateCheck check;
    try {
      if (!Files.isRegularFile(file)) {
        throw unusable("cannot read '" + file + "'; it is not a regular file");
      }
      if (Files.size(file) > limits.limits().memoryBytes() / PARTS) {
        return say(null, Optional.of("the file is too large for the limit of memory"));
      }
      certificate = PeriodCertificate.read(Files.readString(file));
      check = CertificateCheck.of(certificate, game(certificate.rules()));
    } catch (CharacterCodingException e) {
      return say(null, Optional.of("the file is not text in UTF-8"));
    } catch (IOException e) {
      throw unusable("cannot read " + file);
    } catch (TextException e) {
      return say(null, Optional.of("the rules are not those of a game: " + e.complaint()));
    } catch (IllegalArgumentException e) {
      return say(null, Optional.of(String.valueOf(e.getMessage())));
    }
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, check::checked)) {
      Optional<String> problem = compute(check::run);
      progress.clear();
      return say(certificate, problem);
    } catch (ComputationStopped e) {
      String reason = stopped(e, HowFar.heaps(check.checked()));
      return refuse(json ? subject(certificate) : null, Refusal.of(reason));
    }
  }

  private HeapGame game(String rules) {
    Rules found = positions.catalogue().rules(rules);
    if (found instanceof HeapGame game) {
      return game;
    }
    throw new IllegalArgumentException(rules + " is not a game on heaps");
  }

  private Map<String, @Nullable Object> subject(@Nullable PeriodCertificate certificate) {
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("file", file.toString());
    if (certificate != null) {
      subject.put("rules", certificate.rules());
      subject.put("period", certificate.period());
      subject.put("preperiod", certificate.start());
      subject.put("bound", certificate.bound());
    }
    return subject;
  }

  private int say(@Nullable PeriodCertificate certificate, Optional<String> problem) {
    if (json) {
      Map<String, @Nullable Object> object = subject(certificate);
      object.put("accepted", problem.isEmpty());
      problem.ifPresent(reason -> object.put("reason", reason));
      out().println(Json.write(object));
    } else if (problem.isPresent() || certificate == null) {
      out().println("refused: " + problem.orElse(""));
    } else {
      out()
          .println(
              "accepted: the values of %s have period %,d from heap %,d on; checked up to heap %,d"
                  .formatted(
                      certificate.rules(),
                      certificate.period(),
                      certificate.start(),
                      certificate.bound()));
    }
    return problem.isEmpty() ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }
}
