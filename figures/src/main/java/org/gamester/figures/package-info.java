/** Drawings of values: thermographs. */
package org.gamester.figures;
