/** Games of curves in the plane, by the regions and boundaries that they leave. */
package org.gamester.rulesets.plane;
