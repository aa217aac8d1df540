package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.quotients.HeapQuotient;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.misere.quotients.MisereQuotient;
import org.gamester.values.misere.quotients.Presentation;

/** The misere quotient of a game on heaps; as text, only its order is printed. */
public final class GameQuotient implements Classified, Printable {
  private final HeapQuotient.Found found;
  private final Presentation presentation;

  private GameQuotient(HeapQuotient.Found found) {
    this.found = found;
    this.presentation = found.presentation();
  }

  /**
   * The quotient of the heaps up to one, or those up to which a period is proved.
   *
   * @throws ScriptException if it has too many elements
   */
  static GameQuotient of(HeapGame game, int last, int mostElements) {
    HeapQuotient.Found found = new HeapQuotient(game, mostElements).upTo(last);
    if (found.isTooLarge()) {
      throw new ScriptException(
          "The misere quotient of the heaps up to " + found.heaps() + " is too large.",
          "that of the heaps up to %s has %s elements"
              .formatted(found.heaps() - 1, found.quotient().order()));
    }
    return new GameQuotient(found);
  }

  private MisereQuotient quotient() {
    return found.quotient();
  }

  /** The number of elements. */
  public int order() {
    return quotient().order();
  }

  /** The elements that are P-positions. */
  public Object pPortion() {
    return texts(quotient().pPortion().stream().mapToObj(presentation::text).toList());
  }

  /** The element of each heap, from the empty one on. */
  public Object phi() {
    List<String> elements = new ArrayList<>();
    for (int heap = 0; heap < quotient().games(); heap++) {
      elements.add(presentation.text(quotient().element(heap)));
    }
    return texts(elements);
  }

  /** The heaps of which the elements are the generators a, b, c, ... */
  public Object generators() {
    return ObjectList.of(presentation.games().stream().map(Conversion::toObject).toList());
  }

  /** The rules by which products are rewritten. */
  public Object relations() {
    return texts(presentation.rules());
  }

  private static Object texts(List<String> texts) {
    return ObjectList.of(new ArrayList<Object>(texts));
  }

  /** Whether it is that of sums of heaps of Nim. */
  public boolean isTame() {
    return quotient().isTame();
  }

  /** The period of the elements, if it is proved. */
  public Object periodicity() {
    return found
        .period()
        .<Object>map(period -> new Periodicity(period.length(), period.start(), 0))
        .orElse(Nothing.NOTHING);
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.MISERE_QUOTIENT;
  }

  @Override
  public void print(Printer printer) {
    printer.raw("<MisereQuotient of order " + order() + ">");
  }
}
