/** What can be asked: families, all boards of a size, graphs, codes, files, searches. */
package org.gamester.studies.questions;
