import type { EmbeddedDatabase } from './embedded.ts';

/** Requests are refused until the server is found stopped and started again. */
const checkMilliseconds = 250;

/** Callbacks for events of the server. */
export interface ServerWatcher {
  onRestart(): void;
  /** Called once for each reason, however often the start is retried. */
  onFailure(error: Error): void;
}

/** Starts the embedded server again whenever it has ended, for as long as the process runs. */
export function keepRunning(database: EmbeddedDatabase, watcher: ServerWatcher): { stop(): Promise<void> } {
  let checking: Promise<void> | null = null;
  let reported = '';

  const check = async () => {
    try {
      if (await database.ensure()) {
        watcher.onRestart();
      }

      reported = '';
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('the database fails to start', { cause });

      if (error.message !== reported) {
        reported = error.message;
        watcher.onFailure(error);
      }
    }
  };

  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = null;
    });
  }, checkMilliseconds);

  return {
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}
