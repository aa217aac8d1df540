/** Tests of the server, through real connections. */
package org.gamester.web;
