/** Thermographs and number lines. */
package org.gamester.figures.thermographs;
