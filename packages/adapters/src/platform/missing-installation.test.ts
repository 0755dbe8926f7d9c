import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, migrate } from '../database/database.ts';
import { missingInstallation } from './missing-installation.ts';

const serverKey = 'a'.repeat(64);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-missing-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('an installation', () => {
  it('is reported missing without data, and checking creates none', async () => {
    const absent = join(folder, 'absent');

    for (const dataFolder of [folder, absent]) {
      const missing = await missingInstallation({ dataFolder, databaseUrl: null, serverKey });
      expect(missing).toContain(`no Octavo installation in ${dataFolder}`);
    }

    expect(await readdir(folder)).toEqual([]);
  });

  it('is reported missing while the database does not respond', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    const missing = await missingInstallation({ dataFolder: folder, databaseUrl, serverKey });
    expect(missing).toContain('does not answer: connect ECONNREFUSED');
  });

  it('with an external database is reported missing without its key, or before its first start', async () => {
    const { url, remove } = await createTestDatabase();
    const settings = { dataFolder: folder, databaseUrl: url };
    expect(await missingInstallation({ ...settings, serverKey: undefined })).toContain('OCTAVO_KEY');
    expect(await missingInstallation({ ...settings, serverKey })).toContain('DATABASE_URL');

    const database = connect(url, 1, () => {});
    await migrate(database);
    await database.destroy();
    expect(await missingInstallation({ ...settings, serverKey })).toBeNull();
    await writeFile(join(folder, 'server.key'), serverKey);
    expect(await missingInstallation({ ...settings, serverKey: undefined })).toBeNull();
    await remove();
  });
});
