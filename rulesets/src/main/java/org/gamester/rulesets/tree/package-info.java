/** Games given as explicit trees. */
package org.gamester.rulesets.tree;
