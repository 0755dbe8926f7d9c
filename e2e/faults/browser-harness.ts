import { createSocket } from 'node:dgram';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import type { NetworkAccess } from '@octavo/engine-node/web/dial';
import { isPublicAddress } from '@octavo/engine-node/web/public-address';
import { createWebProxy } from '@octavo/engine-node/web/web-proxy';
import { publicAddress } from '@octavo/testkit/test-web';
import type { FinishedRun } from '../../apps/worker/src/sandbox/sandbox.ts';
import { ProductRuns } from './product-runs.ts';

/** The attacker's host names with successive DNS answers; the last answer is repeated. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'site.example': [[publicAddress]],
  'inside.example': [['127.0.0.1']],
  'mixed.example': [[publicAddress, '127.0.0.1']],
  'rebinding.example': [[publicAddress], ['127.0.0.1']],
  localhost: [['127.0.0.1', '::1']],
};

/**
 * Runs of the product in the worker's sandbox, on a simulated web, with canaries on addresses that must be
 * unreachable.
 */
export class BrowserHarness {
  /** Connections that reached a forbidden address, one line each. */
  readonly hits: string[] = [];
  /** Paths requested from the attacker's site. */
  readonly asked: string[] = [];
  readonly #runs: Promise<ProductRuns>;
  readonly #close: (() => unknown)[] = [];
  canaryPort = 0;
  udpPort = 0;

  private constructor(sandbox: 'require' | 'off', site: RequestListener) {
    const web = createHttpServer((request, response) => {
      this.asked.push(request.url ?? '');
      site(request, response);
    });
    this.#listen(web);
    const turns = new Map<string, number>();
    const reach: NetworkAccess = {
      async resolve(name) {
        const answers = names[name.replace(/\.$/, '')] ?? [];
        const turn = turns.get(name) ?? 0;
        turns.set(name, turn + 1);

        return answers[Math.min(turn, answers.length - 1)] ?? [];
      },
      connect: (address, port) => {
        if (!isPublicAddress(address)) {
          this.hits.push(`proxy connects to ${address}:${port}`);
        }

        return connect((web.address() as AddressInfo).port, '127.0.0.1');
      },
    };
    this.#runs = ProductRuns.open(
      { OCTAVO_SANDBOX: sandbox, OCTAVO_SPARES: '1' },
      { makeProxy: () => createWebProxy(reach) },
    );
  }

  static async open(sandbox: 'require' | 'off', site: RequestListener): Promise<BrowserHarness> {
    const harness = new BrowserHarness(sandbox, site);
    await harness.#runs;
    await harness.#openCanaries();

    return harness;
  }

  /** Starts a browser with a page in advance, for the next conversion. */
  async fill(): Promise<void> {
    await (await this.#runs).fill();
  }

  /** Converts the address as the worker would. Rejects with the failure of the run. */
  async convert(address: string, options: Readonly<Record<string, unknown>> = {}): Promise<FinishedRun> {
    const runs = await this.#runs;

    return runs.run({
      tool: 'html-to-pdf',
      kind: 'url',
      bytes: Buffer.from(`${address}\n`),
      options,
      program: 'chromium',
      reaches: 'web',
    });
  }

  async close(): Promise<void> {
    await (await this.#runs).close();
    this.#close.forEach((close) => close());
  }

  /** Opens listeners that only a connection past the proxy can reach. */
  async #openCanaries(): Promise<void> {
    const canary = createServer((socket) => {
      this.hits.push('TCP on loopback');
      socket.destroy();
    });
    this.canaryPort = await this.#listen(canary);
    const datagrams = createSocket('udp4', () => this.hits.push('UDP on loopback'));
    await new Promise<void>((resolve) => datagrams.bind(0, '127.0.0.1', resolve));
    this.udpPort = datagrams.address().port;
    this.#close.push(() => datagrams.close());
  }

  #listen(server: Server): Promise<number> {
    this.#close.push(() => server.close());

    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  }
}
