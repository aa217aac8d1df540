package org.gamester.script.files;

import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.SelfChecked;
import org.gamester.rulesets.TextReader;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.output.ValueWriter;
import org.jspecify.annotations.Nullable;

/**
 * The rules of games whose class belongs to no ruleset; they are written as the language writes.
 */
final class LooseRules extends Game implements WrittenRules, SelfChecked {

  private final WrittenClass type;

  LooseRules(WrittenClass type) {
    super(
        Description.of(
            ClassDescription.id(type.name()),
            "A game of the class " + type.qualifiedName() + ".",
            type.qualifiedName()));
    this.type = type;
  }

  @Override
  protected Object edition() {
    return type;
  }

  @Override
  public Position read(TextReader text) {
    throw text.expected("a position of a ruleset");
  }

  @Override
  public String text(Position position) {
    return position.text();
  }

  @Override
  public Convention convention() {
    return type.convention();
  }

  @Override
  public Rules asRules() {
    return this;
  }

  @Override
  public String name() {
    return type.qualifiedName();
  }

  @Override
  public @Nullable Instance object() {
    return null;
  }

  @Override
  public String positionText(GameInstance game) {
    return ValueWriter.EXACT.write(game);
  }

  @Override
  public String picture(GameInstance game) {
    return positionText(game);
  }

  @Override
  public @Nullable Object board(GameInstance game) {
    return null;
  }
}
