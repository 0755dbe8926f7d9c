import type { JobChanges } from '@octavo/domain/ports';

type ChangeListener = () => void;

/** Notifies about changes within this process. */
export class MemoryChanges implements JobChanges {
  readonly #listeners = new Map<string, Set<ChangeListener>>();
  readonly #queueListeners = new Set<ChangeListener>();

  watch(id: string, listener: ChangeListener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners);
    listeners.add(listener);

    return () => {
      listeners.delete(listener);

      if (listeners.size === 0) {
        this.#listeners.delete(id);
      }
    };
  }

  /** Calls the listener when a job may have become free to start; returns a function that stops the watch. */
  watchQueue(listener: ChangeListener): () => void {
    this.#queueListeners.add(listener);

    return () => this.#queueListeners.delete(listener);
  }

  /** Listeners run later: none of them sees a change half made. */
  announce(id: string): void {
    queueMicrotask(() => this.#listeners.get(id)?.forEach((listener) => listener()));
  }

  announceQueue(): void {
    queueMicrotask(() => this.#queueListeners.forEach((listener) => listener()));
  }
}
