/** Help on commands, games and the language. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.help;
