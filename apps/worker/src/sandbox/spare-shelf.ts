import type { Sandbox } from './sandbox.ts';

interface Spare {
  readonly sandbox: Sandbox;
  readonly ready: Promise<boolean>;
}

/** Consecutive failed starts after which no more are tried: the program is missing, or does not work here. */
const mostFailures = 3;

/** Milliseconds without a job after which a shelf goes back to its usual number. */
const calmMilliseconds = 60_000;

/** Numbers of processes that a shelf holds. */
export interface SpareCounts {
  /** While nothing happens. */
  readonly usual: number;
  /** While jobs come faster than processes start: the jobs that can run at once. */
  readonly most: number;
}

/** Processes of one kind that wait for a job. There are more of them after a job had to wait for one. */
export class SpareShelf {
  readonly #counts: SpareCounts;
  readonly #start: () => Promise<Sandbox>;
  readonly #onLost: () => void;
  readonly #spares = new Set<Spare>();
  #wanted: number;
  #failures = 0;
  #calm: NodeJS.Timeout | null = null;
  #takenAt = 0;

  /** @param onLost called when a spare has died while it waited. */
  constructor(counts: SpareCounts, start: () => Promise<Sandbox>, onLost: () => void) {
    this.#counts = counts;
    this.#wanted = counts.usual;
    this.#start = start;
    this.#onLost = onLost;
  }

  get isShort(): boolean {
    return this.#spares.size < this.#wanted && this.#failures < mostFailures;
  }

  /** Time of the last job, in milliseconds of `performance`; 0 before the first. */
  get takenAt(): number {
    return this.#takenAt;
  }

  /** Starts one more and waits until it can take a job request. */
  async add(): Promise<void> {
    const sandbox = await this.#start();
    const ready = sandbox.ready().then(
      () => true,
      () => false,
    );
    const spare = { sandbox, ready };
    this.#spares.add(spare);

    if (await ready) {
      void sandbox.gone.then(() => this.#lose(spare));
    } else {
      await this.#lose(spare);
    }
  }

  /** Null when none is left. */
  async take(): Promise<Sandbox | null> {
    this.#noteJob();

    for (const spare of this.#spares) {
      this.#spares.delete(spare);

      if ((await spare.ready) && spare.sandbox.isAlive) {
        this.#failures = 0;

        return spare.sandbox;
      }

      await spare.sandbox.remove();
    }

    return null;
  }

  async clear(): Promise<void> {
    if (this.#calm !== null) {
      clearTimeout(this.#calm);
    }

    await this.#keep(0);
  }

  /** Wants one more when none is left, up to the number of jobs at once; the usual number after a quiet time. */
  #noteJob(): void {
    const { usual, most } = this.#counts;
    this.#takenAt = performance.now();

    if (this.#calm !== null) {
      clearTimeout(this.#calm);
    }

    if (usual === 0) {
      return;
    }

    if (this.#spares.size === 0) {
      this.#wanted = Math.min(Math.max(most, usual), this.#wanted + 1);
    }

    this.#calm = setTimeout(() => {
      this.#wanted = usual;
      // Folders that cannot be removed now are removed with those of the worker.
      void this.#keep(usual).catch(() => undefined);
    }, calmMilliseconds).unref();
  }

  async #keep(count: number): Promise<void> {
    const surplus = [...this.#spares].slice(count);
    surplus.forEach((spare) => this.#spares.delete(spare));
    await Promise.all(surplus.map(({ sandbox }) => sandbox.remove()));
  }

  async #lose(spare: Spare): Promise<void> {
    // A spare that was taken or cleared has another owner.
    if (this.#spares.delete(spare)) {
      this.#failures += 1;
      await spare.sandbox.remove();
      this.#onLost();
    }
  }
}
