/** The commands for games on heaps: Grundy values, periods, lost positions. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.heaps;
