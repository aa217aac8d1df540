/** Graphs with coloured vertices and edges, tokens and a ground. */
package org.gamester.rulesets.graph;
