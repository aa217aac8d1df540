/** How games end when both players stop at numbers: adorned stops, confusion intervals, counts. */
package org.gamester.values.stops;
