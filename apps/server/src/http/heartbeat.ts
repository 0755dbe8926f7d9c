/**
 * Interval of beats, shorter than the idle limit of any proxy we know (30 s and more). Idle streams cost little else,
 * and every beat wakes the radio of a phone.
 */
export const beatMilliseconds = 25_000;

/** Beats of all open streams at once: a timer for each would wake the process thousands of times. */
export class Heartbeat {
  readonly #beats = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;

  /** Calls the function at each beat, until the returned one is called. */
  join(beat: () => void): () => void {
    this.#beats.add(beat);
    this.#timer ??= setInterval(() => this.#beats.forEach((each) => each()), beatMilliseconds);

    return () => this.#leave(beat);
  }

  #leave(beat: () => void): void {
    this.#beats.delete(beat);

    if (this.#beats.size === 0 && this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }
}
