import { setTimeout as delay } from 'node:timers/promises';
import type { JobChanges } from '@octavo/domain/ports';
import pg from 'pg';
import { jobChannel } from './jobs.ts';

const reconnectMilliseconds = 500;

export interface ListeningChanges extends JobChanges {
  close(): Promise<void>;
}

/** One listening connection for the whole process, however many follow a job. */
export async function listenToChanges(
  url: string,
  onError: (error: Error) => void,
): Promise<ListeningChanges> {
  const listeners = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ payload }) => tell(payload));
    fresh.on('error', onError);
    await fresh.connect();
    await fresh.query(`listen ${jobChannel}`);
    fresh.once('end', () => void reconnect());

    return fresh;
  }

  function tell(id: string | undefined): void {
    for (const listener of listeners.get(id ?? '') ?? []) {
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

        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error('cannot listen', { cause: error }));
        await delay(reconnectMilliseconds);
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

    async close() {
      closing.abort();
      await client.end();
    },
  };
}
