/** From the text of a worksheet to its syntax tree. */
package org.gamester.script.syntax;
