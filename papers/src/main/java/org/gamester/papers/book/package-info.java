/** The statements of the textbook Prove Your Move, a file of claims for each chapter. */
package org.gamester.papers.book;
