/** Results that were found with Gamester; docs/discoveries.md proves those that are proved. */
package org.gamester.papers.discoveries;
