package org.gamester.figures.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Tone;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Dyadic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WritersTest {
  private static final String HOSTILE =
      "</title><script>alert('x')</script>\"&\u0000\u0007\\input{/etc/passwd}%$#_^~{}\n\\end{document}";

  private static Figure board() {
    return PositionFigure.of(Catalogue.standard().readSum("clobber(xoxo|oxox)"));
  }

  private static Figure hostile() {
    Canvas inner = new Canvas();
    inner.centred(0, 0, Label.of(HOSTILE), 14, Form.TEXT.in(Tone.INK));
    Canvas canvas = new Canvas();
    canvas.add(
        new Shape.Group(
            Point.ORIGIN,
            Dyadic.HALF,
            inner.shapes(),
            Map.of("cell", HOSTILE),
            HOSTILE,
            Optional.of("?p=" + HOSTILE)));
    return canvas.figure(HOSTILE, HOSTILE);
  }

  @Test
  void hostileTextIsOnlyText() {
    for (String svg :
        List.of(
            SvgWriter.standalone(hostile()),
            SvgWriter.embedded(hostile()),
            SvgWriter.plain(hostile(), Theme.DARK))) {
      SvgDocument document = SvgDocument.of(svg);
      assertThat(document.elements("script")).isEmpty();
      assertThat(document.title()).startsWith("</title><script>");
      assertThat(document.elements("a").getFirst().get("href")).contains("</title>");
    }
  }

  @Test
  void hostileTextIsNoCommandOfLatex() {
    String tikz = TikzWriter.picture(hostile());
    String nodes =
        tikz.lines().filter(line -> !line.startsWith("%")).reduce("", (a, b) -> a + "\n" + b);
    assertThat(nodes).doesNotContain("\\input").doesNotContain("\\end{document}");
    assertThat(nodes).contains("\\textbackslash{}input\\{/etc/passwd\\}\\%\\$\\#\\_");
    assertThat(tikz.lines().filter(line -> line.startsWith("%"))).hasSize(3);
  }

  @Test
  void aPictureSaysWhatItIs() {
    SvgDocument svg = SvgDocument.of(SvgWriter.standalone(board()));
    assertThat(svg.elements("svg").getFirst().get("role")).isEqualTo("img");
    assertThat(svg.title()).isEqualTo("clobber(xoxo|oxox)");
    assertThat(svg.elements("desc").getFirst().text()).contains("2 rows and 4 columns");
  }

  @Test
  void onlyTheStandaloneFormHasAStyleSheet() {
    assertThat(SvgWriter.standalone(board()))
        .contains("<style>")
        .contains("prefers-color-scheme: dark");
    assertThat(SvgWriter.embedded(board())).doesNotContain("<style").doesNotContain("#1f5fbf");
    assertThat(SvgWriter.styleSheet()).contains(".gamester-figure .left{color:#1f5fbf}");
  }

  @Test
  void thePlainFormHasColoursInstead() {
    SvgDocument plain = SvgDocument.of(SvgWriter.plain(board(), Theme.LIGHT));
    assertThat(plain.elements("circle"))
        .anyMatch(circle -> circle.get("fill").equals(Tone.LEFT.light()));
    assertThat(plain.shapes()).allMatch(shape -> shape.get("class").isEmpty());
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void aPngHasTheSizeOfTheFigureAndIsNotEmpty(Theme theme) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Figure figure = board();
    Raster.png(figure, 2, theme, out);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    double width = Canvas.approximately(figure.bounds().width());
    double height = Canvas.approximately(figure.bounds().height());
    assertThat(image.getWidth()).isEqualTo((int) Math.ceil(2 * width));
    assertThat(image.getHeight()).isEqualTo((int) Math.ceil(2 * height));
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    assertThat(colours)
        .contains(rgb(theme.panel()), rgb(theme.colour(Tone.LEFT)), rgb(theme.colour(Tone.RIGHT)));
  }

  private static int rgb(String colour) {
    return Integer.parseInt(colour.substring(1), 16);
  }

  @Test
  void aPdfHasOnePageAndATitle() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Raster.pdf(board(), out);
    assertThat(new String(out.toByteArray(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("clobber(xoxo|oxox)");
    }
  }

  @Test
  void aPdfIsTheSameBytesEachTime() throws IOException, InterruptedException {
    ByteArrayOutputStream first = new ByteArrayOutputStream();
    Raster.pdf(board(), first);
    Thread.sleep(2); // the time would have made the difference
    ByteArrayOutputStream second = new ByteArrayOutputStream();
    Raster.pdf(board(), second);
    assertThat(second.toByteArray()).isEqualTo(first.toByteArray());
  }

  @Test
  void aFigureOfManyPartsIsDrawn() throws IOException {
    String numbers =
        IntStream.rangeClosed(1, 1500).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    Figure row = PositionFigure.of(Catalogue.standard().readSum("quicksort(0 " + numbers + ")"));
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    Raster.png(row, 0.25, Theme.LIGHT, png);
    assertThat(ImageIO.read(new ByteArrayInputStream(png.toByteArray())).getWidth())
        .isGreaterThan(10_000);
    ByteArrayOutputStream pdf = new ByteArrayOutputStream();
    Raster.pdf(row, pdf);
    assertThat(pdf.size()).isPositive();
  }

  @Test
  void aPngOfTooManyPixelsIsRefused() {
    assertThatThrownBy(() -> Raster.png(board(), 1000, Theme.LIGHT, new ByteArrayOutputStream()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too large");
  }

  @Test
  void lengthsAreExact() {
    assertThat(Numbers.text(Dyadic.of(-13, 6))).isEqualTo("-0.203125");
    assertThat(Numbers.text(Dyadic.of(1, 20))).isEqualTo("0.000001");
    assertThat(Numbers.text(Dyadic.of(1 << 20))).isEqualTo("1048576");
  }

  @Test
  void groupsAreMovedAndScaledInLatexToo() {
    Canvas inner = new Canvas();
    inner.rounded(2, 4, 10, 6, 3, Form.CELL.in(Tone.LINE));
    inner.circle(8, 8, 4, Form.RING.in(Tone.RIGHT));
    Shape group =
        new Shape.Group(
            Point.near(100, 50), Dyadic.HALF, inner.shapes(), Map.of(), "", Optional.empty());
    String tikz = TikzWriter.picture(Figure.of("g", "", List.of(group)));
    assertThat(tikz)
        .contains("[rounded corners=1.125pt] (101,52) rectangle (106,55);")
        .contains("line width=1.5pt")
        .contains("(104,54) circle[x radius=2, y radius=2];");
    assertThat(SvgWriter.embedded(Figure.of("g", "", List.of(group))))
        .contains("transform=\"translate(100 50) scale(0.5)\"");
  }

  @Test
  void signsThatLatexLacksAreCommands() {
    Canvas canvas = new Canvas();
    canvas.centred(0, 0, Label.of("\u29fe2 \u2212 \u2191\u2605\u2026"), 14, Form.TEXT.in(Tone.INK));
    assertThat(TikzWriter.picture(canvas.figure("signs", "")))
        .contains("{$+$2 $-$ $\\uparrow$$\\ast$\\ldots{}}");
  }
}
