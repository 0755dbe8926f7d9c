import pg from 'pg';
import { WrongConfig } from '../system/cannot-start.ts';

const patience = 10_000;

/**
 * @throws WrongConfig with the driver's message, which never quotes a password, when the database cannot be
 * opened.
 */
export async function requireDatabase(url: string): Promise<void> {
  let client: pg.Client | null = null;

  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
    await client.connect();
  } catch (cause) {
    throw new WrongConfig(`cannot open the database\n  DATABASE_URL: ${reasonOf(cause)}`, { cause });
  } finally {
    await client?.end();
  }
}

/**
 * Message of an error. A host name with several addresses fails once for each, with an outer error that has
 * no message.
 */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map(reasonOf).join(', ');
  }

  return error instanceof Error ? error.message : String(error);
}
