/** The worksheet on a terminal: a dialogue with editing, completion, history and help. */
package org.gamester.cli.session;
