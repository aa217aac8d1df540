/** Repairs of damaged texts of games. */
package org.gamester.lab.reading;
