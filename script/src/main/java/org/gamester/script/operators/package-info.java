/** What the operators of the worksheet language do, by the classes of their operands. */
package org.gamester.script.operators;
