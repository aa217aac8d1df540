package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.compound.FormRules;
import org.gamester.rulesets.compound.Part;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Player;
import org.gamester.values.misere.MisereGame;
import org.gamester.values.misere.MisereGameWriter;

/** A canonical game of misere play as a game of the language: its moves are its options. */
public record MiserePosition(MisereGame game)
    implements ImpartialPosition, Part, Classified, Printable, UniversallyOrdered {

  /** The canonical form of the sum with another game. */
  public MiserePosition plus(MiserePosition other) {
    return new MiserePosition(game.maker().sum(game, other.game));
  }

  @Override
  public Rules rules() {
    return FormRules.of(Convention.NORMAL);
  }

  @Override
  public String text() {
    return MisereGameWriter.exact().write(game);
  }

  @Override
  public List<Position> options() {
    List<Position> options = new ArrayList<>();
    game.options().forEach(option -> options.add(new MiserePosition(option)));
    return options;
  }

  @Override
  public List<Position> options(Player player) {
    return options();
  }

  @Override
  public List<Move> moves() {
    return Part.super.moves(Player.LEFT);
  }

  @Override
  public List<Move> moves(Player player) {
    return moves();
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.MISERE_CANONICAL_GAME;
  }

  @Override
  public void print(Printer printer) {
    MisereGameWriter writer =
        printer.isExact() ? MisereGameWriter.exact() : MisereGameWriter.classic();
    printer.raw(writer.write(game));
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS - 1;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    return game.compareTo(game.maker().own(((MiserePosition) other).game));
  }

  @Override
  public String toString() {
    return text();
  }
}
