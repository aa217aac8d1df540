/**
 * Boards, positions and their moves; the catalogue of rulesets. Knows values, evaluates nothing.
 */
@org.jspecify.annotations.NullMarked
module org.gamester.rulesets {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;
  requires org.jgrapht.core;
  requires org.jgrapht.io;

  exports org.gamester.rulesets;
  exports org.gamester.rulesets.board;
  exports org.gamester.rulesets.cards;
  exports org.gamester.rulesets.coordinates;
  exports org.gamester.rulesets.formula;
  exports org.gamester.rulesets.graph;
  exports org.gamester.rulesets.grid;
  exports org.gamester.rulesets.heap;
  exports org.gamester.rulesets.permutation;
  exports org.gamester.rulesets.plane;
  exports org.gamester.rulesets.poset;
  exports org.gamester.rulesets.strip;
  exports org.gamester.rulesets.tree;
  exports org.gamester.rulesets.words;

  uses org.gamester.rulesets.Ruleset;

  provides org.gamester.rulesets.Ruleset with
      org.gamester.rulesets.Variant,
      org.gamester.rulesets.coordinates.Chessfights,
      org.gamester.rulesets.coordinates.Cutcake,
      org.gamester.rulesets.coordinates.GeographyTriple,
      org.gamester.rulesets.coordinates.PartizanEuclid,
      org.gamester.rulesets.coordinates.WindUp,
      org.gamester.rulesets.coordinates.Wythoff,
      org.gamester.rulesets.formula.AvoidTrue,
      org.gamester.rulesets.graph.ArcKayles,
      org.gamester.rulesets.graph.Col,
      org.gamester.rulesets.graph.DigraphPlacement,
      org.gamester.rulesets.graph.Fjords,
      org.gamester.rulesets.graph.GeographyGraph,
      org.gamester.rulesets.graph.Hackenbush,
      org.gamester.rulesets.graph.ImpartialGeography,
      org.gamester.rulesets.graph.NodeKayles,
      org.gamester.rulesets.graph.PartizanArcKayles,
      org.gamester.rulesets.graph.Sim,
      org.gamester.rulesets.graph.Snort,
      org.gamester.rulesets.graph.Switching,
      org.gamester.rulesets.grid.Amazons,
      org.gamester.rulesets.grid.BattleSheep,
      org.gamester.rulesets.grid.ClobberFamily,
      org.gamester.rulesets.grid.Cram,
      org.gamester.rulesets.grid.Domineering,
      org.gamester.rulesets.grid.Fission,
      org.gamester.rulesets.grid.GeographyBoard,
      org.gamester.rulesets.grid.Hex,
      org.gamester.rulesets.grid.KingDirt,
      org.gamester.rulesets.grid.Konane,
      org.gamester.rulesets.grid.NoGo,
      org.gamester.rulesets.grid.SkiJumps,
      org.gamester.rulesets.grid.TicTacToe,
      org.gamester.rulesets.grid.Y,
      org.gamester.rulesets.heap.Dominim,
      org.gamester.rulesets.heap.FibonacciNim,
      org.gamester.rulesets.heap.GkRecursion,
      org.gamester.rulesets.heap.Mem,
      org.gamester.rulesets.heap.Nim,
      org.gamester.rulesets.heap.Octal,
      org.gamester.rulesets.heap.Spawning,
      org.gamester.rulesets.heap.Splittles,
      org.gamester.rulesets.heap.Subtraction,
      org.gamester.rulesets.heap.SylverCoinage,
      org.gamester.rulesets.heap.TakeAway,
      org.gamester.rulesets.heap.Tartan,
      org.gamester.rulesets.heap.Turning,
      org.gamester.rulesets.permutation.Quicksort,
      org.gamester.rulesets.plane.BrusselsSprouts,
      org.gamester.rulesets.plane.Sprouts,
      org.gamester.rulesets.poset.Chomp,
      org.gamester.rulesets.poset.PartizanPoset,
      org.gamester.rulesets.poset.Pomax,
      org.gamester.rulesets.poset.Young,
      org.gamester.rulesets.strip.Phutball,
      org.gamester.rulesets.strip.ToadsAndFrogs,
      org.gamester.rulesets.strip.TopplingDominoes,
      org.gamester.rulesets.tree.Tree,
      org.gamester.rulesets.tree.TypedValue,
      org.gamester.rulesets.words.WordGeography;
}
