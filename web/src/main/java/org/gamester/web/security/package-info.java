/** Which requests are let in, and the header fields of every response. */
package org.gamester.web.security;
