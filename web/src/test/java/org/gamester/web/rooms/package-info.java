/** Tests of rooms without a server. */
package org.gamester.web.rooms;
