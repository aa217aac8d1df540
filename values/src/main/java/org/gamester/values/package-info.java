/** Values of short games: the exact algebra, its order, and the tables that hold it. */
package org.gamester.values;
