/** Lists of games: all that are born by a day, and random ones. */
@NullMarked
package org.gamester.values.enumeration;

import org.jspecify.annotations.NullMarked;
