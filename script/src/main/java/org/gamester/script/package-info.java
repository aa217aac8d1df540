/** The worksheet language. */
package org.gamester.script;
