package org.gamester.script.syntax;

import java.util.List;

/**
 * What was given for evaluation.
 *
 * @param statements in order; none if the text was empty
 * @param printed whether the value of the last one is to be printed: the text does not end with a
 *     semicolon and is not empty
 */
public record Program(Source source, List<Expression> statements, boolean printed) {}
