/** Families of games over ranges as tables: any columns, in several formats. */
package org.gamester.lab.tables;
