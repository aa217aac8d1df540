/** The command that lists rulesets, and the pages of the catalogue. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.catalogue;
