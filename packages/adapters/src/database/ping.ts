import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Milliseconds for which one query serves all requests, and in which the database must answer. */
const lookMilliseconds = 1000;
const answerMilliseconds = 2000;

/** Check that the database answers. */
export interface Ping {
  /** Rejects while the database does not answer in time. */
  require(): Promise<void>;
}

/** Error for a database that accepts connections but does not answer. */
export class SilentDatabase extends Error {}

export function openPing(database: Database): Ping {
  let asked: Promise<void> | null = null;
  let askedAt = 0;

  return {
    require() {
      const now = performance.now();

      if (asked === null || now - askedAt > lookMilliseconds) {
        askedAt = now;
        asked = ask(database);
      }

      return asked;
    },
  };
}

async function ask(database: Database): Promise<void> {
  const answer = sql`select 1`.execute(database);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SilentDatabase(`the database does not answer within ${answerMilliseconds} ms`)),
      answerMilliseconds,
    );
  });

  try {
    await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
    // Avoids an unhandled rejection when the answer fails later.
    answer.catch(() => undefined);
  }
}
