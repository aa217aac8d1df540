/** What a page must know of positions in order to show them and to let people change them. */
package org.gamester.web.boards;
