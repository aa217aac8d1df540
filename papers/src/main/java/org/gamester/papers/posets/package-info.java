/** The claims of Wahlberg's <i>Partizan Poset Games</i> (2014). */
package org.gamester.papers.posets;
