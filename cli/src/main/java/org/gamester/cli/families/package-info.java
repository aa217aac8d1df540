/** The commands for families of positions: tables, series, shapes. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.families;
