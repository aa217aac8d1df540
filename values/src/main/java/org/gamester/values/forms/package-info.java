/** Literal forms {L|R} of games, and how they are simplified to the canonical form. */
package org.gamester.values.forms;
