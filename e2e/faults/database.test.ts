import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@octavo/adapters/settings/config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningOctavo, startOctavo } from '../../apps/server/src/start.ts';
import { eventually, somePdf } from './product-harness.ts';

describe('all processes under one supervisor', () => {
  let folder: string;
  let octavo: RunningOctavo;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-all-'));
    const variables = {
      ...process.env,
      OCTAVO_DATA: folder,
      OCTAVO_PORT: '0',
      OCTAVO_LOG: 'silent',
      OCTAVO_SPARES: '0',
      OCTAVO_RESERVE_MB: '0',
      OCTAVO_ACCESS: 'open',
    };
    octavo = await startOctavo(readConfig(variables), variables);
  });

  afterAll(async () => {
    await octavo.stop();
    await rm(folder, { recursive: true });
  });

  it('recovers from a killed database without losing acknowledged work', async () => {
    const bytes = somePdf();
    const upload = await fetch(`${octavo.address}/api/v1/files`, { method: 'POST', body: bytes });
    const { token } = JSON.parse(await upload.text()) as { token: string };
    const killed = await databaseProcess(folder);
    process.kill(killed, 'SIGKILL');
    // Processes that served the open connections live on for a moment.
    await eventually(async () => {
      const current = await databaseProcess(folder).catch(() => killed);

      return current === killed ? null : true;
    });

    const content = await eventually(async () => {
      const answer = await fetch(`${octavo.address}/api/v1/files/${token}/content`);

      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    });
    expect(content).toEqual(bytes);

    const again = await fetch(`${octavo.address}/api/v1/files`, { method: 'POST', body: bytes });
    expect(again.status).toBe(201);
  });
});

async function databaseProcess(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'database', 'cluster', 'postmaster.pid'), 'utf8'), 10);
}
