/** The standard class library of the worksheet language: tables of the members of its classes. */
package org.gamester.script.members;
