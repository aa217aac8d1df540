package org.gamester.script.games;

import java.util.Map;
import org.gamester.rulesets.Variant.Kind;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;

/** A ruleset whose positions are played under other rules for the moves, see {@link Kind}. */
public final class VariantRules extends NamedRules {

  private final Kind variant;
  private final Object ruleset;

  /**
   * @param name a name of its own such as {@code game.grid.Cram}; empty if it has none
   */
  public VariantRules(Kind variant, Object ruleset, String name) {
    super(type(variant), name, Map.of("ruleset", ruleset));
    this.variant = variant;
    this.ruleset = ruleset;
  }

  private static LanguageClass type(Kind variant) {
    return switch (variant) {
      case IMPARTIAL -> RulesetClasses.IMPARTIAL_VARIANT_RULESET;
      case DICOTIC -> RulesetClasses.DICOTIC_VARIANT_RULESET;
      case TWISTED -> RulesetClasses.TWISTED_VARIANT_RULESET;
    };
  }

  public Kind variant() {
    return variant;
  }

  /** The ruleset itself. */
  public Object ruleset() {
    return ruleset;
  }
}
