import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { request as requestTls } from 'node:https';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { refusalHeader } from '../web/refusal.ts';

export interface OutgoingRequest {
  readonly address: string;
  /** `http://127.0.0.1:4321`; null for a direct connection. */
  readonly proxy: string | null;
  /** Content to post; null for GET. */
  readonly post: { readonly type: string; readonly bytes: Uint8Array } | null;
  /** Largest response that is read. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

export interface IncomingResponse {
  readonly status: number;
  /** Address of a redirect; null for none. */
  readonly location: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends one request; throws for every kind of broken connection, and for a response too large. */
export async function sendRequest(given: OutgoingRequest): Promise<IncomingResponse> {
  const url = new URL(given.address);
  const asked = await requestFor(url, given);
  asked.end(given.post?.bytes);
  const [response] = (await once(asked, 'response', { signal: given.signal })) as [IncomingMessage];
  // A connection that breaks from here on shows while the response is read.
  asked.on('error', () => undefined);

  try {
    const refusal = response.headers[refusalHeader];

    if (given.proxy !== null && refusal !== undefined) {
      throw new Error(`refused by the proxy: ${refusal}`);
    }

    return {
      status: response.statusCode ?? 0,
      location: response.headers.location ?? null,
      bytes: await bodyOf(response, given.mostBytes),
    };
  } finally {
    asked.destroy();
  }
}

function optionsFor(url: URL, { post, signal }: OutgoingRequest): RequestOptions {
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;

  return {
    method: post === null ? 'GET' : 'POST',
    headers: {
      host: url.host,
      connection: 'close',
      ...(post === null ? {} : { 'content-type': post.type, 'content-length': post.bytes.length }),
    },
    ...(credentials === ':' ? {} : { auth: credentials }),
    signal,
  };
}

function requestFor(url: URL, given: OutgoingRequest): ClientRequest | Promise<ClientRequest> {
  const options = optionsFor(url, given);

  if (given.proxy === null) {
    return (url.protocol === 'https:' ? requestTls : request)(url, options);
  }

  return url.protocol === 'https:'
    ? overTunnel(url, given.proxy, options)
    : request({ ...options, ...endOf(given.proxy), path: `${url.origin}${url.pathname}${url.search}` });
}

/** Request inside of TLS, which the proxy only passes on. */
async function overTunnel(url: URL, proxy: string, options: RequestOptions): Promise<ClientRequest> {
  const { signal } = options;
  const target = `${url.hostname}:${url.port === '' ? '443' : url.port}`;
  const tunnel = request({ ...endOf(proxy), method: 'CONNECT', path: target, signal });
  tunnel.end();
  const [response, socket] = (await once(tunnel, 'connect', { signal })) as [IncomingMessage, Duplex];

  if (response.statusCode !== 200) {
    socket.destroy();
    throw new Error(`the proxy refused ${target}: ${response.statusCode}`);
  }

  const secure = connectTls({ socket, servername: url.hostname });

  try {
    await once(secure, 'secureConnect', { signal });
  } catch (error) {
    secure.destroy();
    throw error;
  }

  return request({ ...options, path: `${url.pathname}${url.search}`, createConnection: () => secure });
}

function endOf(proxy: string): Pick<RequestOptions, 'hostname' | 'port'> {
  const { hostname, port } = new URL(proxy);

  return { hostname, port };
}

async function bodyOf(response: IncomingMessage, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;

  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;

    if (length > mostBytes) {
      throw new Error(`more than ${mostBytes} bytes`);
    }

    chunks.push(chunk);
  }

  return new Uint8Array(Buffer.concat(chunks));
}
