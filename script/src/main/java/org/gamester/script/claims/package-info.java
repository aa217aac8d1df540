/** Claims as text: files of statements in the worksheet language, which are checked. */
package org.gamester.script.claims;
