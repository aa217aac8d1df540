package org.gamester.cli.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.Result;

/**
 * What a session is started with.
 *
 * @param catalogue the rulesets whose positions are read and completed
 * @param help answers questions
 * @param complaint what to say of an input that failed: the input, and the failure
 * @param duration reads how long an input may take; throws IllegalArgumentException for other texts
 * @param drawing draws an object in characters; empty for what is not drawn
 * @param history the file in which inputs are kept; empty for none
 * @param coloured whether what is typed is coloured
 */
public record SessionSettings(
    Catalogue catalogue,
    Help help,
    BiFunction<String, Result.Failure, String> complaint,
    Function<String, Duration> duration,
    Function<Object, String> drawing,
    Optional<Path> history,
    boolean coloured) {}
