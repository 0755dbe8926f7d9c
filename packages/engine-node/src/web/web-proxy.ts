import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { Allowance, defaultLimits, type ProxyLimits } from './allowance.ts';
import { dial, internet, type NetworkAccess } from './dial.ts';
import { RequestRefusal, refusalHeader, refusals } from './refusal.ts';
import { chosenTarget, targetOf } from './target.ts';

/** A forward proxy that only reaches public addresses. Each run has its own. */
export interface WebProxy {
  /** Handles a connection of the browser. */
  serve(connection: Socket): void;
  /** Closes all open connections. */
  close(): void;
}

/**
 * Creates a proxy that does not listen itself: connections are passed to `serve`. Every request passes
 * through it, including those after a redirect, so each one is checked.
 *
 * @param exempt address that the operator has chosen, whose host and port may be private
 */
export function createWebProxy(
  reach: NetworkAccess = internet,
  limits: ProxyLimits = defaultLimits,
  exempt: string | null = null,
): WebProxy {
  const chosen = exempt === null ? null : chosenTarget(exempt);
  const allowance = new Allowance(limits);
  const open = new Set<Duplex>();

  const keep = <Kind extends Duplex>(stream: Kind): Kind => {
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    // An error needs no report: the other end sees its own connection close.
    stream.on('error', () => undefined);

    return stream;
  };

  /** Opens a connection to the target, which counts against the allowance until it closes. */
  const reachOut = async (address: string, scheme: 'http:' | 'https:'): Promise<Socket> => {
    const target = targetOf(address, scheme, chosen);
    allowance.open();

    try {
      const far = keep(await dial(target, reach, target === chosen));
      far.setTimeout(limits.idleMilliseconds, () => far.destroy());
      far.once('close', () => allowance.close());

      return far;
    } catch (error) {
      allowance.close();
      throw error;
    }
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '';
    const far = await reachOut(address, 'http:');
    const { host, pathname, search } = new URL(address);
    const onward = sendRequest({
      createConnection: () => far,
      method: request.method,
      path: `${pathname}${search}`,
      headers: { ...endToEnd(request.headers), host, connection: 'close' },
      setHost: false,
    });
    const broken = () => far.destroy();

    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      pipeline(answer, allowance.meter(), response, broken);
    });
    onward.once('error', (error) => {
      refuseRequest(response, new RequestRefusal('unreachable', error.message));
      broken();
    });
    response.once('close', broken);
    pipeline(request, allowance.meter(), onward, (error) => {
      if (error) {
        broken();
      }
    });
  };

  const tunnel = async (request: IncomingMessage, near: Duplex, head: Buffer): Promise<void> => {
    const far = await reachOut(`https://${request.url ?? ''}`, 'https:');
    near.write('HTTP/1.1 200 Connection established\r\n\r\n');
    far.write(head);
    const over = () => {
      near.destroy();
      far.destroy();
    };
    near.pipe(allowance.meter().once('error', over)).pipe(far).once('close', over);
    far.pipe(allowance.meter().once('error', over)).pipe(near).once('close', over);
  };

  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    forward(request, response).catch((error: unknown) => refuseRequest(response, error));
  });

  server.on('connect', (request: IncomingMessage, near: Duplex, head: Buffer) => {
    keep(near);
    tunnel(request, near, head).catch((error: unknown) => refuseTunnel(near, error));
  });

  return {
    serve(connection) {
      server.emit('connection', keep(connection));
    },
    close() {
      open.forEach((stream) => stream.destroy());
    },
  };
}

/** Headers that apply to a single connection (RFC 9110, 7.6.1), and the one only we may send. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  refusalHeader,
]);

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

function asRefusal(error: unknown): RequestRefusal {
  return error instanceof RequestRefusal ? error : new RequestRefusal('unreachable', String(error));
}

function refuseRequest(response: ServerResponse, error: unknown): void {
  const { reason } = asRefusal(error);

  if (response.headersSent) {
    response.destroy();

    return;
  }

  response.writeHead(refusals[reason], { [refusalHeader]: reason, 'content-length': 0 }).end();
}

function refuseTunnel(near: Duplex, error: unknown): void {
  const { reason } = asRefusal(error);
  const status = `HTTP/1.1 ${refusals[reason]} ${reason}`;
  near.end(`${status}\r\n${refusalHeader}: ${reason}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
