/**
 * Properties of the canonical form of a value: birthday, followers, incentives, parity, companion.
 */
package org.gamester.values.structure;
