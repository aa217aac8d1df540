@org.jspecify.annotations.NullMarked
package org.gamester.rulesets.board;
