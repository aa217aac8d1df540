/// Strategies that a student claims to win: they are played against every move of the opponent, and
/// accepted, or refused with the shortest line on which they fail.
package org.gamester.analysis.strategy;
