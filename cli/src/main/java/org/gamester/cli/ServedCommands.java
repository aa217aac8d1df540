package org.gamester.cli;

import java.io.PrintWriter;
import org.gamester.cli.catalogue.RulesetsCommand;
import org.gamester.cli.claims.ClaimsCommand;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.ServedErrors;
import org.gamester.cli.command.SharedMemory;
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
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;
import picocli.CommandLine.TypeConversionException;

/** The commands that answer for a server, and what their answers remember together. */
final class ServedCommands implements Answers {
  private final SharedMemory memory = new SharedMemory();

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    try (PrintWriter out = new PrintWriter(new SinkWriter(sink::line));
        PrintWriter err = new ServedErrors(sink)) {
      LimitedCommand command = command(question);
      command.serve(new LimitedCommand.Served(memory, limits, sink, out, err));
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

  private static LimitedCommand command(Question question) {
    return switch (question) {
      case Question.Value asked -> new ValueCommand(asked);
      case Question.Moves asked -> new MovesCommand(asked);
      case Question.Solve asked -> new SolveCommand(asked);
      case Question.Explain asked -> new ExplainCommand(asked);
      case Question.Simplify asked -> new SimplifyCommand(asked);
      case Question.Prove asked -> new ProveCommand(asked);
      case Question.Table asked -> new TableCommand(asked);
      case Question.Series asked -> new SeriesCommand(asked);
      case Question.Draw asked -> new DrawCommand(asked);
      case Question.Nim asked -> new NimCommand(asked);
      case Question.Octal asked -> new OctalCommand(asked);
      case Question.Misere asked -> new MisereCommand(asked);
      case Question.Rulesets asked -> new RulesetsCommand(asked);
      case Question.Ruleset asked -> new RulesetsCommand(asked);
      case Question.Claims asked -> new ClaimsCommand(asked);
      case Question.Turn asked -> new TurnCommand(asked);
      case Question.Sheet asked -> new SheetCommand(asked);
    };
  }

  @Override
  public void forget() {
    memory.forget();
  }
}
