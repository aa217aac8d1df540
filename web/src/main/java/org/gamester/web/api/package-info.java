/** The routes {@code /api/...}: what is asked in JSON. */
package org.gamester.web.api;
