import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLimits } from './allowance.ts';
import type { NetworkAccess } from './dial.ts';
import { isPublicAddress } from './public-address.ts';
import { createWebProxy } from './web-proxy.ts';

const site = createServer((asked, response) => {
  if (asked.url === '/headers') {
    response.end(JSON.stringify(asked.headers));
  } else if (asked.url === '/large') {
    response.end(Buffer.alloc(300_000));
  } else {
    response.setHeader('x-octavo-refusal', 'refused').end(`${asked.method} ${asked.url}`);
  }
});
const dialled: string[] = [];
const names: Record<string, string[][]> = {
  'public.example': [['93.184.215.14']],
  'mixed.example': [['93.184.215.14', '10.0.0.1']],
  'private.example': [['192.168.1.1']],
  // Answers differently each time, like an attacker's DNS rebinding.
  'rebinding.example': [['93.184.215.14'], ['127.0.0.1'], ['127.0.0.1']],
};
const reach: NetworkAccess = {
  async resolve(name) {
    const answers = names[name.replace(/\.$/, '')];

    if (answers === undefined) {
      throw new Error('ENOTFOUND');
    }

    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  },
  connect(address, port) {
    dialled.push(`${address}:${port}`);

    return connect((site.address() as AddressInfo).port, '127.0.0.1');
  },
};
const sockets: Server[] = [];

async function socketOf(limits = defaultLimits, exempt: string | null = null): Promise<number> {
  const proxy = createWebProxy(reach, limits, exempt);
  const registry = createTcpServer((socket) => proxy.serve(socket));
  sockets.push(registry);
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));

  return (registry.address() as AddressInfo).port;
}

let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = await socketOf();
});

afterAll(() => {
  site.close();
  sockets.forEach((registry) => registry.close());
});

interface ProxyResponse {
  readonly status: number;
  readonly refusal: string | undefined;
  readonly text: string;
}

function get(path: string, through = port, headers: Record<string, string> = {}): Promise<ProxyResponse> {
  return ask({ port: through, host: '127.0.0.1', path, headers, agent: false });
}

function ask(options: RequestOptions): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      response.on('error', reject);
      response.on('end', () => resolve(answerOf(response, text)));
    });
    asked.on('connect', (response, socket) => {
      socket.destroy();
      resolve(answerOf(response, ''));
    });
    asked.on('error', reject);
    asked.end();
  });
}

function answerOf(response: IncomingMessage, text: string): ProxyResponse {
  const refusal = response.headers['x-octavo-refusal'];

  return { status: response.statusCode ?? 0, refusal: refusal?.toString(), text };
}

function tunnelTo(authority: string): Promise<ProxyResponse> {
  return ask({ port, host: '127.0.0.1', method: 'CONNECT', path: authority });
}

it('fetches from public addresses, and returns responses of the site without a refusal', async () => {
  expect(await get('http://public.example/page?a=1')).toEqual({
    status: 200,
    refusal: undefined,
    text: 'GET /page?a=1',
  });
  expect(await tunnelTo('public.example:443')).toMatchObject({ status: 200 });
});

it('connects to the checked address, and resolves again for every request', async () => {
  dialled.length = 0;

  expect((await get('http://rebinding.example/')).status).toBe(200);
  expect((await get('http://rebinding.example/')).refusal).toBe('refused');
  expect((await tunnelTo('rebinding.example:443')).refusal).toBe('refused');
  expect(dialled).toEqual(['93.184.215.14:80']);
});

it.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://127.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://127.0.0.1./',
  'http://①②⑦.⓪.⓪.①/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://private.example/',
  'http://private.example./',
  'http://mixed.example/',
  'http://public.example:8080/',
  'http://public.example:22/',
  'http://user:word@public.example/',
  'http://update.googleapis.com/',
  'http://accounts.google.com/',
])('refuses %s', async (address) => {
  dialled.length = 0;
  // Escapes only characters HTTP cannot carry; everything else is sent as written.
  const answer = await get(address.replace(/[^ -~]/g, encodeURIComponent));

  expect(answer).toMatchObject({ status: 403, refusal: 'refused' });
  expect(dialled).toEqual([]);
});

it.each(['127.0.0.1:443', '[::1]:443', 'public.example:25', 'private.example:443', 'localhost:443'])(
  'opens no tunnel to %s',
  async (authority) => {
    names['localhost'] = [['127.0.0.1']];

    expect(await tunnelTo(authority)).toMatchObject({ status: 403, refusal: 'refused' });
  },
);

it('refuses requests to itself and other schemes', async () => {
  expect((await get('/')).refusal).toBe('malformed');
  expect((await get('ftp://public.example/')).refusal).toBe('malformed');
  expect((await get('https://public.example/')).refusal).toBe('malformed');
});

it('reports an unknown host name', async () => {
  expect(await get('http://nowhere.example/')).toMatchObject({ status: 502, refusal: 'unreachable' });
});

it('removes proxy headers before forwarding a request', async () => {
  const headers = { 'proxy-authorization': 'Basic eA==', 'proxy-connection': 'keep-alive', host: 'else' };
  const { text } = await get('http://public.example/headers', port, headers);

  expect(JSON.parse(text)).toEqual({ host: 'public.example', connection: 'close' });
});

it('aborts responses that are too large, and stops at the total limit', async () => {
  const limits = { ...defaultLimits, responseBytes: 100_000, totalBytes: 150_000 };
  const small = await socketOf(limits);

  await expect(get('http://public.example/large', small)).rejects.toThrow();
  await expect(get('http://public.example/large', small)).rejects.toThrow();
  expect((await get('http://public.example/', small)).refusal).toBe('exhausted');
});

it('recognises reserved address ranges', () => {
  const refused = [
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '168.63.129.16',
    '2001:db8::1',
    '2001::1',
    '3fff::1',
  ];
  const allowed = ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'];

  expect(refused.filter(isPublicAddress)).toEqual([]);
  expect(allowed.filter((address) => !isPublicAddress(address))).toEqual([]);
});

it('reaches exactly the host and the port that the operator has chosen', async () => {
  const through = await socketOf(defaultLimits, 'http://private.example:8318/tsr');
  dialled.length = 0;

  expect(await get('http://private.example:8318/any', through)).toMatchObject({ status: 200 });
  expect(await get('http://private.example/tsr', through)).toMatchObject({ refusal: 'refused' });
  expect(await get('http://private.example:8319/tsr', through)).toMatchObject({ refusal: 'refused' });
  expect(await get('http://192.168.1.1/tsr', through)).toMatchObject({ refusal: 'refused' });
  expect(dialled).toEqual(['192.168.1.1:8318']);
});
