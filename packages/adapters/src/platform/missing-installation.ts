import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../settings/config.ts';
import { exists } from '../system/folders.ts';

/**
 * Reason, for the operator, why there is no installation where the settings point; null when there is one.
 * Opening the platform there would create a new one, with another key. Read-only: nothing is started or
 * created.
 */
export async function missingInstallation({
  dataFolder,
  databaseUrl,
  serverKey,
}: Pick<Config, 'dataFolder' | 'databaseUrl' | 'serverKey'>): Promise<string | null> {
  if (databaseUrl === null && !(await exists(join(dataFolder, 'database', 'cluster')))) {
    return `no Octavo installation in ${dataFolder}, or this user cannot read it: set OCTAVO_DATA to its data folder`;
  }

  if (serverKey === undefined && !(await exists(join(dataFolder, 'server.key')))) {
    return `no server key in ${dataFolder}: set OCTAVO_DATA to the data folder, or set OCTAVO_KEY`;
  }

  return databaseUrl === null ? null : missingTables(databaseUrl);
}

async function missingTables(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });

  try {
    await client.connect();
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('subscriptions') is not null as found",
    );

    return rows[0]?.found === true ? null : 'no Octavo installation in the database of DATABASE_URL';
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);

    return `the database of DATABASE_URL does not answer: ${why}`;
  } finally {
    await client.end();
  }
}
