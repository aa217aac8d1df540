package org.gamester.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.gamester.analysis.check.CertificateException;
import org.gamester.analysis.check.CertificateReader;
import org.gamester.analysis.check.ProofCertificate;
import org.gamester.analysis.check.ProofCheck;
import org.gamester.lab.nimbers.CertificateCheck;
import org.gamester.lab.nimbers.PeriodCertificate;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Accepts or refuses a certificate of a period, or of an outcome, comparison or value. */
@Command(
    name = "check-certificate",
    description = {
      "Check a certificate that 'gamester prove --certificate' or 'gamester octal --certificate' has"
          + " written. Which of the two it is, its schema says.",
      "",
      "A proof is accepted if each move of the winner is legal, every option of the loser is"
          + " answered, and no play goes on for ever. Only the rules of the games are used: no"
          + " search, no values.",
      "",
      "A period is accepted if every value up to the bound of the theorem, computed"
          + " again as the mex of the values of the options, is the one that is stated.",
      "",
      "Exit status: 0 accepted; 1 refused, or not completed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester octal 0.77 --certificate kayles.json",
      "  gamester check-certificate kayles.json",
      "  gamester prove 'clobber(xxo) > 0' --certificate clobber.json",
      "  gamester check-certificate --json clobber.json"
    })
final class CheckCertificateCommand extends LimitedCommand {
  /** A certificate needs several times the memory of its file while it is read. */
  private static final long PARTS = 8;

  /** How the schema of a proof begins, of any version. */
  private static final String PROOF = "gamester.proof/";

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
    String text;
    try {
      if (!Files.isRegularFile(file)) {
        throw unusable("cannot read '" + file + "'; it is not a regular file");
      }
      if (Files.size(file) > limits.limits().memoryBytes() / PARTS) {
        return refused("the file is too large for the limit of memory");
      }
      text = Files.readString(file);
    } catch (CharacterCodingException e) {
      return refused("the file is not text in UTF-8");
    } catch (IOException e) {
      throw unusable("cannot read " + file);
    }
    return CertificateReader.schema(text).startsWith(PROOF) ? checkProof(text) : checkPeriod(text);
  }

  private int checkProof(String text) throws Exception {
    Catalogue catalogue = positions.catalogue();
    AtomicReference<@Nullable ProofCheck> started = new AtomicReference<>();
    try (ProgressLine progress = new ProgressLine(err())) {
      Findings findings =
          compute(
              () -> {
                ProofCertificate certificate = CertificateReader.read(text);
                ProofCheck check = new ProofCheck(certificate, catalogue);
                started.set(check);
                return new Findings(sentence(certificate), Map.of(), check.run());
              });
      progress.clear();
      return say(findings);
    } catch (CertificateException e) {
      return refused(e.reason());
    } catch (ComputationStopped e) {
      ProofCheck check = started.get();
      return stop(e, checked(check == null ? 0 : check.checked()), Map.of());
    } catch (RuntimeException e) {
      return refuse(json ? subject(Map.of()) : null, Refusal.of(e));
    }
  }

  private static String sentence(ProofCertificate certificate) {
    return certificate.claim().sentence() + "; " + checked(certificate.nodes().size());
  }

  private static String checked(long positions) {
    return HowFar.counted(positions, "position") + " checked";
  }

  private int checkPeriod(String text) throws Exception {
    PeriodCertificate certificate;
    CertificateCheck check;
    try {
      certificate = PeriodCertificate.read(text);
      check = CertificateCheck.of(certificate, game(certificate.rules()));
    } catch (TextException e) {
      return refused("the rules are not those of a game: " + e.complaint());
    } catch (IllegalArgumentException e) {
      return refused(String.valueOf(e.getMessage()));
    }
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, check::checked)) {
      Optional<String> problem = compute(check::run);
      progress.clear();
      return say(new Findings(sentence(certificate), facts(certificate), problem));
    } catch (ComputationStopped e) {
      return stop(e, HowFar.heaps(check.checked()), facts(certificate));
    }
  }

  private static String sentence(PeriodCertificate certificate) {
    return "the values of %s have period %,d from heap %,d on; checked up to heap %,d"
        .formatted(
            certificate.rules(), certificate.period(), certificate.start(), certificate.bound());
  }

  private HeapGame game(String rules) {
    Rules found = positions.catalogue().rules(rules);
    if (found instanceof HeapGame game) {
      return game;
    }
    throw new IllegalArgumentException(rules + " is not a game on heaps");
  }

  private static Map<String, Object> facts(PeriodCertificate certificate) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("rules", certificate.rules());
    facts.put("period", certificate.period());
    facts.put("preperiod", certificate.start());
    facts.put("bound", certificate.bound());
    return facts;
  }

  private Map<String, @Nullable Object> subject(Map<String, Object> facts) {
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("file", file.toString());
    subject.putAll(facts);
    return subject;
  }

  private int stop(ComputationStopped stop, String progress, Map<String, Object> facts) {
    return refuse(json ? subject(facts) : null, Refusal.of(stopped(stop, progress)));
  }

  private int refused(String reason) {
    return say(new Findings("", Map.of(), Optional.of(reason)));
  }

  private int say(Findings findings) {
    Optional<String> problem = findings.problem();
    if (json) {
      Map<String, @Nullable Object> object = subject(findings.facts());
      object.put("accepted", problem.isEmpty());
      problem.ifPresentOrElse(
          reason -> object.put("reason", reason), () -> object.put("claim", findings.claim()));
      out().println(JsonText.write(object));
    } else {
      out().println(problem.map("refused: "::concat).orElse("accepted: " + findings.claim()));
    }
    return problem.isEmpty() ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  /** What the certificate claims, what JSON says of it besides, and why it is refused, if it is. */
  private record Findings(String claim, Map<String, Object> facts, Optional<String> problem) {}
}
