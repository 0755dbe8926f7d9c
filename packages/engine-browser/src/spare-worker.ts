/** Time after which an unused worker ends. */
const spareMilliseconds = 60_000;

/** Starts workers of one kind, one of them before it is needed: its code loads meanwhile. */
export class SpareWorker {
  readonly #start: () => Worker;
  #spare: Worker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Starts a worker that the next caller of `take` gets. */
  prepare(): void {
    clearTimeout(this.#timer);
    this.#spare ??= this.#start();
    this.#timer = setTimeout(() => {
      this.#spare?.terminate();
      this.#spare = null;
    }, spareMilliseconds);
  }

  take(): Worker {
    clearTimeout(this.#timer);
    const worker = this.#spare ?? this.#start();
    this.#spare = null;

    return worker;
  }
}
