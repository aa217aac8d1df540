/** Plays between two people at two screens. */
package org.gamester.web.rooms;
