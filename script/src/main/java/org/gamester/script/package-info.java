/** The worksheet language: reads, evaluates and answers expressions. */
package org.gamester.script;
