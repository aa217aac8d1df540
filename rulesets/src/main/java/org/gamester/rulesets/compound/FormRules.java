package org.gamester.rulesets.compound;

import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * The rules of forms, and of positions that are written as if they were one: each is its own text,
 * which may be longer than the form by far.
 */
public final class FormRules extends Game {

  private static final List<FormRules> BY_CONVENTION =
      Arrays.stream(Convention.values()).map(FormRules::new).toList();

  private final Convention convention;

  private FormRules(Convention convention) {
    super(Description.of("form", "Move to an option of the form.", "'{1|2}'"));
    this.convention = convention;
  }

  public static FormRules of(Convention convention) {
    return BY_CONVENTION.get(convention.ordinal());
  }

  @Override
  public Convention convention() {
    return convention;
  }

  @Override
  public Position read(TextReader text) {
    throw text.expected("a position of a ruleset");
  }

  @Override
  public String text(Position position) {
    return position instanceof NegativePosition negative
        ? "-" + text(negative.base())
        : position.text();
  }

  @Override
  public String orderKey(Position position) {
    return "form " + position.hashCode();
  }
}
