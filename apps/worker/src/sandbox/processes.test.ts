import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { killMarked, RunProcesses } from './processes.ts';

const mark = `OCTAVO_TEST_MARK=${process.pid}`;

describe('the processes of a run', () => {
  afterEach(() => killMarked(mark));

  async function start(script: string): Promise<RunProcesses> {
    const [name = '', value = ''] = mark.split('=');
    const child = spawn('sh', ['-c', `${script}\necho started; wait`], {
      detached: true,
      env: { ...process.env, [name]: value },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');

    return new RunProcesses(child.pid ?? 0);
  }

  it('include all descendants, in their process group or not', async () => {
    const run = await start('sleep 100 & setsid sleep 100 & (sleep 100 & wait) &');

    expect(run.measure().processes).toBeGreaterThanOrEqual(4);
    expect(run.measure().residentBytes).toBeGreaterThan(100_000);
  });

  it('count shared memory once when measured precisely', async () => {
    const hold = 'held=$(head -c 40000000 /dev/zero | tr "\\0" a)';
    const run = await start(`${hold}\nfor copy in 1 2 3; do (sleep 100; echo "$held" >/dev/null) & done`);

    expect(run.measure().residentBytes).toBeGreaterThan(140_000_000);
    expect(run.measureShared()).toBeLessThan(100_000_000);
    expect(run.measureShared()).toBeGreaterThan(35_000_000);
  });

  it('end together', async () => {
    const run = await start('sleep 100 & setsid sleep 100 &');
    run.kill();

    await gone(run);
  });

  it('are found by their environment when they left both group and parent', async () => {
    // The shell waits for output of the process it started, which has then left the group before the group is
    // killed.
    const run = await start(`moved=$(setsid -f sh -c 'echo moved; exec sleep 100 >&-')`);
    run.kill();
    await gone(run);
    const left = await pidsOf('sleep 100');
    expect(left.length).toBeGreaterThan(0);
    killMarked(mark);

    await until(async () => (await pidsOf('sleep 100')).length === 0);
  });

  async function gone(run: RunProcesses): Promise<void> {
    await until(async () => run.measure().processes === 0);
  }

  async function pidsOf(command: string): Promise<string[]> {
    const list = spawn('sh', [
      '-c',
      `grep -lz '^${mark}' /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3 | xargs -r ps -o args= -p`,
    ]);
    list.stdout.setEncoding('utf8');
    let text = '';
    list.stdout.on('data', (part: string) => {
      text += part;
    });
    await once(list, 'close');

    return text.split('\n').filter((line) => line.includes(command));
  }
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
