import { join } from 'node:path';
import pg from 'pg';
import type { Config } from './config.ts';
import { exists } from './system/folders.ts';

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
    return `there is no Octavo in ${dataFolder}, or this user may not see it: say with OCTAVO_DATA where its data is`;
  }

  if (serverKey === undefined && !(await exists(join(dataFolder, 'server.key')))) {
    return `there is no key of an Octavo in ${dataFolder}: say with OCTAVO_DATA where its data is, or give OCTAVO_KEY`;
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

    return rows[0]?.found === true ? null : 'there is no Octavo in the database that DATABASE_URL names';
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);

    return `the database that DATABASE_URL names does not answer: ${why}`;
  } finally {
    await client.end();
  }
}
