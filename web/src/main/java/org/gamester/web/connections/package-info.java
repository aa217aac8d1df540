/** The connections of clients, and what ends with them. */
package org.gamester.web.connections;
