/** Games that keep their form: explicit games, sums and products that are not evaluated at once. */
package org.gamester.script.forms;
