package org.gamester.cli;

import java.io.PrintWriter;
import java.util.List;
import org.gamester.cli.catalogue.OwnRulesetsCommand;
import org.gamester.cli.catalogue.RulesetsCommand;
import org.gamester.cli.claims.ClaimShelf;
import org.gamester.cli.claims.ClaimsCommand;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ServedErrors;
import org.gamester.cli.command.ServedRulesets;
import org.gamester.cli.command.UnusableException;
import org.gamester.cli.drawing.DrawCommand;
import org.gamester.cli.explanations.ExplainCommand;
import org.gamester.cli.explanations.SimplifyCommand;
import org.gamester.cli.families.SeriesCommand;
import org.gamester.cli.families.TableCommand;
import org.gamester.cli.heaps.MisereCommand;
import org.gamester.cli.heaps.NimCommand;
import org.gamester.cli.heaps.OctalCommand;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.Interruption;
import org.gamester.cli.output.SinkWriter;
import org.gamester.cli.play.TurnCommand;
import org.gamester.cli.positions.MovesCommand;
import org.gamester.cli.positions.SolveCommand;
import org.gamester.cli.positions.ValueCommand;
import org.gamester.cli.proofs.ProveCommand;
import org.gamester.cli.worksheet.SheetCommand;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;
import picocli.CommandLine.TypeConversionException;

/** The commands that answer for a server, and what their answers remember together. */
final class ServedCommands implements Answers {
  private final ServedRulesets rulesets;
  private final ClaimShelf claims;

  /** Of the program alone. */
  ServedCommands() {
    this(new PositionArguments(), ClaimShelf.NONE);
  }

  /**
   * @param arguments the jars and folders of rulesets besides those of the program
   * @param claims the claims besides those of the papers
   */
  ServedCommands(PositionArguments arguments, ClaimShelf claims) {
    this.rulesets = new ServedRulesets(arguments);
    this.claims = claims;
  }

  @Override
  public Catalogue catalogue(List<String> texts) {
    return rulesets.with(texts).positions().catalogue();
  }

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    return question instanceof Question.WithRulesets(List<String> texts, Question asked)
        ? answer(asked, texts, limits, sink)
        : answer(question, List.of(), limits, sink);
  }

  private boolean answer(Question question, List<String> texts, Limits limits, Sink sink) {
    try (PrintWriter out = new PrintWriter(new SinkWriter(sink::line));
        PrintWriter err = new ServedErrors(sink)) {
      ServedRulesets.Served served = rulesets.with(texts);
      LimitedCommand command = command(question, served.positions());
      command.serve(new LimitedCommand.Served(served.evaluator(), limits, sink, out, err));
      return command.call() == ExitStatus.OK;
    } catch (UnusableException | TypeConversionException e) {
      sink.problem(new Problem(Problem.Code.UNUSABLE, String.valueOf(e.getMessage())));
    } catch (ComputationStopped e) {
      sink.problem(new Problem(String.valueOf(e.getMessage())));
    } catch (OutOfMemoryError e) {
      throw e; // the server's to judge, which may ask again
    } catch (Exception | Error fault) {
      if (!Interruption.explains(fault)) {
        String report = String.join("\n", Gamester.faultReport(fault));
        sink.problem(new Problem(Problem.Code.FAULT, report));
      }
    }
    return false;
  }

  private LimitedCommand command(Question question, PositionArguments positions) {
    return switch (question) {
      case Question.Value asked -> new ValueCommand(asked, positions);
      case Question.Moves asked -> new MovesCommand(asked, positions);
      case Question.Solve asked -> new SolveCommand(asked, positions);
      case Question.Explain asked -> new ExplainCommand(asked, positions);
      case Question.Simplify asked -> new SimplifyCommand(asked, positions);
      case Question.Prove asked -> new ProveCommand(asked, positions);
      case Question.Table asked -> new TableCommand(asked, positions);
      case Question.Series asked -> new SeriesCommand(asked, positions);
      case Question.Draw asked -> new DrawCommand(asked, positions);
      case Question.Nim asked -> new NimCommand(asked, positions);
      case Question.Octal asked -> new OctalCommand(asked, positions);
      case Question.Misere asked -> new MisereCommand(asked, positions);
      case Question.Rulesets asked -> new RulesetsCommand(asked, positions);
      case Question.Own _ -> new OwnRulesetsCommand(positions);
      case Question.WithRulesets with -> command(with.question(), positions);
      case Question.Ruleset asked -> new RulesetsCommand(asked, positions);
      case Question.Claims asked -> new ClaimsCommand(asked, positions, claims);
      case Question.Turn asked -> new TurnCommand(asked, positions);
      case Question.Sheet asked -> new SheetCommand(asked, positions);
    };
  }

  @Override
  public void forget() {
    rulesets.forget();
  }
}
