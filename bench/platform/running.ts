import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomIds } from '@octavo/adapters/system/system';

const settleMilliseconds = 1500;

/** A web process and a worker, as they are in production, measured from outside. */
export class RunningProduct {
  readonly #address: string;
  readonly #serve: ChildProcess;
  readonly #work: ChildProcess;
  readonly #engine = new Map<string, number>();

  private constructor(address: string, serve: ChildProcess, work: ChildProcess) {
    this.#address = address;
    this.#serve = serve;
    this.#work = work;
    createInterface({ input: work.stdout ?? process.stdin }).on('line', (line) => this.#note(line));
  }

  static async start(folder: string, environment: Readonly<Record<string, string>>): Promise<RunningProduct> {
    const variables = {
      ...process.env,
      OCTAVO_DATA: folder,
      OCTAVO_PORT: '0',
      OCTAVO_LOG: 'info',
      OCTAVO_UPLOADS_PER_MINUTE: '10000',
      OCTAVO_RESERVE_MB: '0',
      OCTAVO_ACCESS: 'open',
      ...environment,
    };
    const [serve, address] = await startProcess('../../apps/server/src/main.ts', variables);
    const [work] = await startProcess('../../apps/worker/src/main.ts', variables);

    return new RunningProduct(address, serve, work);
  }

  async upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const answer = await fetch(`${this.#address}/api/v1/files`, { method: 'POST', body: bytes });

    return ((await answer.json()) as { token: string }).token;
  }

  async download(token: string): Promise<void> {
    const answer = await fetch(`${this.#address}/api/v1/files/${token}/content`);

    for await (const _ of answer.body ?? []) {
      // Only the duration matters.
    }
  }

  /** Runs a job, measured from sending the request to the event that reports its end. */
  async runJob(
    tool: string,
    token: string,
    options: object,
  ): Promise<{ milliseconds: number; engineMilliseconds: number }> {
    const id = randomIds.token();
    const startedAt = performance.now();
    await fetch(`${this.#address}/api/v1/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, tool, files: [{ token }], options }),
    });
    const events = await fetch(`${this.#address}/api/v1/jobs/${id}/events`);
    const text = await events.text();
    const milliseconds = performance.now() - startedAt;

    if (!text.includes('"state":"done"')) {
      throw new Error(text);
    }

    while (!this.#engine.has(id)) {
      await delay(5);
    }

    return { milliseconds, engineMilliseconds: this.#engine.get(id) ?? 0 };
  }

  /** Waits as users do between two jobs, so that spares are ready again. */
  async settle(): Promise<void> {
    await delay(settleMilliseconds);
  }

  get workerId(): number {
    return this.#work.pid ?? 0;
  }

  serverMemory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${this.#serve.pid}/status`, 'utf8');
    const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;

    return { now: read('VmRSS'), peak: read('VmHWM') };
  }

  async stop(): Promise<void> {
    for (const child of [this.#work, this.#serve]) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }

  #note(line: string): void {
    const entry = JSON.parse(line) as { jobId?: string; engineMilliseconds?: number };

    if (entry.jobId !== undefined && entry.engineMilliseconds !== undefined) {
      this.#engine.set(entry.jobId, entry.engineMilliseconds);
    }
  }
}

async function startProcess(entry: string, variables: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), {
    env: variables,
    stdio: ['ignore', entry.includes('worker') ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  });
  const [message]: { ready: string }[] = await once(child, 'message');

  return [child, message?.ready ?? ''];
}
