package org.example;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.NullUnmarked;

/** A user's ruleset with the fault that the text of a position names. */
@NullUnmarked // so are users' classes
public final class Faulty extends Game {
  public Faulty(String id) {
    this(Description.of(id, "Whatever is asked goes wrong.", "faulty(none)"));
  }

  private Faulty(Description description) {
    super(description);
  }

  public static Faulty withoutName() {
    return new Faulty((String) null);
  }

  public static Faulty withoutDescription() {
    return new Faulty((Description) null);
  }

  @Override
  public Position read(TextReader text) {
    String fault = text.rest();
    text.moveTo(text.end());
    if (fault.equals("read null")) {
      return null;
    }
    if (fault.equals("read throws")) {
      throw new ArrayIndexOutOfBoundsException("no such row");
    }
    return new Stone(this, fault);
  }

  /** One move for each player, to nothing. */
  public record Stone(Faulty rules, String fault) implements Position {
    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // what a user's careless cast amounts to
    public List<Move> moves(Player player) {
      if (fault.isEmpty()) {
        return List.of();
      }
      return switch (fault) {
        case "moves null" -> null;
        case "moves with null" -> Collections.singletonList(null);
        case "moves of strings" -> new ArrayList(List.of("stone"));
        case "moves throws" -> throw new IllegalStateException("no stone");
        case "moves recurses" -> moves(player);
        case "move to null" -> List.of(Move.of(null, "away"));
        default -> List.of(Move.of(new Stone(rules, ""), "away"));
      };
    }

    @Override
    public String text() {
      return switch (fault) {
        case "text null" -> null;
        case "text throws" -> throw new IllegalStateException();
        default -> fault;
      };
    }

    @Override
    public List<? extends Position> components() {
      return fault.equals("components null") ? null : List.of(this);
    }

    @Override
    public Position normalForm() {
      return fault.equals("normal form null") ? null : this;
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Optional<ShortGame> knownValue() {
      return fault.equals("value is a string") ? (Optional) Optional.of("0") : Optional.empty();
    }
  }
}
