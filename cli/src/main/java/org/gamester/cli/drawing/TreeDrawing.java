package org.gamester.cli.drawing;

import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.cli.command.RefusedException;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.OutcomeTone;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.figures.trees.Branching;
import org.gamester.figures.trees.StopperBranching;
import org.gamester.figures.trees.TreeFigure;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;

/** The tree of a position in one of its forms. */
final class TreeDrawing {
  private static final int LONGEST = 28;

  /** Between the middle of a picture and what is on both sides of it. */
  private static final double SPACE = 20;

  private static final int NAME_SIZE = 12;
  private static final Label NONE = new Label(List.of(), "");

  /** Which tree. */
  enum Form {
    /** The moves of the position. */
    LITERAL,
    /** The canonical form of its value. */
    CANONICAL,
    /** One good move of the winner, every move of the loser. */
    TRIMMED
  }

  /** What is written in the nodes. */
  enum Labels {
    VALUE,
    OUTCOME,
    TEXT,
    PICTURE,
    NONE
  }

  /** A position with the player who is to move. */
  private record Turn(Position position, Player mover) {}

  private final LoopyEvaluator values;
  private final Outcomes outcomes;
  private final Labels labels;

  TreeDrawing(Evaluator evaluator, Labels labels) {
    this.values = new LoopyEvaluator(evaluator);
    this.outcomes = new Outcomes(evaluator);
    this.labels = labels;
  }

  Figure draw(
      String title, Position position, Form form, Player first, int levels, boolean isShared) {
    return switch (form) {
      case LITERAL -> {
        boolean isImpartial = position.isImpartial();
        yield TreeFigure.of(
            title, position, literal(), new TreeFigure.Shown(isImpartial, levels, isShared));
      }
      case CANONICAL -> {
        LoopyValue value = values.value(position);
        Branching<Stopper> branching =
            new StopperBranching(this::label, game -> tone(game.outcome()));
        Optional<Stopper> stopper = value.stopper();
        yield stopper.isPresent()
            ? TreeFigure.of(
                title,
                stopper.get(),
                branching,
                new TreeFigure.Shown(isNimber(value), levels, isShared))
            : sides(title, value, branching, new TreeFigure.Shown(false, levels, isShared));
      }
      case TRIMMED ->
          TreeFigure.of(
              title,
              new Turn(position, first),
              trimmed(Convention.of(position)),
              new TreeFigure.Shown(false, levels, isShared));
    };
  }

  private static boolean isNimber(LoopyValue value) {
    return value.shortGame().filter(game -> game.isNimber() && !game.isZero()).isPresent();
  }

  /** The onside beside the offside, each below its name. */
  private static Figure sides(
      String title, LoopyValue value, Branching<Stopper> branching, TreeFigure.Shown shown) {
    if (value.onside().isEmpty() || value.offside().isEmpty()) {
      throw new RefusedException(
          "a side of this value is no stopper, so it has no simplest form that could be drawn;"
              + " 'gamester value' writes it");
    }
    Canvas onside = new Canvas();
    Canvas offside = new Canvas();
    String description =
        "The onside: "
            + TreeFigure.draw(onside, value.onside().get(), branching, shown)
            + " The offside: "
            + TreeFigure.draw(offside, value.offside().get(), branching, shown);
    double left = -Canvas.approximately(onside.bounds().right()) - SPACE;
    double right = SPACE - Canvas.approximately(offside.bounds().left());
    Canvas both = new Canvas();
    both.place(onside, left, 0).place(offside, right, 0);
    Style style = org.gamester.figures.drawing.Form.TEXT.in(Tone.QUIET);
    both.centred(left, -SPACE, Label.of("onside"), NAME_SIZE, style);
    both.centred(right, -SPACE, Label.of("offside"), NAME_SIZE, style);
    return both.figure(title, description);
  }

  private Branching<Position> literal() {
    return new Branching<>() {
      @Override
      public List<Position> options(Position node, Player player) {
        return node.options(player);
      }

      @Override
      public Label label(Position node) {
        return TreeDrawing.this.label(node);
      }

      @Override
      public Optional<Canvas> picture(Position node) {
        return TreeDrawing.this.picture(node);
      }

      @Override
      public Tone tone(Position node) {
        return TreeDrawing.this.tone(node);
      }
    };
  }

  private Branching<Turn> trimmed(Convention convention) {
    return new Branching<>() {
      @Override
      public List<Turn> options(Turn turn, Player player) {
        if (player != turn.mover()) {
          return List.of();
        }
        Player next = player.opponent();
        List<Position> options = turn.position().options(player);
        if (outcomes.winner(turn.position(), player, convention).equals(Optional.of(player))) {
          options =
              options.stream()
                  .filter(o -> outcomes.winner(o, next, convention).equals(Optional.of(player)))
                  .limit(1)
                  .toList();
        }
        return options.stream().map(option -> new Turn(option, next)).toList();
      }

      @Override
      public Label label(Turn turn) {
        return TreeDrawing.this.label(turn.position());
      }

      @Override
      public Optional<Canvas> picture(Turn turn) {
        return TreeDrawing.this.picture(turn.position());
      }

      @Override
      public Tone tone(Turn turn) {
        return TreeDrawing.this.tone(turn.position());
      }
    };
  }

  private Label label(Position position) {
    return switch (labels) {
      case VALUE -> ValueLabel.of(values.value(position));
      case OUTCOME -> Label.of(outcomes.of(position).toString());
      case TEXT, PICTURE -> Label.of(shortened(position.text()));
      case NONE -> NONE;
    };
  }

  private Optional<Canvas> picture(Position position) {
    return labels == Labels.PICTURE
        ? Optional.of(PositionFigure.small(position))
        : Optional.empty();
  }

  private Label label(LoopyValue game) {
    return switch (labels) {
      case OUTCOME -> Label.of(game.outcome().toString());
      case VALUE, TEXT, PICTURE -> ValueLabel.of(game);
      case NONE -> NONE;
    };
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  /** Values and outcomes are coloured by who wins. */
  private Tone tone(Position position) {
    return labels == Labels.OUTCOME || labels == Labels.VALUE
        ? tone(outcomes.of(position))
        : Tone.INK;
  }

  private Tone tone(Outcome outcome) {
    return labels == Labels.NONE ? Tone.INK : OutcomeTone.of(outcome);
  }
}
