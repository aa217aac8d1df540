package org.gamester.script.files;

import java.util.List;
import java.util.Objects;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.SelfChecked;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.compound.Summands;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.ScriptException;
import org.jspecify.annotations.Nullable;

/**
 * A ruleset that is written in the language, played on anything: heaps, pairs of numbers, graphs,
 * or whatever its positions hold. A position is written as the arguments that make it.
 */
final class WrittenRuleset extends Game implements WrittenRules, SelfChecked {

  private final WrittenClass type;
  private final WrittenArguments arguments;
  private final @Nullable Instance chosen;
  private final @Nullable RulesetMaker maker;

  /**
   * The ruleset as the catalogue lists it, its parameters not yet chosen.
   *
   * @param maker makes the rules that parameters choose; null if none are asked for
   */
  WrittenRuleset(WrittenClass type, @Nullable RulesetMaker maker) {
    this(type, Parameters.NONE, null, maker);
  }

  WrittenRuleset(
      WrittenClass type,
      Parameters given,
      @Nullable Instance chosen,
      @Nullable RulesetMaker maker) {
    super(ClassDescription.of(type), given);
    this.type = type;
    this.arguments = new WrittenArguments(type);
    this.chosen = chosen;
    this.maker = maker;
  }

  @Override
  public Rules rules(Parameters given) {
    Instance ruleset =
        type.isSingleton()
            ? Faults.checked(id(), () -> type.single(type.home().evaluation()))
            : arguments.ruleset(given, this);
    return Faults.checked(
        id(), () -> Objects.requireNonNull(maker).rules(ruleset, given).asRules());
  }

  @Override
  public void requireSound() {
    Faults.checked(
        id(),
        () -> {
          type.requireSound();
          return type;
        });
  }

  @Override
  protected Object edition() {
    return type;
  }

  @Override
  public Convention convention() {
    return type.conventionOfPositions();
  }

  @Override
  public Rules asRules() {
    return this;
  }

  @Override
  public String name() {
    return text();
  }

  @Override
  public Instance object() {
    return chosen != null
        ? chosen
        : Faults.checked(id(), () -> type.single(type.home().evaluation()));
  }

  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    String written = text.rest();
    text.moveTo(text.end());
    Object ruleset = object();
    Object game;
    try {
      game = arguments.position(ruleset, written.strip(), description().boardKind());
    } catch (ScriptException e) {
      if (e.positions().isEmpty()) {
        throw text.errorAt(start, e.getMessage() + (e.detail().isEmpty() ? "" : " " + e.detail()));
      }
      throw Faults.of(id(), e);
    } catch (TextException e) {
      throw text.errorAt(Math.min(start + e.offset(), text.end()), e.complaint());
    }
    if (!Forms.isGame(game)) {
      throw text.errorAt(start, "that is not a position of " + id());
    }
    return game instanceof RulePosition heap
        ? new WrittenHeap(this, heap)
        : Summands.sumOf(Forms.position(game));
  }

  @Override
  public String positionText(GameInstance game) {
    return arguments.text(game);
  }

  @Override
  public String picture(GameInstance game) {
    return arguments.picture(game, positionText(game));
  }

  @Override
  public @Nullable Object board(GameInstance game) {
    List<Object> values = game.arguments();
    return values.size() == 1 ? values.getFirst() : null;
  }

  @Override
  public String fault() {
    try {
      type.requireSound();
      return "";
    } catch (ScriptException e) {
      return Faults.inFile(type.name(), e);
    }
  }
}
