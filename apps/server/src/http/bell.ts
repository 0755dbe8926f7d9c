/** Timers that are longer end at once. */
const longestMilliseconds = 2 ** 31 - 1;

/** Keeps a ring until the next wait, so that a change between two reads is not missed. */
export class Bell {
  #rung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Waits for a ring; false when there was none in this time, or in 24 days. Null: however long it takes. */
  async wait(milliseconds: number | null): Promise<boolean> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer =
          milliseconds === null
            ? undefined
            : setTimeout(resolve, Math.min(milliseconds, longestMilliseconds));
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }

    const wasRung = this.#rung;
    this.#rung = false;
    this.#wake = null;

    return wasRung;
  }
}
