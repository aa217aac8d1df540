/** Writes objects of the worksheet language as text. */
package org.gamester.script.output;
