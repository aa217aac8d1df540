/** The claims of <i>Partizan Geography on K_n x K_2</i> (Nowakowski and Siegel 2007). */
package org.gamester.papers.geography;
