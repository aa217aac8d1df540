/** What shells and {@code man} read about the program: completion scripts and manual pages. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.shell;
