package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Other ways to play a position G of any ruleset. Positions are complete, {@code
 * impartial(clobber(xo|ox))}; before the name of a ruleset, as in {@code impartial clobber(xo|ox)}
 * or {@code impartial(clobber)(xo|ox)}, a variant applies to all positions of that ruleset.
 *
 * <ul>
 *   <li>impartial: each player may make the moves of both;
 *   <li>dicotic: a player has moves only where the opponent has one too;
 *   <li>twisted: after each move the players exchange their roles. Since tw(-H) = -tw(H), which
 *       follows by induction from tw(H) = {-tw(H^L)|-tw(H^R)}, a move of G to H leads to tw(-H).
 * </ul>
 *
 * <p>An impartial variant of a sum is the sum of the variants of its parts, since each move is one
 * in one part. The other two do not fall apart.
 */
public final class Variant extends Game {
  private static final String KIND = "kind";
  private static final String IMPARTIAL = "impartial";
  private static final String DICOTIC = "dicotic";
  private static final String TWISTED = "twisted";

  private static final Description DESCRIPTION =
      Description.of(
              "variant",
              "Play a position of another ruleset in another way: impartial, where each player may"
                  + " make the moves of both; dicotic, where a player has moves only if the"
                  + " opponent has one too; or twisted, where the players exchange roles after each"
                  + " move.",
              "impartial(clobber(xoxo|oxox))")
          .notation(
              "A position of another ruleset, in brackets:"
                  + " `impartial(clobber(xo|ox))`. Before a name it changes each position"
                  + " of that ruleset: `impartial clobber(xo|ox)`.")
          .parameters(new Parameter(KIND, IMPARTIAL, "impartial, dicotic or twisted"))
          .either()
          .smallPositions(
              "domineering(1x2)",
              "domineering(2x2)",
              "domineering(2x3)",
              "clobber(xxo)",
              "hackenbush(xo)")
          .reference("A. N. Siegel, Combinatorial Game Theory (2013), for dicotic games")
          .named(
              NamedGame.of(
                  "dicotic",
                  "dicotic",
                  "Play a position of another ruleset so that a player has moves only if the"
                      + " opponent has one too."),
              NamedGame.of(
                  "impartial",
                  "impartial",
                  "Play a position of another ruleset so that each player may make the moves of"
                      + " both."),
              NamedGame.of(
                  "twisted",
                  "twisted",
                  "Play a position of another ruleset so that the players exchange roles after"
                      + " each move."));

  /** In which way a position is played. */
  public enum Kind {
    /** Each player may make the moves of both. */
    IMPARTIAL,
    /** A player has moves only where the opponent has one too. */
    DICOTIC,
    /** After each move the players exchange their roles. */
    TWISTED;

    /** As in texts. */
    private String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A position that is another one, played in another way. */
  public sealed interface Of extends Position {

    @Override
    Variant rules();

    /** The other one. */
    Position base();

    @Override
    default String text() {
      return base().rules().text(base());
    }

    @Override
    default String picture() {
      return base().picture();
    }

    @Override
    default Appearance appearance() {
      return base().appearance();
    }
  }

  private static final Map<Kind, Variant> STANDARD =
      Arrays.stream(Kind.values())
          .collect(Collectors.toUnmodifiableMap(kind -> kind, kind -> standard(kind)));

  private final Kind kind;
  private final @Nullable Catalogue catalogue;

  /** The impartial variant. */
  public Variant() {
    this(Parameters.NONE, Kind.IMPARTIAL, null);
  }

  private Variant(Parameters parameters, Kind kind, @Nullable Catalogue catalogue) {
    super(DESCRIPTION, parameters);
    this.kind = kind;
    this.catalogue = catalogue;
  }

  @Override
  public Variant rules(Parameters given) {
    String word = given.word(KIND, IMPARTIAL, DICOTIC, TWISTED);
    return new Variant(given, Kind.valueOf(word.toUpperCase(Locale.ROOT)), catalogue);
  }

  private static Variant standard(Kind kind) {
    Variant family = new Variant();
    return family.rules(Parameters.of(family, kind.text()));
  }

  public Kind kind() {
    return kind;
  }

  /** These rules, with positions of the rulesets of a catalogue. */
  Variant in(Catalogue ofPositions) {
    return new Variant(chosen(), kind, ofPositions);
  }

  /** A variant of a sum is not the sum of the variants. */
  @Override
  public boolean readsPlus() {
    return true;
  }

  /**
   * Reads a complete position or a sum of any rulesets, to which as a whole the variant applies.
   */
  @Override
  public Position read(TextReader text) {
    int start = text.offset();
    Catalogue from = catalogue == null ? Catalogue.standard() : catalogue;
    Position base = SumReader.read(from.forVariants(), text.part(start, text.end()));
    text.moveTo(text.end());
    return of(base, text, start);
  }

  /**
   * This variant of a position that was read.
   *
   * @throws TextException if the position is not of normal play
   */
  Position of(Position base, TextReader text, int start) {
    try {
      requireNormalPlay(base);
    } catch (ConventionException e) {
      throw text.errorAt(start, String.valueOf(e.getMessage()));
    }
    return of(base);
  }

  /**
   * A variant of any position.
   *
   * @throws ConventionException if the position is not of normal play
   */
  public static Of of(Kind kind, Position base) {
    Variant variant = Objects.requireNonNull(STANDARD.get(kind));
    variant.requireNormalPlay(base);
    return variant.of(base);
  }

  private void requireNormalPlay(Position base) {
    Convention convention = Convention.of(base);
    if (convention != Convention.NORMAL) {
      throw ConventionException.noVariant(kind.text(), base.rules(), convention);
    }
  }

  private Of of(Position base) {
    return switch (kind) {
      case IMPARTIAL ->
          new ImpartialVariant(this, base instanceof NegativePosition of ? of.base() : base);
      default -> new PartizanVariant(this, base);
    };
  }

  /** Both players have the moves of both. */
  private record ImpartialVariant(Variant rules, Position base) implements Of, ImpartialPosition {

    /** Left's moves, then Right's, named by whose they are unless both have the same. */
    @Override
    public List<Move> moves() {
      List<Move> moves = new ArrayList<>();
      if (base.isImpartial()) {
        base.moves(Player.LEFT).forEach(move -> moves.add(named("", move)));
      } else {
        base.moves(Player.LEFT).forEach(move -> moves.add(named("Left ", move)));
        base.moves(Player.RIGHT).forEach(move -> moves.add(named("Right ", move)));
      }
      return moves;
    }

    @Override
    public List<Position> options(Player player) {
      List<Position> options = new ArrayList<>(base.options(Player.LEFT));
      if (!base.isImpartial()) {
        options.addAll(base.options(Player.RIGHT));
      }
      options.replaceAll(rules::of);
      return options;
    }

    private Move named(String whose, Move move) {
      return Move.of(rules.of(move.to()), () -> whose + move.name());
    }

    @Override
    public List<? extends Position> components() {
      Optional<Position> faster = base.forBothPlayers();
      if (faster.isPresent()) {
        return faster.get().components();
      }
      List<? extends Position> parts = base.components();
      if (base.isImpartial()) {
        return parts;
      }
      return parts.size() == 1 && parts.getFirst().equals(base)
          ? List.of(this)
          : parts.stream().map(rules::of).toList();
    }

    @Override
    public Position normalForm() {
      if (base.isImpartial()) {
        return base.normalForm();
      }
      Optional<Position> faster = base.forBothPlayers();
      if (faster.isPresent()) {
        return faster.get().normalForm();
      }
      List<? extends Position> parts = components();
      if (parts.size() != 1) {
        return DisjunctiveSum.of(parts).normalForm();
      }
      if (!parts.getFirst().equals(this)) {
        return parts.getFirst().normalForm();
      }
      Position form = base.normalForm();
      return form instanceof DisjunctiveSum
          ? DisjunctiveSum.of(rules.of(form).components()).normalForm()
          : rules.of(form);
    }

    @Override
    public Optional<ShortGame> knownValue() {
      return base.isImpartial() ? base.knownValue() : Optional.empty();
    }

    @Override
    public String toString() {
      return rules.text(this);
    }
  }

  /** A dicotic or a twisted variant. */
  private record PartizanVariant(Variant rules, Position base) implements Of {

    @Override
    public List<Move> moves(Player player) {
      return mayMove(player)
          ? base.moves(player).stream().map(move -> Move.of(after(move.to()), move::name)).toList()
          : List.of();
    }

    @Override
    public List<Position> options(Player player) {
      return mayMove(player) ? base.options(player).stream().map(this::after).toList() : List.of();
    }

    private boolean mayMove(Player player) {
      return rules.kind == Kind.TWISTED || !base.options(player.opponent()).isEmpty();
    }

    private Position after(Position option) {
      return rules.of(rules.kind == Kind.TWISTED ? option.negative() : option);
    }

    /**
     * A sum has its parts in one order. Equal parts are not paired off, since the variant of a sum
     * is not the sum of the variants.
     */
    @Override
    public Position normalForm() {
      if (!(base instanceof DisjunctiveSum sum)) {
        return this;
      }
      List<Position> sorted = new ArrayList<>(sum.parts());
      sorted.sort(Comparator.comparing(part -> part.rules().orderKey(part)));
      return sorted.equals(sum.parts()) ? this : rules.of(DisjunctiveSum.of(sorted));
    }

    @Override
    public Position negative() {
      return rules.of(base.negative());
    }

    @Override
    public boolean isImpartial() {
      return base.isImpartial();
    }

    @Override
    public String toString() {
      return rules.text(this);
    }
  }

  /** A variant of one ruleset, {@code impartial(clobber)}, whose positions are those of that. */
  record OfRuleset(Variant variant, Rules base) implements Rules {

    @Override
    public Ruleset ruleset() {
      return variant;
    }

    @Override
    public String text() {
      return variant.text() + "(" + base.text() + ")";
    }

    @Override
    public Position read(TextReader text) {
      int start = text.offset();
      return variant.of(SumReader.readTerm(base, text), text, start);
    }

    @Override
    public String text(Position position) {
      return variant.text(position);
    }
  }
}
