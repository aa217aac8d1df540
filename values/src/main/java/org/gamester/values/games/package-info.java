/** The whole algebra at a glance: one class to begin with, which names what the others offer. */
package org.gamester.values.games;
