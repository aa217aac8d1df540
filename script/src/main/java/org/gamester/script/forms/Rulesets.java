package org.gamester.script.forms;

import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;

/**
 * The rulesets whose positions a worksheet knows, and what evaluates them.
 *
 * @param catalogue the rulesets
 * @param evaluator finds values of positions and remembers them
 */
public record Rulesets(Catalogue catalogue, Evaluator evaluator) {}
