package org.gamester.house.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * The server in a process of its own, and the system's Chromium. One of each serves all tests, each
 * of which has pages of its own. Without Chromium the tests are skipped.
 */
public final class Workbench implements AutoCloseable {

  /** The shell without windows first: a page of the others takes a second more of CPU. */
  private static final List<String> NAMES =
      List.of(
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable");

  private static final List<String> FLAGS =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");
  private static final double PATIENCE_MILLIS = 20_000;

  private final Process server;
  private final String url;
  private final Playwright playwright;
  private final Browser browser;
  private final List<String> problems = new ArrayList<>();
  private final List<BrowserContext> contexts = new ArrayList<>();

  private Workbench(Path chromium) throws IOException {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    server = start();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    url =
        lines
            .lines()
            .flatMap(line -> Stream.of(line.split(" ", -1)))
            .filter(word -> word.startsWith("http://"))
            .findFirst()
            .orElseThrow(() -> new IOException("the server said no address"));
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium).setArgs(FLAGS));
  }

  /** The folder of the studies that the server shows. */
  static Path studies() {
    return Path.of("target", "studies");
  }

  private static Process start() throws IOException {
    Files.createDirectories(studies());
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-Xmx2g",
            "-cp",
            path,
            "org.gamester.cli.Gamester",
            "web",
            "--no-open",
            "--port",
            "0",
            "--studies",
            studies().toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static Optional<Path> chromium() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** A page of a size, in a theme. What goes wrong in its scripts is a problem of the test. */
  Page page(int width, int height, ColorScheme theme) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(theme)
                .setBaseURL(url)
                .setPermissions(List.of("clipboard-read", "clipboard-write")));
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MILLIS);
    Page page = context.newPage();
    page.onPageError(problems::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") && !message.text().contains("status of 422")) {
            problems.add(message.text());
          }
        });
    return page;
  }

  /** A page on a laptop, in the light theme. */
  Page page() {
    return page(1280, 900, ColorScheme.LIGHT);
  }

  /** The button of a name. */
  static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** The value that Explore and the start page show. */
  static Locator value(Page page) {
    return page.locator(".the-value .value");
  }

  /** The address of the server. */
  String url() {
    return url;
  }

  /** What went wrong in scripts since this was asked last. */
  List<String> problems() {
    List<String> found = List.copyOf(problems);
    problems.clear();
    return found;
  }

  /** Closes the pages of a test: what still happens in them is no matter of the next one. */
  private void closePages() {
    contexts.forEach(BrowserContext::close);
    contexts.clear();
    problems.clear();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.destroy();
    server.onExit().orTimeout(10, TimeUnit.SECONDS).exceptionally(this::kill).join();
  }

  private Process kill(Throwable reason) {
    return server.destroyForcibly();
  }

  /** Gives tests the workbench; a test after which a script has failed fails. */
  static final class Provider implements BeforeAllCallback, AfterEachCallback, ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(Workbench.class);

    @Override
    public void beforeAll(ExtensionContext context) {
      Assumptions.assumeTrue(
          chromium().isPresent(),
          "no Chromium is installed: these tests need Debian's package chromium");
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == Workbench.class;
    }

    @Override
    public void afterEach(ExtensionContext context) {
      List<String> problems = workbench(context).problems();
      workbench(context).closePages();
      assertThat(problems).isEmpty();
    }

    @Override
    public @Nullable Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return workbench(context);
    }

    private static Workbench workbench(ExtensionContext context) {
      return context
          .getRoot()
          .getStore(NAMESPACE)
          .computeIfAbsent(
              Workbench.class,
              key -> {
                try {
                  return new Workbench(chromium().orElseThrow());
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              },
              Workbench.class);
    }
  }
}
