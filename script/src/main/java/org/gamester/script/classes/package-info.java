/** The class tree of the worksheet language: classes, their members, parameters and overloads. */
package org.gamester.script.classes;
