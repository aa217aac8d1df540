/**
 * Moves on grids and strips, written in the language, as bytecode that works on the boards of the
 * module rulesets. What cannot be compiled is left to the evaluation of the language, which is the
 * reference.
 */
package org.gamester.script.compiled;
