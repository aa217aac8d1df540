package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Placements;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/// The searches of whole boards, for one thread: one for each board that has been asked about, with
/// the tables that its bounds have filled.
final class PlacementSearches {

  private final SearchParts parts;
  private final ComponentMoves moves;
  private final Function<Component, ShortGame> value;
  private final Map<Shape, Optional<PlacementSearch>> made = new HashMap<>();

  /// A board without its pieces.
  record Shape(Packing packing, int rows, int columns) {}

  /// A position as its search knows it.
  ///
  /// @param free its free cells
  record Asked(PlacementSearch search, long free) {}

  /// @param parts what is shared by all threads
  /// @param value evaluates a component
  PlacementSearches(SearchParts parts, ComponentMoves moves, Function<Component, ShortGame> value) {
    this.parts = parts;
    this.moves = moves;
    this.value = value;
  }

  /// The search for a position, if it is a board on which pieces are placed, and can be bounded.
  @Nullable Asked of(Position position) {
    Packing packing = position.packing().orElse(null);
    if (packing == null) {
      return null;
    }
    Placements board = moves.placements(packing, position);
    if (board == null) {
      return null;
    }
    Shape shape = new Shape(packing, board.rows(), board.columns());
    return made.computeIfAbsent(shape, asked -> search(asked, board))
        .map(search -> new Asked(search, board.free()))
        .orElse(null);
  }

  private Optional<PlacementSearch> search(Shape shape, Placements board) {
    PlacementBounds bounds =
        PlacementBounds.of(board, (whole, free) -> values(shape.packing(), whole, free));
    return bounds == null
        ? Optional.empty()
        : Optional.of(
            new PlacementSearch(
                board,
                bounds,
                parts.decided(shape),
                new EvaluationReport(new LongAdder(), () -> 0, progress -> {})));
  }

  private List<ShortGame> values(Packing packing, Placements board, long free) {
    List<ShortGame> values = new ArrayList<>();
    for (ComponentMoves.Part part : moves.parts(packing, board, free)) {
      ShortGame found = value.apply(part.component());
      values.add(part.isNegative() ? found.negate() : found);
    }
    return values;
  }
}
