/** Heaps of tokens: taking, splitting, octal codes. */
package org.gamester.rulesets.heap;
