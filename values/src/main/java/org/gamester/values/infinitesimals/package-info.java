/**
 * Infinitesimal games and games up to infinitesimals: atomic weight, uptimals, tiny and miny,
 * generalised powers of up, reduced canonical forms.
 */
package org.gamester.values.infinitesimals;
