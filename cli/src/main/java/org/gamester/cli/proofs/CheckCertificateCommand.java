package org.gamester.cli.proofs;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.check.ArgumentCertificate;
import org.gamester.analysis.check.ArgumentCheck;
import org.gamester.analysis.check.CertificateException;
import org.gamester.analysis.check.CertificateReader;
import org.gamester.analysis.check.ProofCertificate;
import org.gamester.analysis.check.ProofCheck;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.heaps.HeapProgress;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.lab.nimbers.CertificateCheck;
import org.gamester.lab.nimbers.PeriodCertificate;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Fields;
import org.gamester.values.Problem;
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
          + " written. The schema tells which.",
      "",
      "A proof is accepted if each move of the winner is legal, every option of the loser is"
          + " answered, and no play goes on for ever. Only the rules of the games are used: no"
          + " search, no values. An argument (a nim sum, copying, strategy stealing) is accepted if"
          + " its conditions hold.",
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
public final class CheckCertificateCommand extends LimitedCommand {
  /** A certificate needs several times the memory of its file while it is read. */
  private static final long PARTS = 8;

  /** How the schema of a proof begins, of any version. */
  private static final String PROOF = "gamester.proof/";

  /** How the schema of an argument begins, of any version. */
  private static final String ARGUMENT = "gamester.argument/";

  private static final String SCHEMA = "gamester.certificate/1";

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Parameters(index = "0", paramLabel = "FILE", description = "The certificate.")
  private Path file = Path.of("");

  /** The check that runs, of either kind, and what its certificate says. */
  private volatile @Nullable CertificateCheck heaps;

  private volatile @Nullable ProofCheck proof;
  private volatile @Nullable ArgumentCheck argument;
  private volatile Object facts = Map.of();

  public CheckCertificateCommand() {
    super(new LongLimitOptions());
  }

  @Override
  protected int evaluate() throws Exception {
    if (!Files.isRegularFile(file)) {
      throw unusable("cannot read '" + file + "'; it is not a regular file");
    }
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, () -> heaps == null ? "" : progress())) {
      Findings findings = compute(this::checked);
      progress.clear();
      return say(findings);
    } catch (CharacterCodingException e) {
      return say(Findings.refused("the file is not text in UTF-8"));
    } catch (IOException e) {
      throw unusable("cannot read " + file);
    } catch (ComputationStopped e) {
      return refuse(json ? subject(facts) : null, new Problem(stopped(e, progress())));
    } catch (RuntimeException e) {
      return refuse(json ? subject(facts) : null, Problem.of(e));
    }
  }

  /** How far a check has come. */
  private String progress() {
    CertificateCheck heapCheck = heaps;
    ProofCheck proofCheck = proof;
    ArgumentCheck argumentCheck = argument;
    if (argumentCheck != null) {
      return checked(argumentCheck.checked());
    }
    return heapCheck != null
        ? StopMessage.heaps(heapCheck.checked())
        : checked(proofCheck == null ? 0 : proofCheck.checked());
  }

  private Findings checked() throws IOException {
    if (Files.size(file) > limits().memoryBytes() / PARTS) {
      return Findings.refused("the file is too large for the limit of memory");
    }
    String text = Files.readString(file);
    try {
      String schema = CertificateReader.schema(text);
      return schema.startsWith(PROOF)
          ? checkedProof(text)
          : schema.startsWith(ARGUMENT) ? checkedArgument(text) : checkedPeriod(text);
    } catch (CertificateException e) {
      return Findings.refused(e.reason());
    }
  }

  private Findings checkedProof(String text) throws CertificateException {
    ProofCertificate certificate = CertificateReader.read(text);
    ProofCheck check = new ProofCheck(certificate, positions.catalogue());
    proof = check;
    return new Findings(sentence(certificate), Map.of(), check.run());
  }

  private Findings checkedArgument(String text) throws CertificateException {
    ArgumentCertificate certificate = CertificateReader.readArgument(text);
    ArgumentCheck check = new ArgumentCheck(certificate, positions.catalogue());
    argument = check;
    Optional<String> problem = check.run();
    return new Findings(
        "%s, by %s; %s"
            .formatted(
                certificate.claim().sentence(),
                certificate.argument().name(),
                checked(check.checked())),
        Map.of(),
        problem);
  }

  private static String sentence(ProofCertificate certificate) {
    return certificate.claim().sentence() + "; " + checked(certificate.nodes().size());
  }

  private static String checked(long positions) {
    return StopMessage.counted(positions, "position") + " checked";
  }

  private Findings checkedPeriod(String text) {
    PeriodCertificate certificate;
    CertificateCheck check;
    try {
      certificate = PeriodCertificate.read(text);
      check = CertificateCheck.of(certificate, game(certificate.rules()));
    } catch (TextException e) {
      return Findings.refused("the rules are not those of a game: " + e.complaint());
    } catch (IllegalArgumentException e) {
      return Findings.refused(String.valueOf(e.getMessage()));
    }
    heaps = check;
    facts = certificate;
    return new Findings(sentence(certificate), certificate, check.run());
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

  private Map<String, @Nullable Object> subject(Object of) {
    return AnswerFields.PLAIN.fields(SCHEMA, Map.of("file", file), of);
  }

  @Fields({"accepted", "reason?: problem", "claim?"})
  private record CheckResult(boolean accepted, Optional<String> problem, String claim) {}

  private int say(Findings findings) {
    Optional<String> problem = findings.problem();
    if (json) {
      String claim = problem.isEmpty() ? findings.claim() : "";
      CheckResult result = new CheckResult(problem.isEmpty(), problem, claim);
      out().print(AnswerFields.PLAIN.line(SCHEMA, Map.of("file", file), findings.facts(), result));
    } else {
      out().println(problem.map("refused: "::concat).orElse("accepted: " + findings.claim()));
    }
    return problem.isEmpty() ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  /** What the certificate claims, what JSON says of it besides, and why it is refused, if it is. */
  private record Findings(String claim, Object facts, Optional<String> problem) {
    static Findings refused(String reason) {
      return new Findings("", Map.of(), Optional.of(reason));
    }
  }
}
