/**
 * html-to-pdf with and without a browser started ahead, against Chromium's own command: `node bench/html/run.ts
 * [file.html…]`. Without files it takes those of the corpus. Nothing answers on the web: pages are printed from what
 * their files hold.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { printWebPage } from '@octavo/engine-node/chromium/print-web-page';
import { warmChromium } from '@octavo/engine-node/chromium/warm';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { corpusFiles } from '@octavo/testkit/corpus';
import { openTestWeb } from '@octavo/testkit/test-web';
import { measureShared } from '../../apps/worker/src/sandbox/processes.ts';

const turns = 3;
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const web = await openTestWeb({});
const workspace = await createWorkspace();
const signal = new AbortController().signal;

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
  readonly path: string;
}

/** Wall time of the work, and the most memory all its processes had together. */
async function measured(leader: () => number, work: () => Promise<string>): Promise<Run> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, measureShared(leader()));
  }, 100);
  const startedAt = performance.now();
  const path = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(timer);

  return { seconds, megabytes: peak / 1024 ** 2, path };
}

async function median(run: () => Promise<Run>): Promise<Run | undefined> {
  const runs: Run[] = [];

  for (let turn = 0; turn < turns; turn += 1) {
    runs.push(await run());
  }

  return runs.sort((one, other) => one.seconds - other.seconds)[turns >> 1];
}

async function plain(path: string): Promise<Run> {
  const output = join(folder, 'plain.pdf');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  const place = [`--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${output}`, `file://${path}`];
  let leader = process.pid;

  return measured(
    () => leader,
    async () => {
      const child = spawn('chromium', [...flags, ...place], { stdio: 'ignore', detached: true });
      leader = child.pid ?? leader;
      await once(child, 'exit');

      return output;
    },
  );
}

async function ours(htmlPath: string, ahead: boolean): Promise<Run> {
  if (ahead) {
    await warmChromium();
  }

  const margin = 28.35;
  const print = {
    source: { htmlPath },
    proxy: web.proxy,
    screen: { width: 718, height: 900, isPhone: false },
    layout: {
      widthPoints: 595.28,
      heightPoints: 841.89,
      margins: { top: margin, right: margin, bottom: margin, left: margin },
      background: true,
      fitWidth: true,
    },
    waitSeconds: 0,
    seconds: 140,
    onStep: () => undefined,
  };

  return measured(
    () => process.pid,
    async () => (await printWebPage(print, { workspace, signal })).path,
  );
}

const files =
  process.argv.length > 2 ? process.argv.slice(2) : corpusFiles(/^html\//).map(({ path }) => path);
console.log(
  '| page | chromium s | Octavo s | started ahead s | chromium MB | Octavo MB | chromium KB | Octavo KB |',
);
console.log('|---|---|---|---|---|---|---|---|');

for (const path of files) {
  const theirs = await median(() => plain(path));
  const cold = await median(() => ours(path, false));
  const warm = await median(() => ours(path, true));
  const kilobytes = (run: Run | undefined) => statSync(run?.path ?? '').size / 1024;
  const cells = [theirs?.seconds, cold?.seconds, warm?.seconds].map((seconds) => seconds?.toFixed(2));
  const sizes = [theirs?.megabytes, cold?.megabytes, kilobytes(theirs), kilobytes(warm)];
  console.log(`| ${basename(path)} | ${[...cells, ...sizes.map((size) => size?.toFixed(0))].join(' | ')} |`);
}

web.close();
await workspace.remove();
rmSync(folder, { recursive: true, force: true });
