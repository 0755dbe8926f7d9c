import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomIds } from '@octavo/adapters/system/system';
import type { JobView } from '@octavo/contract/job';
import { createTestDatabase, type TestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { processesOf } from './processes-of.ts';

type ProcessEnvironment = Readonly<Record<string, string>>;

/** Entry points of web process and worker: with misbehaving tools, or of the product itself. */
const entries = {
  faults: { serve: './serve.ts', work: './work.ts' },
  product: { serve: '../../apps/server/src/main.ts', work: '../../apps/worker/src/main.ts' },
};

/** Runs real processes on a real database, to be killed, starved and stopped. */
export class ProductHarness {
  address = '';
  /** Everything that the processes have written to their logs. */
  log = '';
  readonly folder: string;
  readonly #database: TestDatabase;
  readonly #environment: ProcessEnvironment;
  readonly #entries: (typeof entries)['faults'];
  readonly #processes = new Set<ChildProcess>();

  private constructor(
    folder: string,
    database: TestDatabase,
    environment: ProcessEnvironment,
    of: keyof typeof entries,
  ) {
    this.folder = folder;
    this.#database = database;
    this.#environment = environment;
    this.#entries = entries[of];
  }

  static async open(
    environment: ProcessEnvironment = {},
    of: keyof typeof entries = 'faults',
  ): Promise<ProductHarness> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-faults-'));
    await chmod(folder, 0o711);

    return new ProductHarness(folder, await createTestDatabase(), environment, of);
  }

  /** Starts a web process; the address stays the same after a restart. */
  async serve(): Promise<ChildProcess> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const [child, ready] = await this.#start(this.#entries.serve, { OCTAVO_PORT: port });
    this.address = ready;

    return child;
  }

  /** Starts a web process at another address, on the same database and data folder. */
  async serveBeside(): Promise<string> {
    const [, ready] = await this.#start(this.#entries.serve, { OCTAVO_PORT: '0' });

    return ready;
  }

  async work(environment: ProcessEnvironment = {}): Promise<ChildProcess> {
    const [child] = await this.#start(this.#entries.work, environment);

    return child;
  }

  /** True once the worker has bundled the code of its runs. */
  async hasBundle(): Promise<boolean> {
    const names = await readdir(join(this.folder, 'bundles')).catch(() => []);

    return names.some((name) => /^[0-9a-f]+$/.test(name));
  }

  async kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#processes.delete(child);

    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#processes].map((child) => this.kill(child, 'SIGTERM')));
  }

  async close(): Promise<void> {
    await this.stopAll();
    await this.#database.remove();
    await rm(this.folder, { recursive: true });
  }

  async upload(bytes = somePdf(), name = 'file.pdf'): Promise<string> {
    const answer = await this.post(`/files`, bytes, { 'x-file-name': encodeURIComponent(name) });

    if (answer.status !== 201) {
      throw new Error(`${answer.status} ${await answer.text()}`);
    }

    return (JSON.parse(await answer.text()) as { token: string }).token;
  }

  async post(
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    headers: ProcessEnvironment,
  ): Promise<Response> {
    return fetch(`${this.address}/api/v1${path}`, { method: 'POST', body, headers });
  }

  async order(tool: string, tokens: readonly string[], options: object = {}): Promise<string> {
    const id = randomIds.token();
    const order = JSON.stringify({ id, tool, files: tokens.map((token) => ({ token })), options });
    const answer = await this.post('/jobs', order, { 'content-type': 'application/json' });

    if (answer.status !== 202) {
      throw new Error(`${answer.status} ${await answer.text()}`);
    }

    return id;
  }

  /** Uploads a file and requests a job as a client at this address, without cookies. */
  async orderFrom(address: string, tool: string): Promise<string> {
    const from = { 'x-forwarded-for': address };
    const name = encodeURIComponent('file.pdf');
    const uploaded = await this.post('/files', somePdf(2000), { ...from, 'x-file-name': name });
    const { token } = JSON.parse(await uploaded.text()) as { token: string };
    const id = randomIds.token();
    const order = JSON.stringify({ id, tool, files: [{ token }] });
    const answer = await this.post('/jobs', order, { ...from, 'content-type': 'application/json' });

    if (answer.status !== 202) {
      throw new Error(`${answer.status} ${await answer.text()}`);
    }

    return id;
  }

  async job(id: string): Promise<JobView> {
    const answer = await fetch(`${this.address}/api/v1/jobs/${id}`);

    return JSON.parse(await answer.text()) as JobView;
  }

  /** Resolves with the job as soon as it satisfies the condition. */
  async until(id: string, what: (job: JobView) => boolean): Promise<JobView> {
    return eventually(async () => {
      const job = await this.job(id);

      return what(job) ? job : null;
    });
  }

  async ended(id: string): Promise<JobView> {
    return this.until(id, ({ finishedAt }) => finishedAt !== null);
  }

  async content(token: string): Promise<Buffer> {
    const answer = await fetch(`${this.address}/api/v1/files/${token}/content`);

    return Buffer.from(await answer.arrayBuffer());
  }

  async query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#database.url });
    await client.connect();

    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Names of the stored bytes, finished and unfinished. */
  async blobs(): Promise<string[]> {
    const entries = await readdir(join(this.folder, 'files'), { recursive: true, withFileTypes: true });

    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  /** Bytes and keys without a row, and rows whose bytes or keys are missing; the test expects none. */
  async strays(): Promise<string[]> {
    const blobs = await this.#names('select blob as name from files where blob is not null');
    const kept = await this.#names('select blob as name from files where erased_at is null');
    const orders = await this.#names('select request_key as name from jobs where request_key is not null');
    const names = await this.#names('select names_key as name from jobs where names_key is not null');
    const chats = await this.#names('select seal_key as name from documents where seal_key is not null');

    return [
      ...differences(await this.blobs(), blobs),
      ...differences(await readdir(join(this.folder, 'keys')), [...kept, ...orders, ...names, ...chats]),
    ];
  }

  async #names(statement: string): Promise<string[]> {
    return (await this.query<{ name: string }>(statement)).map(({ name }) => name);
  }

  /** Processes of runs on this data folder that are still alive. */
  async survivors(): Promise<number[]> {
    return (await processesOf(this.folder)).map(({ id }) => id);
  }

  async #start(entry: string, environment: ProcessEnvironment): Promise<[ChildProcess, string]> {
    const child = fork(fileURLToPath(new URL(entry, import.meta.url)), {
      execPath: process.execPath,
      execArgv: [],
      silent: true,
      env: {
        PATH: process.env['PATH'],
        OCTAVO_DATA: this.folder,
        DATABASE_URL: this.#database.url,
        OCTAVO_LOG: process.env['OCTAVO_LOG'] ?? 'silent',
        OCTAVO_SPARES: '0',
        // Faults must not depend on this machine's free disk space; the tests of a full disk set it.
        OCTAVO_RESERVE_MB: '0',
        // Tests ask for the state of a job more often than a page does.
        OCTAVO_REQUESTS_PER_MINUTE: '1000000',
        // Most faults do not involve access rights.
        OCTAVO_ACCESS: 'open',
        ...this.#environment,
        ...environment,
      },
    });
    this.#processes.add(child);

    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.log += chunk.toString('utf8');
        process.stderr.write(chunk);
      });
    }

    const [message]: { ready: string }[] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`${entry} did not start`);
      }),
    ]);

    return [child, message?.ready ?? ''];
  }
}

/** Repeats the query until it returns a value; the timeout is that of the test. */
export async function eventually<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  for (;;) {
    const answer = await ask();

    if (answer !== null) {
      return answer;
    }

    await delay(50);
  }
}

function differences(some: readonly string[], others: readonly string[]): string[] {
  return [...some.filter((name) => !others.includes(name)), ...others.filter((name) => !some.includes(name))];
}

export function somePdf(sizeBytes = 50_000): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(sizeBytes)]);
}
