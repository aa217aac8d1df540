/** How texts leave the program: streams, files, answers in JSON and in LaTeX. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.output;
