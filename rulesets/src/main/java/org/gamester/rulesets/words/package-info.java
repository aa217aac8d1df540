/** Games on lists of names. */
package org.gamester.rulesets.words;
