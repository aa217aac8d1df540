/** Integer variables, their ranges, and the cases of a range in order of size. */
package org.gamester.lab;
