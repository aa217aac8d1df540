package org.gamester.figures.writing;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;

/** Figures as PNG and PDF, made from their SVG. */
public final class Raster {
  private static final long MOST_PIXELS = 100_000_000;
  private static final float POINTS = 0.75f;

  /** The figures are our own, and as large as the positions that they show. */
  private static final DocumentLimits NO_LIMITS =
      new DocumentLimits(
          DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
          DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
          Integer.MAX_VALUE);

  private Raster() {}

  /**
   * Writes a PNG.
   *
   * @param scale how many pixels a unit of the figure has
   * @throws PictureTooLargeException if it would have too many pixels
   */
  public static void png(Figure figure, double scale, Theme theme, OutputStream out)
      throws IOException {
    double width = Math.ceil(Canvas.approximately(figure.bounds().width()) * scale);
    double height = Math.ceil(Canvas.approximately(figure.bounds().height()) * scale);
    if (width * height > MOST_PIXELS) {
      throw new PictureTooLargeException(width, height);
    }
    BufferedImage image = new BufferedImage((int) width, (int) height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.decode(theme.panel()));
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    document(figure, theme).render(null, graphics, new ViewBox((float) width, (float) height));
    graphics.dispose();
    // In memory: the cache on disk that it would use is tidied up, and closed, as the process ends.
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      if (!ImageIO.write(image, "png", stream)) {
        throw new IOException("this Java writes no PNG");
      }
    }
  }

  /**
   * Writes a PDF of one page, in which lines and letters are lines. The same figure gives the same
   * bytes: the identifier of the document, which would have the time in it, is made of the figure.
   */
  public static void pdf(Figure figure, OutputStream out) throws IOException {
    float width = (float) Canvas.approximately(figure.bounds().width()) * POINTS;
    float height = (float) Canvas.approximately(figure.bounds().height()) * POINTS;
    try (PDDocument document = new PDDocument()) {
      document.setDocumentId((long) SvgWriter.plain(figure, Theme.LIGHT).hashCode());
      PDPage page = new PDPage(new PDRectangle(width, height));
      document.addPage(page);
      document.getDocumentInformation().setTitle(figure.title());
      document.getDocumentInformation().setSubject(figure.description());
      PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, width, height);
      document(figure, Theme.LIGHT).render(null, graphics, new ViewBox(width, height));
      graphics.dispose();
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        content.drawForm(graphics.getXFormObject());
      }
      document.save(out);
    }
  }

  private static SVGDocument document(Figure figure, Theme theme) {
    byte[] bytes = SvgWriter.plain(figure, theme).getBytes(StandardCharsets.UTF_8);
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(bytes),
                null,
                LoaderContext.builder().documentLimits(NO_LIMITS).build());
    if (document == null) {
      throw new IllegalStateException("the figure '" + figure.title() + "' cannot be rendered");
    }
    return document;
  }
}
