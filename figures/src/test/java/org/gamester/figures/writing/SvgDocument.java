package org.gamester.figures.writing;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** An SVG document as an XML parser reads it. */
public final class SvgDocument {
  private static final Set<String> SHAPES =
      Set.of("polygon", "polyline", "path", "circle", "rect", "text");

  /** An element with its attributes and the text in it. */
  public record Node(String name, Map<String, String> attributes, String text) {

    /** An attribute; empty if it is not there. */
    public String get(String attribute) {
      return attributes.getOrDefault(attribute, "");
    }
  }

  private final List<Node> nodes = new ArrayList<>();

  private SvgDocument(Document document) {
    NodeList all = document.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      Map<String, String> attributes = new LinkedHashMap<>();
      NamedNodeMap given = element.getAttributes();
      for (int j = 0; j < given.getLength(); j++) {
        attributes.put(given.item(j).getNodeName(), given.item(j).getNodeValue());
      }
      nodes.add(new Node(element.getTagName(), attributes, element.getTextContent()));
    }
  }

  /** Reads a document; fails if it is not well-formed. */
  public static SvgDocument of(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return new SvgDocument(builder.parse(new InputSource(new StringReader(svg))));
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError("not well-formed: " + e.getMessage() + "\n" + svg, e);
    }
  }

  /** The elements of a name, in the order of the document. */
  public List<Node> elements(String name) {
    return nodes.stream().filter(node -> node.name().equals(name)).toList();
  }

  /** The title of the whole. */
  public String title() {
    return elements("title").getFirst().text();
  }

  /** The shapes and texts. */
  public List<Node> shapes() {
    return nodes.stream().filter(node -> SHAPES.contains(node.name())).toList();
  }

  /** The shapes of a style, as in {@code piece left}. */
  public List<Node> ofClass(String classes) {
    return shapes().stream().filter(node -> node.get("class").equals(classes)).toList();
  }

  /** The values of a data attribute, in the order of the document. */
  public List<String> data(String name) {
    return elements("g").stream()
        .filter(group -> group.attributes().containsKey("data-" + name))
        .map(group -> group.get("data-" + name))
        .toList();
  }

  /** All texts. */
  public List<String> texts() {
    return elements("text").stream().map(Node::text).toList();
  }

  /** Classes for which the style sheet has no rule. */
  public Set<String> classesWithoutRule() {
    Set<String> classes = new TreeSet<>();
    shapes().forEach(node -> classes.addAll(List.of(node.get("class").split(" ", -1))));
    classes.removeAll(StyleSheet.classes());
    return classes;
  }
}
