package org.gamester.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures the program as a person meets it: how long after {@code gamester web} its first answer
 * comes, how soon the start page begins, and how long clicks on a 4x4 board of Clobber take. Its
 * argument is the launcher.
 */
final class ServerMeasurement {
  private static final String BOARD = "clobber(xoxo|oxox|xoxo|oxox)";
  private static final int PLAYS = 20;
  private static final Pattern TARGET = Pattern.compile("\"to\":\"(clobber[^\"]*)\"");

  private final URI server;

  private ServerMeasurement(URI server) {
    this.server = server;
  }

  public static void main(String[] args) throws Exception {
    Path out = Files.createTempFile("gamester", ".txt");
    long start = System.nanoTime();
    Process program =
        new ProcessBuilder(args[0], "web", "--no-open", "--port", "0")
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      String address = "";
      while (!address.endsWith("\n")) {
        Thread.sleep(5);
        address = Files.readString(out);
      }
      ServerMeasurement measurement = new ServerMeasurement(URI.create(address.strip()));
      measurement.ask("/api/value?p=1");
      say("first answer after the command", System.nanoTime() - start);
      say("first byte of the start page", measurement.firstByte("/"));
      say("first byte of the start page, again", measurement.firstByte("/"));
      measurement.clicks();
    } finally {
      long end = System.nanoTime();
      program.destroy();
      program.waitFor();
      say("end after SIGTERM", System.nanoTime() - end);
      Files.delete(out);
    }
  }

  private static void say(String what, long nanos) {
    System.out.printf(Locale.ROOT, "%-40s %8.1f ms%n", what, nanos / 1e6);
  }

  /** Plays at random; a click asks what the page asks of the position that it leads to. */
  private void clicks() throws IOException {
    Random random = new Random(7);
    long start = System.nanoTime();
    String first = click(BOARD);
    say("the board for the first time", System.nanoTime() - start);
    List<Long> times = new ArrayList<>();
    for (int play = 0; play < PLAYS; play++) {
      String moves = first;
      List<String> targets = targets(moves);
      while (!targets.isEmpty()) {
        String position = targets.get(random.nextInt(targets.size()));
        start = System.nanoTime();
        moves = click(position);
        times.add(System.nanoTime() - start);
        targets = targets(moves);
      }
    }
    Collections.sort(times);
    say(times.size() + " clicks, median", times.get(times.size() / 2));
    say("95th percentile", times.get(times.size() * 95 / 100));
    say("slowest", times.getLast());
  }

  private static List<String> targets(String moves) {
    List<String> targets = new ArrayList<>();
    Matcher target = TARGET.matcher(moves);
    while (target.find()) {
      targets.add(target.group(1));
    }
    return targets;
  }

  private String click(String position) throws IOException {
    String text = ServerVisit.encoded(position);
    String _ = ask("/api/position?p=" + text);
    String _ = ask("/api/value?p=" + text);
    return ask("/api/moves?p=" + text);
  }

  private String ask(String path) throws IOException {
    try (Socket socket = open(path)) {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private long firstByte(String path) throws IOException {
    long start = System.nanoTime();
    try (Socket socket = open(path);
        InputStream stream = socket.getInputStream()) {
      if (stream.read() < 0) {
        throw new IOException("no response");
      }
      return System.nanoTime() - start;
    }
  }

  private Socket open(String path) throws IOException {
    Socket socket = new Socket(server.getHost(), server.getPort());
    String request =
        "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
            .formatted(path, server.getAuthority());
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
