/** Questions to the program, and its answers. */
package org.gamester.web.answers;
