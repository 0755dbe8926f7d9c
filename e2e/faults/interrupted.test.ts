import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exists } from '@octavo/adapters/system/folders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './product-harness.ts';

describe('a start that is interrupted leaves no process', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-interrupted-'));
    await chmod(folder, 0o711);
  });

  afterEach(() => rm(folder, { recursive: true }));

  /** Starts a process in its own process group, as a terminal does. */
  function start(entry: string): ChildProcess {
    const path = fileURLToPath(new URL(`../../apps/${entry}`, import.meta.url));
    const env = {
      ...process.env,
      OCTAVO_DATA: folder,
      OCTAVO_PORT: '0',
      OCTAVO_LOG: 'silent',
      OCTAVO_SPARES: '0',
      OCTAVO_RESERVE_MB: '0',
    };

    return spawn(process.execPath, [path], { env, detached: true, stdio: 'ignore' });
  }

  async function untilDatabase(): Promise<void> {
    const pidFile = join(folder, 'database', 'cluster', 'postmaster.pid');
    await eventually(async () => ((await exists(pidFile)) ? true : null));
  }

  /** Processes whose environment or command contains the folder. */
  async function left(): Promise<string[]> {
    const found = [];

    for (const name of await readdir('/proc')) {
      const parts = /^\d+$/.test(name) ? ['environ', 'cmdline'] : [];
      const texts = await Promise.all(
        parts.map((part) => readFile(`/proc/${name}/${part}`, 'utf8').catch(() => '')),
      );

      if (texts.some((text) => text.includes(folder))) {
        found.push(texts.join(' '));
      }
    }

    return found;
  }

  it.each([
    ['everything, with Ctrl-C', 'server/src/start.ts', (child: ChildProcess) => -(child.pid ?? 0), 'SIGINT'],
    ['everything, with a signal', 'server/src/start.ts', (child: ChildProcess) => child.pid ?? 0, 'SIGTERM'],
    ['the web process alone', 'server/src/main.ts', (child: ChildProcess) => child.pid ?? 0, 'SIGINT'],
    ['the worker alone', 'worker/src/main.ts', (child: ChildProcess) => child.pid ?? 0, 'SIGTERM'],
  ] as const)('%s', async (_name, entry, targetOf, signal) => {
    const child = start(entry);
    const ended = once(child, 'exit');
    await untilDatabase();
    process.kill(targetOf(child), signal);

    expect(await ended).toEqual([0, null]);
    expect(await left()).toEqual([]);
  });
});
