/** What the names of the language and of the theory mean, for help and for the reference pages. */
package org.gamester.script.description;
