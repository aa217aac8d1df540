package org.gamester.script.evaluation;

/** Stands for an argument that was not given, where its default is found at the time of a call. */
enum Missing {
  MISSING
}
