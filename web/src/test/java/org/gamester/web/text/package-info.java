/** Tests of texts in Markdown. */
package org.gamester.web.text;
