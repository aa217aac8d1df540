/** Tables of families of games over ranges, with any columns, in several formats. */
package org.gamester.lab.tables;
