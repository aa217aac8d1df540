package org.gamester.lab.claims;

/**
 * A named condition under which a claim is made.
 *
 * @param name as it is shown and as {@code --without} names it
 * @param condition which cases satisfy it
 * @param droppable whether it makes sense to ask what happens without it; a condition that only
 *     says where the objects exist does not
 */
public record Hypothesis(String name, Condition condition, boolean droppable) {}
