/** Integer variables, the ranges they run over, and the cases of a range in order of size. */
package org.gamester.lab;
