import { setTimeout as delay } from 'node:timers/promises';
import type { JobChanges } from '@octavo/domain/ports';
import pg from 'pg';
import { changeChannel, queueChannel } from './job-channels.ts';

const reconnectMilliseconds = 500;

/** Interval at which the connection is tested: one that broke without notice would never deliver anything again. */
const checkMilliseconds = 15_000;
const answerMilliseconds = 5000;

/** Takes the name of the queue with a new job; null when the job may be in any queue. */
export type QueueListener = (queue: string | null) => void;

export interface ListeningChanges extends JobChanges {
  /**
   * Calls the listener with the queue of a new job, or with null when a job of any queue may have become free to start;
   * returns a function that stops the watch.
   */
  watchQueue(listener: QueueListener): () => void;
  close(): Promise<void>;
}

/** Opens one listening connection for the whole process, however many jobs are watched. */
export async function listenToChanges(
  url: string,
  onError: (error: Error) => void,
): Promise<ListeningChanges> {
  const listeners = new Map<string, Set<() => void>>();
  const queueListeners = new Set<QueueListener>();
  const closing = new AbortController();
  let reconnecting: Promise<void> = Promise.resolve();
  let isConnected = true;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      query_timeout: answerMilliseconds,
    });
    fresh.on('notification', ({ channel, payload }) =>
      channel === queueChannel ? wakeQueue(payload || null) : notify(payload),
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
      isConnected = false;
      reconnecting = reconnect();
    });

    return fresh;
  }

  function notify(id: string | undefined): void {
    for (const listener of listeners.get(id ?? '') ?? []) {
      listener();
    }
  }

  function wakeQueue(queue: string | null): void {
    for (const listener of queueListeners) {
      listener(queue);
    }
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        client = await listen();
        isConnected = true;
        // Notifications in between are lost, so every listener checks again.
        for (const id of listeners.keys()) {
          notify(id);
        }

        wakeQueue(null);

        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error('cannot listen', { cause: error }));
        // Rejects only when the signal is aborted.
        await delay(reconnectMilliseconds, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  /** Ends a connection that does not answer, so that another one is opened. */
  async function check(): Promise<void> {
    if (!isConnected) {
      return;
    }

    const checked = client;

    try {
      await checked.query('select 1');
    } catch (error) {
      onError(error instanceof Error ? error : new Error('connection lost', { cause: error }));
      await checked.end().catch(onError);
    }
  }

  const checking = setInterval(() => void check(), checkMilliseconds);

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
      clearInterval(checking);
      // A connection that is still being opened must be closed, too.
      await reconnecting;
      await client.end();
    },
  };
}
