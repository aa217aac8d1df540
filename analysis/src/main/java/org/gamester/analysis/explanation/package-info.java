/** Why a player wins: arguments that a reader can check line by line, as data. */
package org.gamester.analysis.explanation;
