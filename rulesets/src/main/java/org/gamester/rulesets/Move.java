package org.gamester.rulesets;

/** A move: what it is called and where it leads. */
public record Move(String name, Position to) {}
