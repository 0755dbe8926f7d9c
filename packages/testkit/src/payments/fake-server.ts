import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * Fault of a request: the connection breaks before or after the work is done, the server or a gateway in
 * front of it fails, or no response ever arrives.
 */
export type NetworkFault = 'reset' | 'reset-after' | 'server-error' | 'gateway' | 'silence';

/** JSON server on a real socket that fails on demand. */
export interface FakeServer {
  readonly address: string;
  /** Faults for the next requests, one each. */
  readonly faults: NetworkFault[];
  /** Received requests, such as "POST /v1/refunds". */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function openFakeServer(
  answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>,
): Promise<FakeServer> {
  const faults: NetworkFault[] = [];
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    void serve(incoming, response);
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = faults.shift();
    const request = await readRequest(incoming);
    asked.push(`${request.method} ${request.path}`);

    if (fault === 'silence') {
      return;
    }

    if (fault === 'reset') {
      incoming.socket.destroy();

      return;
    }

    const { status, body } = failureOf(fault, request) ?? (await answer(request));

    if (fault === 'reset-after') {
      incoming.socket.destroy();
    } else {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    faults,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Error response in the formats of the simulated providers. It quotes the request, secrets included, as a
 * real server may.
 */
function failureOf(fault: NetworkFault | undefined, { headers, body }: FakeRequest): FakeAnswer | null {
  const message = `cannot serve ${headers['authorization']} ${body}`;

  switch (fault) {
    case 'server-error':
      return { status: 503, body: { name: 'UNAVAILABLE', message, error: { type: 'api_error', message } } };
    case 'gateway':
      return { status: 502, body: {} };
    default:
      return null;
  }
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);

  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: await text(incoming),
  };
}
