/** The rulesets of CGScript: how they are named, called and written. */
package org.gamester.script.games;
