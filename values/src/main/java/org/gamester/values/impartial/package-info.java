/** Nimbers: the nim field, finite and transfinite, the minimal excludant, ugly products. */
@NullMarked
package org.gamester.values.impartial;

import org.jspecify.annotations.NullMarked;
