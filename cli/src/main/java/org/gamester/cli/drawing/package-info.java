/** The command that draws. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.drawing;
