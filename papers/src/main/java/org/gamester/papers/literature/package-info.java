/** Tables and statements of books and papers on many games, each with its source. */
package org.gamester.papers.literature;
