package org.gamester.cli.proofs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.check.CertificateWriter;
import org.gamester.analysis.check.Comparison;
import org.gamester.analysis.check.ProofCertificate;
import org.gamester.analysis.proofs.Proof;
import org.gamester.analysis.proofs.Prover;
import org.gamester.analysis.proofs.StrategyGraph;
import org.gamester.analysis.proofs.UnwritableException;
import org.gamester.analysis.strategy.ClaimedStrategy;
import org.gamester.analysis.strategy.Verdict;
import org.gamester.cli.command.LimitOptions;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.CertificateFile;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.ForceOption;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Fields;
import org.gamester.values.Problem;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proves an outcome, a comparison or a value by the strategies of the winner. */
@Command(
    name = "prove",
    description = {
      "Prove who wins a position, how two games compare, or what a position is worth, by the"
          + " winner's strategy: one move where the winner is to move, every option where the loser"
          + " is.",
      "",
      "POSITION alone asks for its outcome; with --value for its value. 'G = H' is proved by the"
          + " second player's strategy in G - H. Other relations are > < >= <= and || or"
          + " 'confused', |> (greater or confused) and <| (less or confused). 'G != H' is proved by"
          + " a game X such that G + X and H + X have different outcomes, the first in the order of"
          + " birthdays.",
      "",
      "Each first move is shown with one answer; --tree shows the whole strategy. --certificate"
          + " writes it to a file, which 'gamester check-certificate' accepts or refuses by the"
          + " rules of the games alone.",
      "",
      "--claim checks a strategy of yours: who wins, and by which kind of strategy; it is played"
          + " against every move, and refused with the shortest line on which it fails. 'gamester"
          + " play --prove' asks for the answers one by one.",
      "",
      "Exit status: 0 proved; 1 false, refused, or not completed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester prove 'clobber(xxo|oxo)' --certificate clobber.json",
      "  gamester prove 'domineering(..|.#) = *'",
      "  gamester prove 'clobber(xxo) || *'",
      "  gamester prove 'clobber(xxo) != ^*'",
      "  gamester prove --value 'toads-and-frogs(xx..oo)'",
      "  gamester prove --misere 'kayles(5)'",
      "  gamester prove 'cram(4x4)' --claim second --by symmetry",
      "  gamester prove 'nim(2+2)' --claim second --by pairing --strategy pairs.txt"
    })
public final class ProveCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.prove/1";
  private static final String NOT_PLAYED = "the strategy has not been played against every move";
  private static final String STRATEGY_SCHEMA = "gamester.strategy/1";

  @Mixin private PositionArguments positions = new PositionArguments();

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Option(names = "--value", description = "Prove the value of the position.")
  private boolean value;

  @Option(names = "--misere", description = "Prove the outcome under misere play.")
  private boolean misere;

  @Option(names = "--tree", description = "Show the whole strategy.")
  private boolean tree;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a certificate; see 'gamester check-certificate'.")
  private @Nullable Path certificate;

  @Mixin private final ForceOption force = new ForceOption();

  @Mixin private final ClaimOptions claim;

  private boolean showsCertificate;

  @Parameters(
      arity = "1..*",
      paramLabel = "STATEMENT",
      description = "A position, RULESET POSITION, or a relation such as 'G >= H'.")
  private List<String> words = List.of();

  /** What is printed, and the exit status. */
  private record Findings(String text, int status) {}

  public ProveCommand() {
    this(new ClaimOptions());
  }

  private ProveCommand(ClaimOptions claim) {
    super(new LimitOptions());
    this.claim = claim;
  }

  public ProveCommand(Question.Prove asked, PositionArguments positions) {
    this(new ClaimOptions(asked));
    showsCertificate = asked.certificate();
    json = true;
    value = asked.value();
    misere = asked.misere();
    tree = asked.tree();
    words = List.of(asked.p());
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(words);
    Statement statement = statement();
    if (statement.isRelation() && (value || misere)) {
      throw unusable("--value and --misere apply to a position, not to a relation of games");
    }
    FileReason.refuseUnwritable(certificate, force, LimitedCommand::unusable);
    if (claim.isGiven()) {
      refuseNoPosition(statement);
      claim.refuseUnknown();
    }
    if (value && misere) {
      throw unusable("positions have no value under misere play; use --value or --misere");
    }
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      Prover prover = new Prover(evaluator, positions.catalogue());
      try {
        Findings findings = compute(() -> findings(statement, evaluator, prover));
        progress.clear();
        out().print(findings.text());
        return findings.status();
      } catch (IOException e) {
        progress.clear();
        err().println(e.getMessage());
        return ExitStatus.SOME_FAILED;
      } catch (ComputationStopped e) {
        progress.clear();
        return refuse(
            json ? subject() : null,
            new Problem(stopped(e, claim.isGiven() ? NOT_PLAYED : size(prover.graph()))));
      } catch (UnwritableException e) {
        return refuse(json ? subject() : null, new Problem(String.valueOf(e.getMessage())));
      } catch (RuntimeException e) {
        return refuse(json ? subject() : null, Problem.of(e));
      }
    }
  }

  private void refuseNoPosition(Statement statement) {
    if (statement.isRelation() || value || misere || tree) {
      throw unusable(
          "a strategy is claimed for a position under normal play; --claim cannot be combined with a"
              + " relation, --value, --misere or --tree");
    }
  }

  /** RULESET POSITION is a position; all other words are one text. */
  private Statement statement() {
    return words.size() == 2 && positions.isRules(words.getFirst())
        ? new Statement(String.join(" ", words), "", "")
        : Statement.of(String.join(" ", words));
  }

  private static String size(StrategyGraph graph) {
    return graph.size() == 0
        ? "no winner found yet"
        : "positions in the proof so far: %,d, of which %,d still lack their moves"
            .formatted(graph.size(), graph.open());
  }

  private Map<String, @Nullable Object> subject() {
    return subject(SCHEMA, "statement", String.join(" ", words));
  }

  private Findings findings(Statement statement, Evaluator evaluator, Prover prover)
      throws IOException {
    if (!statement.isRelation()) {
      Position position =
          words.size() == 2
              ? positions.read(words, evaluator)
              : positions.read(statement.first(), evaluator);
      if (claim.isGiven()) {
        return claimed(claim.of(position));
      }
      return proved(value ? prover.value(position) : prover.outcome(position, misere));
    }
    Position first = positions.read(statement.first(), evaluator);
    Position second = positions.read(statement.second(), evaluator);
    Optional<Proof> proof =
        statement.isDifference()
            ? prover.difference(first, second)
            : prover.comparison(first, statement.comparison().orElseThrow(), second);
    if (proof.isPresent()) {
      return proved(proof.get());
    }
    Comparison holds = prover.comparison(first, second);
    return refuted(statement, prover.comparison(first, holds, second).orElseThrow(), holds);
  }

  private Findings claimed(ClaimedStrategy strategy) throws IOException {
    Verdict verdict = strategy.check(positions.catalogue());
    int status = ExitStatus.SOME_FAILED;
    StringBuilder text = new StringBuilder();
    VerdictText.lines(verdict).forEach(line -> text.append(line).append(System.lineSeparator()));
    StringBuilder shown = new StringBuilder();
    if (verdict instanceof Verdict.Accepted accepted) {
      status = ExitStatus.OK;
      if (certificate != null) {
        CertificateFile.write(
            certificate,
            force,
            file -> VerdictCertificate.write(accepted, positions.catalogue(), file));
        text.append("Certificate written to ").append(certificate).append(System.lineSeparator());
      }
      if (showsCertificate) {
        VerdictCertificate.write(accepted, positions.catalogue(), shown);
      }
    }
    return json
        ? new Findings(
            AnswerFields.OF_PLAY.line(
                STRATEGY_SCHEMA,
                StrategyResult.of(
                    strategy,
                    verdict,
                    Optional.ofNullable(status == ExitStatus.OK ? certificate : null),
                    shown.toString())),
            status)
        : new Findings(text.toString(), status);
  }

  private Findings proved(Proof proof) throws IOException {
    ProofText text = new ProofText(proof);
    if (certificate != null) {
      ProofCertificate whole = proof.certificate(positions.catalogue());
      CertificateFile.write(certificate, force, file -> CertificateWriter.write(whole, file));
    }
    if (json) {
      return json(true, Optional.empty(), proof, Optional.ofNullable(certificate));
    }
    String written =
        certificate == null ? "" : "Certificate written to " + certificate + System.lineSeparator();
    return new Findings(lines(proof, text) + written, ExitStatus.OK);
  }

  private Findings refuted(Statement statement, Proof proof, Comparison holds) {
    ProofText text = new ProofText(proof);
    if (json) {
      return json(false, Optional.of(holds.symbol()), proof, Optional.empty());
    }
    String claim = statement.first() + " " + statement.symbol() + " " + statement.second();
    return new Findings(
        "False: " + claim + "." + System.lineSeparator() + lines(proof, text),
        ExitStatus.SOME_FAILED);
  }

  private Findings json(
      boolean proved, Optional<String> holds, Proof proof, Optional<Path> written) {
    ProveResult result =
        new ProveResult(
            String.join(" ", words), proved, holds, proof, new ProofText(proof), written);
    return new Findings(
        AnswerFields.PLAIN.line(SCHEMA, result), proved ? ExitStatus.OK : ExitStatus.SOME_FAILED);
  }

  private String lines(Proof proof, ProofText text) {
    String shown = tree ? text.tree() : text.table();
    return shown
        + "Positions in the strategy: %,d%s.%n"
            .formatted(
                proof.graph().size(),
                tree || text.isComplete() || isServed() ? "" : "; --tree shows what follows");
  }

  /**
   * What is found.
   *
   * @param holds the relation that holds instead of the one in question
   * @param certificate the file with a certificate
   */
  @Fields({
    "statement",
    "proved",
    "holds?",
    "text: text.headline",
    "positions: proof.graph.size",
    "starts: text.starts",
    "certificate?"
  })
  private record ProveResult(
      String statement,
      boolean proved,
      Optional<String> holds,
      Proof proof,
      ProofText text,
      Optional<Path> certificate) {}
}
