/** The pages of the workbench and the files that they need. */
package org.gamester.web.pages;
