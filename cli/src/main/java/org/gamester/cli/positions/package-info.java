/** The commands for one position: its value, its moves, who wins it. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.positions;
