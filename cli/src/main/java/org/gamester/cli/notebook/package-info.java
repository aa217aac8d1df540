/** The kernel of Jupyter: cells in the language, and what notebooks show of their values. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.notebook;
