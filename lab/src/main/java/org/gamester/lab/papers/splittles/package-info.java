/** The statements of G. A. Mesdal III, <i>Partizan Splittles</i>, as claims. */
package org.gamester.lab.papers.splittles;
