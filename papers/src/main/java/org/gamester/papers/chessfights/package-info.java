/** The claims of the paper on Chessfights and the recursion g_k(n). */
package org.gamester.papers.chessfights;
