package org.gamester.script.library;

import java.util.HashMap;
import java.util.Map;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Declaration;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Variant;

/** The classes that come with the language, and which table declares the members of each. */
public final class StandardLibrary {

  private static final ClassLibrary STANDARD =
      new ClassLibrary(
          StandardClasses.all(),
          table -> Tables.DECLARATIONS.getOrDefault(table.owner(), Tables.EMPTY).declare(table));

  private StandardLibrary() {}

  /** A library with the standard classes, to which a worksheet can add its own. */
  public static ClassLibrary forWorksheet() {
    return new ClassLibrary(STANDARD);
  }

  /** Made when the first member is asked for. */
  private static final class Tables {
    private static final Declaration EMPTY = table -> {};
    private static final Map<LanguageClass, Declaration> DECLARATIONS = new HashMap<>();

    static {
      declare(StandardClasses.OBJECT, ObjectMembers::object);
      declare(StandardClasses.CLASS, ObjectMembers::classObject);
      declare(StandardClasses.SYSTEM, ObjectMembers::system);
      declare(StandardClasses.COLLECTION, CollectionMembers::collection);
      declare(StandardClasses.LIST, ListMembers::list);
      declare(StandardClasses.RANGE, CollectionMembers::range);
      declare(StandardClasses.SET, SetMembers::set);
      declare(StandardClasses.MAP, SetMembers::map);
      declare(StandardClasses.MAP_ENTRY, SetMembers::mapEntry);
      declare(StandardClasses.STRING, StringMembers::string);
      declare(StandardClasses.COORDINATES, CoordinatesMembers::coordinates);
      declare(StandardClasses.MUTABLE_LIST, MutableMembers::list);
      declare(StandardClasses.MUTABLE_SET, MutableMembers::set);
      declare(StandardClasses.MUTABLE_MAP, MutableMembers::map);
      declare(StandardClasses.TABLE, ListMembers::table);
      declare(StandardClasses.OUTPUT, ObjectMembers::output);
      declare(StandardClasses.TEXT_OUTPUT, ObjectMembers::textOutput);
      declare(StandardClasses.SURREAL_NUMBER, NumberMembers::surrealNumber);
      declare(StandardClasses.RATIONAL, NumberMembers::rational);
      declare(StandardClasses.GENERALIZED_ORDINAL, NumberMembers::generalizedOrdinal);
      declare(StandardClasses.TRANSFINITE_NIMBER, NumberMembers::transfiniteNimber);
      declare(StandardClasses.INTEGER, NumberMembers::integer);
      declare(StandardClasses.GRID, GridMembers::grid);
      declare(StandardClasses.STRIP, GridMembers::strip);
      declare(StandardClasses.SYMMETRY, GridMembers::symmetry);
      declare(StandardClasses.ICON, GridMembers::icon);
      declare(StandardClasses.GRAPH, table -> GraphMembers.graph(table, false));
      declare(StandardClasses.DIRECTED_GRAPH, table -> GraphMembers.graph(table, true));
      declare(StandardClasses.VERTEX, GraphMembers::vertex);
      declare(StandardClasses.EDGE, GraphMembers::edge);
      declare(StandardClasses.UPTIMAL_EXPANSION, ShortGameMembers::uptimalExpansion);
      declare(StandardClasses.RANDOM, RandomMembers::random);
      declare(StandardClasses.THERMOGRAPH, ThermographMembers::thermograph);
      declare(StandardClasses.TRAJECTORY, ThermographMembers::trajectory);
      declare(StandardClasses.ENUM, EnumMembers::enumeration);
      declare(StandardClasses.PLAYER, EnumMembers::player);
      declare(StandardClasses.SIDE, EnumMembers::side);
      declare(StandardClasses.OUTCOME_CLASS, EnumMembers::outcomeClass);
      declare(StandardClasses.COMPOUND_TYPE, EnumMembers::compoundType);
      declare(StandardClasses.GAME, FormMembers::game);
      declare(StandardClasses.IMPARTIAL_GAME, FormMembers::impartial);
      declare(StandardClasses.COMPOUND_GAME, FormMembers::compound);
      declare(StandardClasses.NEGATIVE_GAME, FormMembers::negative);
      declare(StandardClasses.CANONICAL_SHORT_GAME, ShortGameMembers::shortGame);
      declare(StandardClasses.UPTIMAL, ShortGameMembers::uptimal);
      declare(StandardClasses.NIMBER, ShortGameMembers::nimber);
      declare(StandardClasses.POSITION, FormMembers::position);
      declare(
          StandardClasses.IMPARTIAL_VARIANT_GAME,
          table -> FormMembers.variant(table, Variant.IMPARTIAL));
      declare(
          StandardClasses.DICOTIC_VARIANT_GAME,
          table -> FormMembers.variant(table, Variant.DICOTIC));
      declare(
          StandardClasses.TWISTED_VARIANT_GAME,
          table -> FormMembers.variant(table, Variant.TWISTED));
    }

    private static void declare(LanguageClass type, Declaration declaration) {
      DECLARATIONS.put(type, declaration);
    }
  }
}
