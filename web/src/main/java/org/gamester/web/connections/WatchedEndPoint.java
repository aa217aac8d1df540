package org.gamester.web.connections;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * The server's end of a connection. HTTP/1.1 does not read a connection while it answers a request,
 * and so does not notice that it is closed; this end can look. What it reads when it looks is kept
 * for who reads next.
 */
final class WatchedEndPoint extends SocketChannelEndPoint {
  private static final int MOST_READ_AHEAD = 1 << 12;

  private final Executor executor;
  private final Object reading = new Object();
  private ByteBuffer ahead = BufferUtil.EMPTY_BUFFER;

  WatchedEndPoint(
      SocketChannel channel,
      ManagedSelector selector,
      SelectionKey key,
      Scheduler scheduler,
      Executor executor) {
    super(channel, selector, key, scheduler);
    this.executor = executor;
  }

  /**
   * Whether the other end sends nothing any more: it has closed the connection. Not known while the
   * server itself waits for something to read, or much has been read ahead.
   */
  boolean isClosedByPeer() {
    synchronized (reading) {
      if (!isOpen()) {
        return true;
      }
      if (isFillInterested() || ahead.remaining() >= MOST_READ_AHEAD) {
        return false;
      }
      ByteBuffer more = ByteBuffer.allocate(MOST_READ_AHEAD);
      try {
        int count = getChannel().read(more);
        if (count > 0) {
          ByteBuffer all = ByteBuffer.allocate(ahead.remaining() + count);
          ahead = all.put(ahead).put(more.flip()).flip();
        }
        return count < 0;
      } catch (IOException e) { // it was reset
        return true;
      }
    }
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    synchronized (reading) {
      return ahead.hasRemaining() ? BufferUtil.append(buffer, ahead) : super.fill(buffer);
    }
  }

  @Override
  public void fillInterested(Callback callback) {
    synchronized (reading) {
      if (ahead.hasRemaining()) {
        executor.execute(callback::succeeded);
      } else {
        super.fillInterested(callback);
      }
    }
  }

  @Override
  public boolean tryFillInterested(Callback callback) {
    synchronized (reading) {
      if (ahead.hasRemaining()) {
        executor.execute(callback::succeeded);
        return true;
      }
      return super.tryFillInterested(callback);
    }
  }
}
