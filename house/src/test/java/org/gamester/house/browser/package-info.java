/** The workbench as a person uses it: real commands, a real browser. */
package org.gamester.house.browser;
