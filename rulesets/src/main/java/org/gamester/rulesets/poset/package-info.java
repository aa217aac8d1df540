/** Partially ordered sets with coloured elements; Young diagrams. */
package org.gamester.rulesets.poset;
