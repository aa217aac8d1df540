/** Families of positions, whose texts have variables. */
package org.gamester.studies.families;
