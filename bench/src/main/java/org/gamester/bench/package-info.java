/**
 * Measurements of whole jobs, each in its own process ({@link org.gamester.bench.WholeJobs}), and
 * JMH benchmarks of single operations.
 */
package org.gamester.bench;
