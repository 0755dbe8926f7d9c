import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hideCapabilities } from '@octavo/adapters/system/log-options';
import { randomIds } from '@octavo/adapters/system/system';

const settleMilliseconds = 1500;

/** A job, measured from sending its request to the event that reports its end. */
export interface MeasuredJob {
  readonly milliseconds: number;
  /** From the request to the claim of a worker, by the clock of the service. */
  readonly waitingMilliseconds: number;
  readonly engineMilliseconds: number;
}

/**
 * Processor seconds of the web process, the workers, PostgreSQL, and everything else on the machine except this
 * process: without other load these are the processes of jobs, whose use no parent collects.
 */
export interface ProcessorUse {
  readonly web: number;
  readonly work: number;
  readonly database: number;
  readonly jobs: number;
}

/** A web process and workers, as they are in production, measured from outside. */
export class RunningProduct {
  readonly address: string;
  readonly #serve: ChildProcess;
  readonly #works: readonly ChildProcess[];
  readonly #engine = new Map<string, number>();

  private constructor(address: string, serve: ChildProcess, works: readonly ChildProcess[]) {
    this.address = address;
    this.#serve = serve;
    this.#works = works;

    for (const work of works) {
      createInterface({ input: work.stdout ?? process.stdin }).on('line', (line) => this.#note(line));
    }
  }

  static async start(
    folder: string,
    environment: Readonly<Record<string, string>>,
    workers = 1,
  ): Promise<RunningProduct> {
    const variables = {
      ...process.env,
      OCTAVO_DATA: folder,
      OCTAVO_PORT: '0',
      OCTAVO_LOG: 'info',
      OCTAVO_UPLOADS_PER_MINUTE: '10000',
      OCTAVO_REQUESTS_PER_MINUTE: '1000000',
      OCTAVO_PAGES_PER_MINUTE: '10000000',
      OCTAVO_STREAMS: '10000',
      OCTAVO_STORED_MB: '100000',
      OCTAVO_ADDRESS_STORED_MB: '100000',
      OCTAVO_RESERVE_MB: '0',
      OCTAVO_ACCESS: 'open',
      ...environment,
    };
    const [serve, address] = await startProcess('../../apps/server/src/main.ts', variables);
    const works = [];

    for (let worker = 0; worker < workers; worker += 1) {
      const [work] = await startProcess('../../apps/worker/src/main.ts', variables);
      works.push(work);
    }

    return new RunningProduct(address, serve, works);
  }

  async upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const answer = await fetch(`${this.address}/api/v1/files`, { method: 'POST', body: bytes });

    return ((await answer.json()) as { token: string }).token;
  }

  async download(token: string): Promise<void> {
    const answer = await fetch(`${this.address}/api/v1/files/${token}/content`);

    for await (const _ of answer.body ?? []) {
      // Only the duration matters.
    }
  }

  /** Requests a job on these files; returns its id. */
  async addJob(tool: string, tokens: string | readonly string[], options: object): Promise<string> {
    const id = randomIds.token();
    const answer = await fetch(`${this.address}/api/v1/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, tool, files: [tokens].flat().map((token) => ({ token })), options }),
    });

    if (!answer.ok) {
      throw new Error(await answer.text());
    }

    return id;
  }

  /** Opens an event stream, and reads its first event. */
  async follow(id: string, signal: AbortSignal): Promise<void> {
    const { body } = await fetch(`${this.address}/api/v1/jobs/${id}/events`, { signal });
    await body?.getReader().read();
  }

  /** Runs a job on these files. */
  async runJob(tool: string, tokens: string | readonly string[], options: object): Promise<MeasuredJob> {
    const startedAt = performance.now();
    const id = await this.addJob(tool, tokens, options);
    const events = await fetch(`${this.address}/api/v1/jobs/${id}/events`);
    const text = await events.text();
    const milliseconds = performance.now() - startedAt;
    const last = text.match(/^data: .*"state":"done".*$/gm)?.at(-1);

    if (last === undefined) {
      throw new Error(text);
    }

    // Logs have a short hash in the place of an id.
    const logged = hideCapabilities(id);

    while (!this.#engine.has(logged)) {
      await delay(5);
    }

    const { createdAt, startedAt: claimedAt } = JSON.parse(last.slice('data: '.length));

    return {
      milliseconds,
      waitingMilliseconds: Date.parse(claimedAt) - Date.parse(createdAt),
      engineMilliseconds: this.#engine.get(logged) ?? 0,
    };
  }

  /** Waits as users do between two jobs, so that spares are ready again. */
  async settle(): Promise<void> {
    await delay(settleMilliseconds);
  }

  get workerId(): number {
    return this.#works[0]?.pid ?? 0;
  }

  processorUse(): ProcessorUse {
    const workers = new Set(this.#works.map(({ pid }) => pid ?? 0));
    const bench = process.cpuUsage();
    const use = { web: 0, work: 0, database: 0 };

    for (const { id, name, own, ended } of listProcesses()) {
      if (id === this.#serve.pid) {
        use.web += own;
      } else if (workers.has(id)) {
        use.work += own;
      } else if (name.startsWith('postgres')) {
        use.database += own + ended;
      }
    }

    const known = use.web + use.work + use.database + (bench.user + bench.system) / 1e6;

    return { ...use, jobs: busySeconds() - known };
  }

  /** Resident bytes of the web process and of the workers. */
  memory(): { readonly web: number; readonly work: number } {
    const resident = (id: number | undefined) => readStatus(id, 'VmRSS');

    return {
      web: resident(this.#serve.pid),
      work: this.#works.reduce((sum, { pid }) => sum + resident(pid), 0),
    };
  }

  serverMemory(): { now: number; peak: number } {
    return { now: readStatus(this.#serve.pid, 'VmRSS'), peak: readStatus(this.#serve.pid, 'VmHWM') };
  }

  async stop(): Promise<void> {
    for (const child of [...this.#works, this.#serve]) {
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

/** Bytes of a line of proc_pid_status(5). */
function readStatus(id: number | undefined, line: string): number {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');

  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

/** Processor seconds that all processes have used since the machine was started (proc_stat(5)). */
function busySeconds(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] =
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];

  return (user + nice + system + interrupts + softInterrupts) / 100;
}

interface ProcessTimes {
  readonly id: number;
  readonly name: string;
  /** Processor seconds of the process, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

/** Reads proc_pid_stat(5) of all processes of the machine. */
function listProcesses(): ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
        const end = stat.lastIndexOf(')');
        const fields = stat.slice(end + 2).split(' ');
        const seconds = (one: number, other: number) => (Number(fields[one]) + Number(fields[other])) / 100;
        const name = stat.slice(stat.indexOf('(') + 1, end);

        return [{ id: Number(id), name, own: seconds(11, 12), ended: seconds(13, 14) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

async function startProcess(entry: string, variables: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), {
    env: variables,
    stdio: ['ignore', entry.includes('worker') ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  });
  const [message]: { ready: string }[] = await once(child, 'message');

  return [child, message?.ready ?? ''];
}
