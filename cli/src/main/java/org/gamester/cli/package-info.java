/** The command line of Gamester. */
package org.gamester.cli;
