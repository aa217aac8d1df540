/** What a study consists of: its questions and their items. */
package org.gamester.studies;
