/** What the canonical form of a value tells: birthday, followers, incentives, parity, companion. */
package org.gamester.values.structure;
