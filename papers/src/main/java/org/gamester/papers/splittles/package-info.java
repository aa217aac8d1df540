/** The claims of G. A. Mesdal III, <i>Partizan Splittles</i> (2009). */
package org.gamester.papers.splittles;
