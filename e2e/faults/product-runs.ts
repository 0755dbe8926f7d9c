import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@octavo/adapters/settings/config';
import { randomIds, systemClock } from '@octavo/adapters/system/system';
import type { FileKind } from '@octavo/contract/kinds';
import type { Program } from '@octavo/contract/programs';
import { probeIsolation, userOfRun } from '../../apps/worker/src/sandbox/command.ts';
import { SandboxPool, ScratchFolder } from '../../apps/worker/src/sandbox/pool.ts';
import type { FinishedRun, NetworkReach, SandboxSettings } from '../../apps/worker/src/sandbox/sandbox.ts';
import { productWorkshop } from '../../apps/worker/src/workshop.ts';
import { processesOf } from './processes-of.ts';

export interface GivenRun {
  readonly tool: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly wallSeconds?: number;
  readonly reaches?: NetworkReach;
  /** Program that a spare process may already have started. */
  readonly program?: Program;
  /** Called with the path of every result before it is deleted. */
  look?(path: string): Promise<void>;
}

type Settings = Pick<SandboxSettings, 'childEntry' | 'extraCode' | 'makeProxy'>;

/** Runs of the product with the worker's sandbox and limits, without queue and database. */
export class ProductRuns {
  readonly folder: string;
  readonly #pool: SandboxPool;

  private constructor(folder: string, pool: SandboxPool) {
    this.folder = folder;
    this.#pool = pool;
  }

  static async open(
    environment: Readonly<Record<string, string>>,
    settings: Partial<Settings> = {},
  ): Promise<ProductRuns> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-runs-'));
    await chmod(folder, 0o711);
    // Spares and compiled modules that come beside a run would count as what it has left.
    const config = readConfig({ OCTAVO_SPARES: '0', ...environment, OCTAVO_DATA: folder }).worker;
    const scratch = await ScratchFolder.open(join(folder, 'scratch'), randomIds);
    await chmod(join(folder, 'scratch'), 0o711);
    const filters = join(folder, 'filters');
    await mkdir(filters);
    const probe = await scratch.create(userOfRun({ ownUsers: false }));
    const isolation = await probeIsolation(probe, config, filters);
    await rm(probe.root, { recursive: true });
    const pool = new SandboxPool(scratch, {
      ...productWorkshop,
      makeProxy: () => productWorkshop.makeProxy(null),
      compiles: false,
      ...settings,
      isolation,
      config,
      clock: systemClock,
    });

    return new ProductRuns(folder, pool);
  }

  /** Starts the spare processes for later runs. */
  fill(): Promise<void> {
    return this.#pool.fill();
  }

  /** Converts one file as the worker would. Rejects with the failure of the run. */
  async run({ tool, kind, bytes, look, ...given }: GivenRun): Promise<FinishedRun> {
    const sandbox = await this.#pool.take(given.program);
    const path = join(sandbox.folders.input, `1.${kind}`);
    await writeFile(path, bytes);

    const { user } = sandbox.folders;

    if (user !== null) {
      await chown(path, user, user);
    }

    const file = { name: `file.${kind}`, kind, path, sizeBytes: bytes.length };
    const { work, web } = sandbox.folders;
    const request = {
      tool,
      files: [file],
      options: given.options ?? {},
      marksPreviews: false,
      folder: work,
      webFolder: web,
      timeStampAuthority: null,
      trustedRoots: [],
      formBlanks: [],
      seal: null,
    };
    const allowed = { wallSeconds: given.wallSeconds ?? 150, reaches: given.reaches ?? null };

    try {
      const finished = await sandbox.run(request, allowed, new AbortController().signal, {
        progressed: () => undefined,
        beat: () => undefined,
        published: () => undefined,
      });

      for (const result of finished.results) {
        await look?.(result.path);
      }

      return finished;
    } finally {
      await sandbox.remove();
    }
  }

  /** Folders and processes of runs that still exist. */
  async leftovers(): Promise<(string | number)[]> {
    const [worker = ''] = await readdir(join(this.folder, 'scratch'));

    return [
      ...(await readdir(join(this.folder, 'scratch', worker))),
      ...(await processesOf(this.folder)).map(({ id }) => id),
    ];
  }

  async close(): Promise<void> {
    await this.#pool.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
