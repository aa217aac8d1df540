package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.lab.Variable;

/** Names a case by substituting the values of the variables for their names in braces. */
final class SubjectTemplate implements Formula {

  private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_]*)\\}");

  private final List<String> literals = new ArrayList<>();
  private final List<Integer> places = new ArrayList<>();

  SubjectTemplate(String template, List<Variable> variables) {
    List<String> names = variables.stream().map(Variable::name).toList();
    Matcher matcher = PLACE.matcher(template);
    int end = 0;
    while (matcher.find()) {
      int place = names.indexOf(matcher.group(1));
      if (place < 0) {
        throw new IllegalArgumentException(
            "'" + template + "' uses " + matcher.group(1) + ", but the variables are " + names);
      }
      literals.add(template.substring(end, matcher.start()));
      places.add(place);
      end = matcher.end();
    }
    literals.add(template.substring(end));
  }

  @Override
  public Object at(int[] values) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < places.size(); i++) {
      text.append(literals.get(i)).append(values[places.get(i)]);
    }
    return text.append(literals.getLast()).toString();
  }
}
