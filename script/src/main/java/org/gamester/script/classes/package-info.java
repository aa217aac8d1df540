/**
 * What a class of the worksheet language is: its name and parents, its members with their
 * parameters and overloads, and the library in which they are found.
 */
package org.gamester.script.classes;
