/** Enough uploads to fill a connection; more would only share it. */
const atOnce = 3;

/** Runs a few uploads at a time, in the order of their requests. */
export class UploadQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= atOnce) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }

    this.#running += 1;

    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
