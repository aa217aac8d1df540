/** The commands that prove a statement, and check the certificate of a proof. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.proofs;
