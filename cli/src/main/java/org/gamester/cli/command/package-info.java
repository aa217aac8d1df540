/** What all commands have in common: limits, options, refusals, and positions as arguments. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.command;
