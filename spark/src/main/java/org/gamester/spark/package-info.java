/** Studies on a cluster of Apache Spark. */
@org.jspecify.annotations.NullMarked
package org.gamester.spark;
