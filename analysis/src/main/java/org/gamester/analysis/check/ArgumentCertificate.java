package org.gamester.analysis.check;

import java.util.List;
import java.util.stream.Stream;

/// A proof of an outcome by an argument that names no answer to each move, to be kept in a file and
/// checked by [ArgumentCheck].
///
/// @param claim what is proved
/// @param argument why it holds
public record ArgumentCertificate(Claim.OfOutcome claim, Argument argument) {

  /// The schema of the file.
  public static final String SCHEMA = "gamester.argument/1";

  /// Why a player wins.
  public sealed interface Argument {
    /// How the file calls it.
    String name();

    /// The first moves of the players who start and win, Left's before Right's.
    default List<String> openings() {
      return List.of();
    }

    /// The parts with their Grundy values.
    default List<GrundyPart> parts() {
      return List.of();
    }
  }

  /// A position and its Grundy value.
  public record GrundyPart(String part, int value) {}

  /// The nim sum of the Grundy values of the parts decides.
  ///
  /// @param parts all positions that can be reached in a part; each after its options
  public record NimSum(List<GrundyPart> parts) implements Argument {
    public NimSum {
      parts = List.copyOf(parts);
    }

    @Override
    public String name() {
      return "nim sum";
    }
  }

  /// The parts are pairs of a position and its negative, so that every move can be copied in the
  /// other part of its pair.
  ///
  /// @param openings the first moves that lead to such a sum, of the players who start and win
  public record Copying(List<String> openings) implements Argument {
    public Copying {
      openings = List.copyOf(openings);
    }

    @Override
    public String name() {
      return "copying";
    }
  }

  /// Whatever the opponent could do after the first move, the player who starts could have done at
  /// once.
  ///
  /// @param openings the first moves of Left and of Right
  public record StrategyStealing(List<String> openings) implements Argument {
    public StrategyStealing {
      openings = List.copyOf(openings);
    }

    @Override
    public String name() {
      return "strategy stealing";
    }
  }

  /// SHA-256, in hexadecimal digits, of the claim, the name of the argument, the openings and the
  /// parts: each as compact JSON, followed by a line feed.
  public String hash() {
    return Sha256.of(
        Stream.of(
                Stream.of(CertificateWriter.claim(claim), CertificateWriter.text(argument.name())),
                argument.openings().stream().map(CertificateWriter::text),
                argument.parts().stream().map(CertificateWriter::part))
            .flatMap(lines -> lines));
  }
}
