import { setTimeout as delay } from 'node:timers/promises';
import type { JobChanges } from '@octavo/domain/ports';
import pg from 'pg';
import { changeChannel, queueChannel } from './job-channels.ts';

const reconnectMilliseconds = 500;

export interface ListeningChanges extends JobChanges {
  /** Calls the listener when a job may have become free to start; returns a function that stops the watch. */
  watchQueue(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Opens one listening connection for the whole process, however many jobs are watched. */
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
      channel === queueChannel ? wakeQueue() : notify(payload),
    );
    fresh.on('error', onError);

    try {
      await fresh.connect();
      await fresh.query(`listen ${changeChannel}; listen ${queueChannel}`);
    } catch (error) {
      // It may be connected all the same, and would then stay open.
      await fresh.end().catch(onError);
      throw error;
    }

    fresh.once('end', () => {
      reconnecting = reconnect();
    });

    return fresh;
  }

  function notify(id: string | undefined): void {
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
        // Notifications in between are lost, so every listener checks again.
        for (const id of listeners.keys()) {
          notify(id);
        }

        wakeQueue();

        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error('cannot listen', { cause: error }));
        // Rejects only when the signal is aborted.
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
      // A connection that is still being opened must be closed, too.
      await reconnecting;
      await client.end();
    },
  };
}
