/**
 * Measurements of whole jobs, each in a process of its own ({@link org.gamester.bench.WholeJobs}),
 * and JMH benchmarks of single operations.
 */
package org.gamester.bench;
