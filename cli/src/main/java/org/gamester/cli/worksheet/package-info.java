/** The commands that evaluate inputs of the language. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.worksheet;
