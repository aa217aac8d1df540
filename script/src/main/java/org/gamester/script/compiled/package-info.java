/**
 * Reads moves on grids and strips, written in the language, into trees that the module rulesets
 * compiles. What cannot be compiled is left to the evaluation of the language, which is the
 * reference.
 */
package org.gamester.script.compiled;
