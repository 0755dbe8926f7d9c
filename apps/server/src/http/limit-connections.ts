import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { groupOf } from './client-address.ts';

export interface ConnectionLimits {
  /** Minimum average rate of a request body, in bytes per second. */
  readonly bytesPerSecond: number;
  /**
   * Length in seconds of the intervals the average is taken over. The first interval is exempt: some networks
   * are slow to begin.
   */
  readonly seconds: number;
  /** Seconds within which the headers of a request must arrive. */
  readonly headerSeconds: number;
  /**
   * Seconds for which a connection without a request stays open. Must exceed the time of the proxy in front (nginx 60,
   * Caddy 120): a proxy that sends a request on a connection that is just being closed answers 502.
   */
  readonly idleSeconds: number;
  /** Maximum connections per address; null behind a proxy, from which all connections come. */
  readonly connections: number | null;
}

export const connectionLimits: Omit<ConnectionLimits, 'connections'> = {
  bytesPerSecond: 1024,
  seconds: 30,
  headerSeconds: 20,
  idleSeconds: 130,
};

/** Closes connections that only occupy resources: slow headers, slow bodies, too many from one address. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.headersTimeout = limits.headerSeconds * 1000;
  server.keepAliveTimeout = limits.idleSeconds * 1000;
  server.on('request', (incoming, answer) => watchBody(incoming, answer, limits));

  if (limits.connections !== null) {
    countConnections(server, limits.connections);
  }
}

/** Checks the bytes of one body once per interval; closes the connection when there were too few. */
function watchBody(
  incoming: IncomingMessage,
  answer: ServerResponse,
  { bytesPerSecond, seconds }: ConnectionLimits,
): void {
  if (!hasBody(incoming)) {
    return;
  }

  const { socket } = incoming;
  let seen: number | null = null;
  const timer = setInterval(() => {
    const isTooSlow = seen !== null && socket.bytesRead - seen < bytesPerSecond * seconds;
    // A full buffer waits for this process, which is not the client's fault.
    const isWaitingForUs = incoming.readableLength >= incoming.readableHighWaterMark;
    seen = socket.bytesRead;

    if (incoming.complete) {
      clearInterval(timer);
    } else if (isTooSlow && !isWaitingForUs) {
      clearInterval(timer);
      refuse(socket, answer);
    }
  }, seconds * 1000).unref();
  incoming.once('close', () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * RFC 9110, 15.5.9: written directly to the socket, since the handler may be at any step and the client is
 * not reading yet.
 */
function refuse(socket: Socket, answer: ServerResponse): void {
  if (!answer.headersSent && socket.writable) {
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  }

  socket.destroySoon();
}

function countConnections(server: Server, most: number): void {
  const open = new Map<string, number>();

  server.on('connection', (socket) => {
    const address = groupOf(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;

    if (count >= most) {
      socket.destroy();

      return;
    }

    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;

      if (left > 0) {
        open.set(address, left);
      } else {
        open.delete(address);
      }
    });
  });
}
