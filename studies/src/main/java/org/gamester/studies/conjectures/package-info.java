/** What seems to hold of all rows of a study, as claims. */
package org.gamester.studies.conjectures;
