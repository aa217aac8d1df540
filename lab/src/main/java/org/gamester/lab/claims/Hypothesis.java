package org.gamester.lab.claims;

/**
 * A named condition under which a claim is made.
 *
 * @param name its name in reports and for {@code --without}
 * @param condition satisfied by the cases for which the hypothesis holds
 * @param droppable whether the claim makes sense without it, which it does not if the objects exist
 *     only under this condition
 */
public record Hypothesis(String name, Condition condition, boolean droppable) {}
