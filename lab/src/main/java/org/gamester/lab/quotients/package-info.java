/** Misere quotients of games on heaps and of other positions, and their periods. */
@org.jspecify.annotations.NullMarked
package org.gamester.lab.quotients;
