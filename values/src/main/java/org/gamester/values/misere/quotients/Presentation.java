package org.gamester.values.misere.quotients;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.values.Computation;

/**
 * A misere quotient by generators and rules. The generators are the elements of the games that are
 * no products of those of earlier games; they are called a, b, c and so on. Each element is written
 * as the first product of generators that makes it, in the order of degree, then of letters; each
 * rule rewrites a product that is not the first, and of which all proper parts are. Applied as long
 * as one fits, in any order, the rules lead every product to that of its element.
 */
public final class Presentation {
  private static final int LETTERS = 26;

  private final List<Integer> games = new ArrayList<>();
  private final List<Integer> elements = new ArrayList<>();
  private final List<Rule> rules = new ArrayList<>();
  private final List<Optional<List<Integer>>> products;

  /** A product of generators, by their exponents, is that of {@code to}. */
  private record Rule(List<Integer> from, List<Integer> to) {
    boolean fits(List<Integer> product) {
      return IntStream.range(0, from.size()).allMatch(i -> from.get(i) <= product.get(i));
    }
  }

  private Presentation(MisereQuotient quotient) {
    BitSet generated = new BitSet();
    generated.set(0);
    for (int game = 0; game < quotient.games(); game++) {
      int element = quotient.element(game);
      if (!generated.get(element)) {
        games.add(game);
        elements.add(element);
        close(quotient, generated);
      }
    }
    this.products = new ArrayList<>(Collections.nCopies(quotient.order(), Optional.empty()));
    findProducts(quotient);
  }

  /** The presentation of a quotient. */
  public static Presentation of(MisereQuotient quotient) {
    return new Presentation(quotient);
  }

  /** Adds the products with the last generator. */
  private void close(MisereQuotient quotient, BitSet generated) {
    BitSet open = (BitSet) generated.clone();
    while (!open.isEmpty()) {
      Computation.poll();
      int element = open.nextSetBit(0);
      open.clear(element);
      int product = quotient.times(element, elements.getLast());
      if (!generated.get(product)) {
        generated.set(product);
        open.set(product);
      }
    }
  }

  /** Degree by degree; a product is made from the one without its last letter. */
  private void findProducts(MisereQuotient quotient) {
    record Found(List<Integer> product, int element, int last) {}
    List<Integer> one = Collections.nCopies(elements.size(), 0);
    products.set(0, Optional.of(one));
    List<Found> degree = List.of(new Found(one, 0, 0));
    while (!degree.isEmpty()) {
      List<Found> next = new ArrayList<>();
      for (Found found : degree) {
        for (int letter = found.last; letter < elements.size(); letter++) {
          Computation.poll();
          List<Integer> product = new ArrayList<>(found.product);
          product.set(letter, product.get(letter) + 1);
          int element = quotient.times(found.element, elements.get(letter));
          if (rules.stream().anyMatch(rule -> rule.fits(product))) {
            continue;
          }
          Optional<List<Integer>> first = products.get(element);
          if (first.isPresent()) {
            rules.add(new Rule(product, first.get()));
          } else {
            products.set(element, Optional.of(product));
            next.add(new Found(product, element, letter));
          }
        }
      }
      degree = next;
    }
  }

  /** The games whose elements are the generators, in the order of their letters. */
  public List<Integer> games() {
    return List.copyOf(games);
  }

  /** The letters of the generators. */
  public List<String> generators() {
    return IntStream.range(0, games.size()).mapToObj(Presentation::letter).toList();
  }

  private static String letter(int generator) {
    String letter = String.valueOf((char) ('a' + generator % LETTERS));
    return generator < LETTERS ? letter : letter + generator / LETTERS;
  }

  /** The rules, each as {@code a^2 = 1}. */
  public List<String> rules() {
    return rules.stream().map(rule -> text(rule.from) + " = " + text(rule.to)).toList();
  }

  /** An element as a product of generators: {@code ab^2}; 1 for the identity. */
  public String text(int element) {
    return text(products.get(element).orElseThrow());
  }

  private static String text(List<Integer> product) {
    String text =
        IntStream.range(0, product.size())
            .filter(i -> product.get(i) > 0)
            .mapToObj(i -> letter(i) + (product.get(i) > 1 ? "^" + product.get(i) : ""))
            .collect(Collectors.joining());
    return text.isEmpty() ? "1" : text;
  }
}
