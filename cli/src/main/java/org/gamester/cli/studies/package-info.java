/** The commands for studies: questions asked of many positions, answered in a file. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.studies;
