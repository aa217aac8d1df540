/** All invariants of a value at once. */
@org.jspecify.annotations.NullMarked
package org.gamester.values.invariants;
