import type { Sandbox } from './sandbox.ts';

interface Spare {
  readonly sandbox: Sandbox;
  readonly ready: Promise<boolean>;
}

/** Consecutive failed starts after which no more are tried: the program is missing, or does not work here. */
const mostFailures = 3;

/** Processes of one kind that wait for a job. */
export class SpareShelf {
  readonly #count: number;
  readonly #start: () => Promise<Sandbox>;
  readonly #onLost: () => void;
  readonly #spares = new Set<Spare>();
  #failures = 0;

  /** @param onLost called when a spare has died while it waited. */
  constructor(count: number, start: () => Promise<Sandbox>, onLost: () => void) {
    this.#count = count;
    this.#start = start;
    this.#onLost = onLost;
  }

  get isShort(): boolean {
    return this.#spares.size < this.#count && this.#failures < mostFailures;
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
    const spares = [...this.#spares];
    this.#spares.clear();
    await Promise.all(spares.map(({ sandbox }) => sandbox.remove()));
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
