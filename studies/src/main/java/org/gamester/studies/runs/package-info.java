/** The work at a study, on all processors. */
package org.gamester.studies.runs;
