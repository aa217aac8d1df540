/** Impartial games under misere play: canonical forms, sums and genera. */
@NullMarked
package org.gamester.values.misere;

import org.jspecify.annotations.NullMarked;
