package org.gamester.script.members;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.forms.MiserePosition;
import org.gamester.script.games.GameQuotient;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Outcome;
import org.gamester.values.misere.MisereDays;
import org.gamester.values.misere.MisereGame;
import org.gamester.values.misere.MisereGames;
import org.gamester.values.misere.MisereLinks;
import org.gamester.values.misere.MisereParts;
import org.gamester.values.misere.Tameness;

/** Members of canonical games of misere play. */
final class MisereMembers {

  private static final String GAME = "h as game.misere.MisereCanonicalGame";

  private MisereMembers() {}

  static void canonicalGame(MemberTable table) {
    table
        .of(MiserePosition.class)
        .auto("Options", self -> list(self.game().options()))
        .auto("Birthday", self -> self.game().birthday())
        .auto("NimValue", self -> self.game().nimber())
        .auto("MisereNimValue", self -> self.game().misereNimber())
        .auto("Genus", self -> self.game().genus())
        .auto("MisereCanonicalForm", self -> self)
        .auto("MisereOutcomeClass", self -> self.game().isPPosition() ? Outcome.P : Outcome.N)
        .auto("Mate", self -> object(links(self).mate(self.game())))
        .auto("Parts", self -> list(parts(self).parts(self.game())))
        .auto("Partitions", self -> ObjectList.of(partitions(self)))
        .auto("IsPrime", self -> parts(self).isPrime(self.game()))
        .auto("IsEven", self -> parts(self).isEven(self.game()))
        .auto("IsNimHeap", self -> self.game().isHeap())
        .method("IsLinkedTo", GAME, (self, h) -> links(self).areLinked(self.game(), game(h[0])))
        .method("Link", GAME, (self, h) -> link(self, h[0]))
        .method("Distinguisher", GAME, (self, h) -> distinguisher(self, h[0]))
        .method("MisereMinus", GAME, (self, h) -> difference(self, h[0]));
    tameness(table, "IsTame", Tameness::isTame);
    tameness(table, "IsHalfTame", Tameness::isHalfTame);
    tameness(table, "IsTameable", Tameness::isTameable);
    tameness(table, "IsGenerallyTame", Tameness::isGenerallyTame);
    tameness(table, "IsRestive", Tameness::isRestive);
    tameness(table, "IsGenerallyRestive", Tameness::isGenerallyRestive);
    tameness(table, "IsRestless", Tameness::isRestless);
    tameness(table, "IsExtraverted", Tameness::isExtraverted);
    tameness(table, "IsIntroverted", Tameness::isIntroverted);
    table.function(
        "DayN",
        "n as Integer, maxGames as Integer ? 1000000, maxOptions as Integer ? 1000000",
        (self, x, context) ->
            list(
                MisereDays.born(
                    Conversion.smallInteger(x[0]),
                    Conversion.smallInteger(x[1]),
                    Conversion.smallInteger(x[2]))));
  }

  static void quotient(MemberTable table) {
    table
        .of(GameQuotient.class)
        .auto("Order", GameQuotient::order)
        .auto("PPortion", GameQuotient::pPortion)
        .auto("Phi", GameQuotient::phi)
        .auto("Generators", GameQuotient::generators)
        .auto("Relations", GameQuotient::relations)
        .auto("IsTame", GameQuotient::isTame)
        .auto("Periodicity", GameQuotient::periodicity);
  }

  private static void tameness(
      MemberTable table, String name, Function<Tameness, Object> property) {
    table.of(MiserePosition.class).auto(name, self -> property.apply(Tameness.of(self.game())));
  }

  private static MisereGame game(Object self) {
    return ((MiserePosition) self).game();
  }

  private static Object object(MisereGame game) {
    return new MiserePosition(game);
  }

  private static ObjectList list(Collection<MisereGame> games) {
    List<Object> objects = new ArrayList<>();
    games.forEach(game -> objects.add(object(game)));
    return ObjectList.of(objects);
  }

  private static MisereGames games(MiserePosition self) {
    return self.game().maker();
  }

  private static MisereParts parts(MiserePosition self) {
    return new MisereParts(games(self));
  }

  private static MisereLinks links(MiserePosition self) {
    return new MisereLinks(games(self));
  }

  private static List<Object> partitions(MiserePosition self) {
    List<Object> partitions = new ArrayList<>();
    parts(self).partitions(self.game()).forEach(primes -> partitions.add(list(primes)));
    return partitions;
  }

  private static Object link(MiserePosition self, Object other) {
    return links(self)
        .link(self.game(), game(other))
        .map(MisereMembers::object)
        .orElseThrow(() -> refused("linked", self, other));
  }

  private static Object distinguisher(MiserePosition self, Object other) {
    return links(self)
        .distinguisher(self.game(), game(other))
        .map(MisereMembers::object)
        .orElseThrow(() -> refused("distinguishable", self, other));
  }

  private static Object difference(MiserePosition self, Object other) {
    return games(self)
        .difference(self.game(), game(other))
        .map(MisereMembers::object)
        .orElseThrow(() -> refused("subtractable", self, other));
  }

  private static ScriptException refused(String relation, MiserePosition self, Object other) {
    return new ScriptException(
        "Those misere games are not " + relation + ": " + self.game() + ", " + game(other));
  }
}
