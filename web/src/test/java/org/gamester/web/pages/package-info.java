/** Tests of the pages. */
package org.gamester.web.pages;
