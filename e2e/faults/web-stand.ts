import { createSocket } from 'node:dgram';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@octavo/adapters/config';
import { randomIds, systemClock } from '@octavo/adapters/system/system';
import type { Reach } from '@octavo/engine-node/web/dial';
import { isPublicAddress } from '@octavo/engine-node/web/public-address';
import { createWebProxy } from '@octavo/engine-node/web/web-proxy';
import { publicAddress } from '@octavo/testkit/test-web';
import { jobUser, probeIsolation } from '../../apps/worker/src/sandbox/command.ts';
import { SandboxPool, ScratchFolder } from '../../apps/worker/src/sandbox/pool.ts';
import type { FinishedRun } from '../../apps/worker/src/sandbox/sandbox.ts';
import { productWorkshop } from '../../apps/worker/src/work.ts';

/** Names of the attacker, with one answer after the other; the last is given from then on. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'site.example': [[publicAddress]],
  'inside.example': [['127.0.0.1']],
  'mixed.example': [[publicAddress, '127.0.0.1']],
  'rebinding.example': [[publicAddress], ['127.0.0.1']],
  localhost: [['127.0.0.1', '::1']],
};

/** The product's own runs, behind the worker's walls, on a web of the test; and canaries where nobody may come. */
export class WebStand {
  /** What came through to where nobody may come, one line each. */
  readonly hits: string[] = [];
  /** What the attacker's site was asked for. */
  readonly asked: string[] = [];
  readonly #folder: string;
  readonly #pool: SandboxPool;
  readonly #close: (() => unknown)[] = [];
  canaryPort = 0;
  udpPort = 0;

  private constructor(folder: string, pool: (reach: Reach) => SandboxPool, site: RequestListener) {
    this.#folder = folder;
    const web = createHttpServer((request, response) => {
      this.asked.push(request.url ?? '');
      site(request, response);
    });
    this.#listen(web);
    const turns = new Map<string, number>();
    this.#pool = pool({
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
    });
  }

  static async open(sandbox: 'require' | 'off', site: RequestListener): Promise<WebStand> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-web-'));
    await chmod(folder, 0o711);
    const config = readConfig({ OCTAVO_SANDBOX: sandbox, OCTAVO_DATA: folder }).worker;
    const scratch = await ScratchFolder.open(join(folder, 'scratch'), randomIds);
    await chmod(join(folder, 'scratch'), 0o711);
    const isolation = await probeIsolation(await scratch.create(), config);
    const stand = new WebStand(
      folder,
      (reach) =>
        new SandboxPool(scratch, {
          ...productWorkshop,
          isolation,
          config,
          clock: systemClock,
          makeProxy: () => createWebProxy(reach),
        }),
      site,
    );
    await stand.#openCanaries();

    return stand;
  }

  /** Opens a browser with a page ahead, for the next conversion. */
  fill(): Promise<void> {
    return this.#pool.fill();
  }

  /** Has the address converted as the worker would. Rejects with the failure of the run. */
  async convert(address: string, options: Readonly<Record<string, unknown>> = {}): Promise<FinishedRun> {
    const sandbox = await this.#pool.take('chromium');
    const path = join(sandbox.folders.input, '1.url');
    await writeFile(path, `${address}\n`);

    if (jobUser !== null) {
      await chown(path, jobUser, jobUser);
    }

    const file = { name: 'page.url', kind: 'url' as const, path, sizeBytes: 1 };
    const { work, web } = sandbox.folders;
    const order = { tool: 'html-to-pdf', files: [file], options, folder: work, webFolder: web };

    try {
      return await sandbox.run(order, { wallSeconds: 150, reachesWeb: true }, new AbortController().signal, {
        progressed: () => undefined,
        beat: () => undefined,
      });
    } finally {
      await sandbox.remove();
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
    this.#close.forEach((close) => close());
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Whoever connects here has passed the proxy by. */
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
