package org.gamester.web.connections;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * The connections on which clients wait for answers. When a client closes its connection, the
 * thread that answers is interrupted within {@link #MILLIS_BETWEEN_LOOKS}. A connection on which
 * nothing moves is closed after {@link #PATIENCE}. Safe between threads.
 */
public final class Connections implements AutoCloseable {
  private static final long MILLIS_BETWEEN_LOOKS = 100;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Set<Answering> answering = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("gamester-connections").factory());

  public Connections() {
    Future<?> _ =
        clock.scheduleWithFixedDelay(
            () -> answering.forEach(Answering::look),
            MILLIS_BETWEEN_LOOKS,
            MILLIS_BETWEEN_LOOKS,
            TimeUnit.MILLISECONDS);
  }

  /** Where connections to an address come in. */
  public static Connector connector(Server server, HttpConfiguration http, String host, int port) {
    ServerConnector connector =
        new ServerConnector(server, new HttpConnectionFactory(http)) {
          @Override
          protected SocketChannelEndPoint newEndPoint(
              SocketChannel channel, ManagedSelector selector, SelectionKey key) {
            SocketChannelEndPoint end =
                new WatchedEndPoint(channel, selector, key, getScheduler(), getExecutor());
            end.setIdleTimeout(getIdleTimeout());
            return end;
          }
        };
    connector.setHost(host);
    connector.setPort(port);
    connector.setIdleTimeout(PATIENCE.toMillis());
    return connector;
  }

  /** The same handler; its thread is interrupted when the connection is closed. */
  public Handler watched(Handler handler) {
    return context -> whileOpen(context, () -> handler.handle(context));
  }

  /** What is done for a client. */
  @FunctionalInterface
  public interface Body {
    void run() throws Exception;
  }

  /**
   * Does something for a client on this thread, which is interrupted when the client closes its
   * connection.
   *
   * @throws Exception whatever the body throws
   */
  public void whileOpen(Context context, Body body) throws Exception {
    EndPoint end =
        ServletContextRequest.getServletContextRequest(context.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint();
    Answering here = new Answering((WatchedEndPoint) end);
    answering.add(here);
    try {
      body.run();
    } finally {
      answering.remove(here);
      here.end();
    }
  }

  /** A thread that answers, and the connection to who waits for the answer. */
  private static final class Answering {
    private final WatchedEndPoint connection;
    private final Thread thread = Thread.currentThread();
    private boolean isOver;
    private boolean isInterrupted;

    Answering(WatchedEndPoint connection) {
      this.connection = connection;
    }

    synchronized void look() {
      if (!isOver && !isInterrupted && connection.isClosedByPeer()) {
        isInterrupted = true;
        thread.interrupt();
      }
    }

    synchronized void end() {
      isOver = true;
      if (isInterrupted) {
        boolean _ = Thread.interrupted();
      }
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
