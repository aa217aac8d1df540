/** The command that checks the claims of papers. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.claims;
