/** Moves on boards as trees, and the bytecode that they are compiled to. */
package org.gamester.rulesets.compiled;
