import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makePrivateFolder } from '@octavo/adapters/system/folders';
import { type Program, programs } from '@octavo/contract/programs';
import type { IdGenerator } from '@octavo/domain/ports';
import { type RunFolders, userOfRun } from './command.ts';
import type { KeptBundles } from './kept-bundles.ts';
import { type ProcessPurpose, Sandbox, type SandboxSettings } from './sandbox.ts';
import { type SpareCounts, SpareShelf } from './spare-shelf.ts';

/**
 * Milliseconds without a touch after which the worker of a folder counts as gone; it touches the folder with
 * every sweep.
 */
const silentMilliseconds = 10 * 60_000;

export interface PoolSettings extends Omit<SandboxSettings, 'compiled'> {
  /** Bundles of earlier workers; without them, each worker writes its own. */
  readonly bundles?: Pick<KeptBundles, 'find' | 'keep' | 'touch'>;
}

/**
 * Keeps processes started for the next jobs, so that a job begins without waiting for one: plain ones, and ones in
 * which a program with a slow start runs already. Each is used once. A spare that dies before its job costs nothing:
 * the job gets another one.
 */
export class SandboxPool {
  readonly #plain: SpareShelf;
  readonly #withProgram: ReadonlyMap<Program, SpareShelf>;
  readonly #scratch: ScratchFolder;
  readonly #settings: PoolSettings;
  readonly #isolation: SandboxSettings['isolation'];
  #compiled: string | null = null;
  #hasCompiled = false;
  #closed = false;
  #filling: Promise<void> | null = null;

  constructor(scratch: ScratchFolder, settings: PoolSettings) {
    this.#scratch = scratch;
    this.#settings = settings;
    this.#isolation = settings.isolation;
    const { spares, programSpares, concurrency, programConcurrency } = settings.config;
    const shelf = (purpose: ProcessPurpose, counts: SpareCounts) =>
      new SpareShelf(
        counts,
        () => this.#start(purpose),
        () => this.#refill(),
      );
    this.#plain = shelf('spare', { usual: spares, most: concurrency });
    this.#withProgram = new Map(
      programs.map((program) => [
        program,
        shelf(program, {
          usual: spares === 0 ? 0 : programSpares[program],
          most: programConcurrency[program],
        }),
      ]),
    );
  }

  /**
   * Starts the spares that are wanted, one after the other, because jobs need the processors more. Those of the kind
   * that the last job needed come first.
   */
  async fill(): Promise<void> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null;
    });

    return this.#filling;
  }

  async #fill(): Promise<void> {
    if (!this.#hasCompiled) {
      this.#hasCompiled = true;
      await this.#compile();
    }

    for (let shelf = this.#shortest; shelf !== undefined && !this.#closed; shelf = this.#shortest) {
      await shelf.add();
    }
  }

  get #shortest(): SpareShelf | undefined {
    return this.#shelves
      .filter(({ isShort }) => isShort)
      .toSorted((one, other) => other.takenAt - one.takenAt)
      .at(0);
  }

  /** Starts spares beside the jobs; what fails is tried again after the next job. */
  #refill(): void {
    if (!this.#closed) {
      void this.fill().catch(() => undefined);
    }
  }

  get #shelves(): readonly SpareShelf[] {
    return [this.#plain, ...this.#withProgram.values()];
  }

  /**
   * Lets one process that never gets a job request load everything and leave it as a bundle with its compiled
   * code, so that the others start in half the time. They see its folder read-only: no run can plant code for the
   * next. Skipped without bubblewrap, where they could write to it, and while a kept bundle is current.
   */
  async #compile(): Promise<void> {
    if (this.#isolation.walls === 'none' || this.#settings.compiles === false) {
      return;
    }

    const { bundles, childEntry } = this.#settings;
    this.#compiled = (await bundles?.find(childEntry)) ?? null;

    if (this.#compiled !== null) {
      return;
    }

    const folders = await this.#createFolders();
    const sandbox = new Sandbox(folders, { ...this.#settings, compiled: null }, 'compile');

    try {
      await sandbox.ready();
    } finally {
      await sandbox.end();
    }

    const kept = await bundles?.keep(folders.work);
    this.#compiled = kept ?? folders.work;

    if (kept !== undefined && kept !== null) {
      await sandbox.remove();
    }
  }

  /** Keeps the bundle of this worker from being removed by others; called from time to time. */
  async touchBundle(): Promise<void> {
    if (this.#compiled !== null) {
      await this.#settings.bundles?.touch(this.#compiled);
    }
  }

  /** Takes a ready process, with this program running if there is such a spare; the caller removes it. */
  async take(program?: Program): Promise<Sandbox> {
    const shelf = program === undefined ? undefined : this.#withProgram.get(program);
    // Chromium needs namespaces for the sandbox of its renderers, which a plain process does not have.
    const spare = (await shelf?.take()) ?? (program === 'chromium' ? null : await this.#plain.take());

    if (spare !== null) {
      this.#refill();

      return spare;
    }

    return this.start(program);
  }

  /** Starts a process for one job, which may also read these files where they lie; the caller removes it. */
  async start(program?: Program, readable: readonly string[] = []): Promise<Sandbox> {
    const sandbox = await this.#start(program === 'chromium' ? 'chromium-job' : 'job', readable);

    try {
      await sandbox.ready();
      this.#refill();

      return sandbox;
    } catch (error) {
      await sandbox.remove();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#clear();
    // A failure is reported to the caller of `fill`.
    await this.#filling?.catch(() => undefined);
    // A spare may have been started in the meantime.
    await this.#clear();
  }

  async #clear(): Promise<void> {
    await Promise.all(this.#shelves.map((shelf) => shelf.clear()));
  }

  async #start(purpose: ProcessPurpose, readable: readonly string[] = []): Promise<Sandbox> {
    const extraCode = [...this.#settings.extraCode, ...readable];
    const settings = { ...this.#settings, extraCode, compiled: this.#compiled };

    return new Sandbox(await this.#createFolders(), settings, purpose);
  }

  async #createFolders(): Promise<RunFolders> {
    return this.#scratch.create(
      userOfRun(this.#isolation),
      // A group is optional, because the worker watches the memory as well.
      (await this.#isolation.memoryGroups?.create().catch(() => null)) ?? null,
    );
  }
}

/** Folder in which this worker creates the folders of each run. */
export class ScratchFolder {
  readonly #folder: string;
  readonly #ids: IdGenerator;

  private constructor(folder: string, ids: IdGenerator) {
    this.#folder = folder;
    this.#ids = ids;
  }

  /**
   * Opens a folder whose name identifies this process, so that other workers can clear it when the process is
   * gone.
   */
  static async open(root: string, ids: IdGenerator): Promise<ScratchFolder> {
    const folder = join(root, [await processSpace(), process.pid, await startOf(process.pid)].join('-'));
    await mkdir(folder, { recursive: true, mode: 0o711 });

    return new ScratchFolder(folder, ids);
  }

  async create(user: number | null, memoryGroup: string | null = null): Promise<RunFolders> {
    const root = join(this.#folder, this.#ids.token());
    const folders = {
      root,
      input: join(root, 'in'),
      work: join(root, 'work'),
      temporary: join(root, 'tmp'),
      shared: join(root, 'shm'),
      web: join(root, 'web'),
    };

    // The root comes first: it holds the others.
    for (const folder of Object.values(folders)) {
      await makePrivateFolder(folder, user);
    }

    return { ...folders, user, memoryGroup };
  }

  /** Creates a folder for the system call filters that no run can reach. */
  async openFilterFolder(): Promise<string> {
    const folder = join(this.#folder, 'filters');
    await makePrivateFolder(folder, null);

    return folder;
  }

  /** Shows workers elsewhere, which cannot see this process, that it is still running. */
  async touch(now: Date): Promise<void> {
    await utimes(this.#folder, now, now);
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders of workers that were killed. The data folder may be shared with other machines and
 * containers, of whose processes only the last touch of their folder is known.
 */
export async function clearScratch(root: string, now: Date): Promise<number> {
  await mkdir(root, { recursive: true, mode: 0o711 });
  const here = await processSpace();
  let removed = 0;

  for (const name of await readdir(root)) {
    const [space, processId = '', start = ''] = name.split('-');
    const isOver =
      space === here
        ? (await startOf(Number(processId))) !== start
        : now.getTime() - (await touchedAt(join(root, name))) > silentMilliseconds;

    if (isOver) {
      await rm(join(root, name), { recursive: true, force: true });
      removed += 1;
    }
  }

  return removed;
}

/** Identifies the scope of a process number: one boot of the machine and one PID namespace; elsewhere the machine. */
async function processSpace(): Promise<string> {
  if (process.platform !== 'linux') {
    return createHash('sha256').update(hostname()).digest('hex').slice(0, 16);
  }

  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  const namespace = await readlink('/proc/self/ns/pid');

  return createHash('sha256').update(`${boot} ${namespace}`).digest('hex').slice(0, 16);
}

/**
 * Milliseconds since 1970; infinite for a folder that another worker has just removed, so that it never
 * counts as over.
 */
async function touchedAt(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}

/**
 * Start of a process in ticks since boot, which distinguishes it from a later one with the same number; without
 * /proc, `running` or `gone`.
 */
async function startOf(processId: number): Promise<string> {
  if (process.platform !== 'linux') {
    return isRunning(processId) ? 'running' : 'gone';
  }

  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'utf8');

    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // No such process.
    return 'gone';
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // A process of another user may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
