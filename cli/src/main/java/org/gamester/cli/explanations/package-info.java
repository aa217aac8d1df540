/** The commands that say why. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.explanations;
