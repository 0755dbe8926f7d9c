import { setTimeout as delay } from 'node:timers/promises';
import type { JobChanges } from '@octavo/domain/ports';
import pg from 'pg';
import { jobChannel, queueChannel } from './job-channels.ts';

const reconnectMilliseconds = 500;

export interface ListeningChanges extends JobChanges {
  /** Calls the listener when a job may have become free to start; returns the function that ends it. */
  watchQueue(listener: () => void): () => void;
  close(): Promise<void>;
}

/** One listening connection for the whole process, however many follow a job. */
export async function listenToChanges(
  url: string,
  onError: (error: Error) => void,
): Promise<ListeningChanges> {
  const listeners = new Map<string, Set<() => void>>();
  const queueListeners = new Set<() => void>();
  const closing = new AbortController();
  let reconnecting: Promise<void> = Promise.resolve();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) =>
      channel === queueChannel ? wakeQueue() : tell(payload),
    );
    fresh.on('error', onError);

    try {
      await fresh.connect();
      await fresh.query(`listen ${jobChannel}; listen ${queueChannel}`);
    } catch (error) {
      // It may be connected all the same, and nobody else would end it.
      await fresh.end().catch(onError);
      throw error;
    }

    fresh.once('end', () => {
      reconnecting = reconnect();
    });

    return fresh;
  }

  function tell(id: string | undefined): void {
    for (const listener of listeners.get(id ?? '') ?? []) {
      listener();
    }
  }

  function wakeQueue(): void {
    for (const listener of queueListeners) {
      listener();
    }
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        client = await listen();
        // What happened in between was not heard: everyone looks again.
        for (const id of listeners.keys()) {
          tell(id);
        }

        wakeQueue();

        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error('cannot listen', { cause: error }));
        // Rejects only when it is time to stop.
        await delay(reconnectMilliseconds, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    watch(id, listener) {
      const group = listeners.get(id) ?? new Set();
      listeners.set(id, group.add(listener));

      return () => {
        group.delete(listener);

        if (group.size === 0 && listeners.get(id) === group) {
          listeners.delete(id);
        }
      };
    },

    watchQueue(listener) {
      queueListeners.add(listener);

      return () => queueListeners.delete(listener);
    },

    async close() {
      closing.abort();
      // A connection that was being made is ours to end, too.
      await reconnecting;
      await client.end();
    },
  };
}
