/** Exact surreal numbers: rationals, ordinals below &epsilon;<sub>0</sub>, and their quotients. */
@NullMarked
package org.gamester.values.surreals;

import org.jspecify.annotations.NullMarked;
