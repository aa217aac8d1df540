/** Evaluates the syntax tree of a worksheet. */
package org.gamester.script.evaluation;
