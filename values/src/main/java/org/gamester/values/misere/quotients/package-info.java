/** Misere quotients: finite commutative monoids in which sums of given games are played. */
@NullMarked
package org.gamester.values.misere.quotients;

import org.jspecify.annotations.NullMarked;
