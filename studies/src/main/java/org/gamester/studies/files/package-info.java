/** The file of a study. */
package org.gamester.studies.files;
