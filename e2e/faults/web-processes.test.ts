import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@octavo/adapters/settings/config';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningOctavo, startOctavo } from '../../apps/server/src/start.ts';
import { eventually } from './product-harness.ts';

let folder: string;
let octavo: RunningOctavo;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-web-'));
  const variables = {
    ...process.env,
    OCTAVO_DATA: folder,
    OCTAVO_PORT: '0',
    OCTAVO_LOG: 'silent',
    OCTAVO_SPARES: '0',
    OCTAVO_ACCESS: 'open',
    OCTAVO_WEB_PROCESSES: '2',
  };
  octavo = await startOctavo(readConfig(variables), variables);
});
afterEach(async () => {
  await octavo.stop();
  await rm(folder, { recursive: true });
});

/** Numbers of the web processes of this product. */
async function webProcesses(): Promise<number[]> {
  const found = [];

  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');

    if ((await read('cmdline')).includes('server/src/main.ts') && (await read('environ')).includes(folder)) {
      found.push(Number(id));
    }
  }

  return found;
}

/** Status of a request on a connection of its own. */
async function ask(): Promise<number> {
  return (await fetch(`${octavo.address}/healthz`, { headers: { connection: 'close' } })).status;
}

it('accepts connections while a killed web process is started again', async () => {
  const [killed = 0, ...others] = await webProcesses();
  expect(others).toHaveLength(1);
  process.kill(killed, 'SIGKILL');
  await eventually(async () => ((await webProcesses()).includes(killed) ? null : true));

  for (let request = 0; request < 50; request += 1) {
    expect(await ask()).toBe(200);
  }

  await eventually(async () => ((await webProcesses()).length === 2 ? true : null));
});
