/** Grids, strips and graphs as objects of the worksheet language. */
package org.gamester.script.boards;
