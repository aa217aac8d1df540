package org.gamester.script.description;

/**
 * What a name means.
 *
 * @param text one sentence or a few
 * @param example an input that shows it; may be empty
 * @param reference where its theory is found; may be empty
 */
public record Description(String text, String example, String reference) {}
