/** How items are put into groups by what they cost; knows nothing of Spark. */
@org.jspecify.annotations.NullMarked
package org.gamester.spark.groups;
