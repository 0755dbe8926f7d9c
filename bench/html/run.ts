/**
 * Compares html-to-pdf, with and without a browser started in advance, with Chromium's own command: `node
 * bench/html/run.ts [file.html…]`. Without files it takes those of the corpus. No web server answers: pages
 * are printed from the contents of their files. The three take turns, so that other load on the machine slows
 * all of them equally.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { corpusFiles } from '@octavo/testkit/corpus';
import { RunProcesses } from '../../apps/worker/src/sandbox/processes.ts';

const turns = 5;
const sampleMilliseconds = 50;
/** Milliseconds until a browser has finished the work after its start. */
const settleMilliseconds = 1500;
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));

interface BenchRun {
  readonly seconds: number;
  readonly bytes: number;
}

/** Called with the id of the process that leads the others, as soon as it exists. */
type ProcessWatch = (leader: number) => void;

async function plain(path: string, watch: ProcessWatch): Promise<BenchRun> {
  const output = join(folder, 'plain.pdf');
  const profile = join(folder, 'profile');
  // A new profile, as every job has.
  rmSync(profile, { recursive: true, force: true });
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  const place = [`--user-data-dir=${profile}`, `--print-to-pdf=${output}`, `file://${path}`];
  const startedAt = performance.now();
  const child = spawn('chromium', [...flags, ...place], { stdio: 'ignore', detached: true });
  watch(child.pid ?? 0);
  await once(child, 'exit');

  return { seconds: secondsSince(startedAt), bytes: statSync(output).size };
}

async function cold(path: string, watch: ProcessWatch): Promise<BenchRun> {
  const startedAt = performance.now();

  return finished(begin(path, 'cold', watch), startedAt);
}

async function ahead(path: string, watch: ProcessWatch): Promise<BenchRun> {
  const child = begin(path, 'ahead', watch);
  await once(child, 'message');
  await delay(settleMilliseconds);
  const startedAt = performance.now();
  child.send('begin');

  return finished(child, startedAt);
}

function begin(path: string, when: 'ahead' | 'cold', watch: ProcessWatch): ChildProcess {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const child = fork(join(import.meta.dirname, 'octavo.ts'), [path, when], { env });
  watch(child.pid ?? 0);

  return child;
}

async function finished(child: ChildProcess, startedAt: number): Promise<BenchRun> {
  const [bytes]: number[] = await once(child, 'message');
  const seconds = secondsSince(startedAt);
  await once(child, 'exit');

  return { seconds, bytes: bytes ?? 0 };
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

/** Peak memory of all processes of a run together, in a separate run because sampling takes time. */
async function megabytes(way: typeof plain, path: string): Promise<number> {
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  await way(path, (leader) => {
    timer = setInterval(() => {
      peak = Math.max(peak, new RunProcesses(leader).measureShared());
    }, sampleMilliseconds);
  });
  clearInterval(timer);

  return peak / 1024 ** 2;
}

const files =
  process.argv.length > 2 ? process.argv.slice(2) : corpusFiles(/^html\//).map(({ path }) => path);
const ways = [plain, cold, ahead];
console.log(
  '| page | chromium s | Octavo, spare s | Octavo, cold s | chromium MB | Octavo MB | chromium KB | Octavo KB |',
);
console.log('|---|---|---|---|---|---|---|---|');

for (const path of files) {
  const runs: BenchRun[][] = [];

  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, way] of ways.entries()) {
      (runs[index] ??= []).push(await way(path, () => undefined));
    }
  }

  const medians = runs.map((of) => of.toSorted((one, other) => one.seconds - other.seconds)[turns >> 1]);
  const [theirs, fromCold, fromAhead] = medians;
  const cells = [
    ...[theirs, fromAhead, fromCold].map((run) => run?.seconds.toFixed(2)),
    (await megabytes(plain, path)).toFixed(0),
    (await megabytes(ahead, path)).toFixed(0),
    ...[theirs, fromAhead].map((run) => ((run?.bytes ?? 0) / 1024).toFixed(0)),
  ];
  console.log(`| ${[basename(path), ...cells].join(' | ')} |`);
}

console.log(`\nLoad average of the last minute at the end: ${loadavg()[0]?.toFixed(1)}`);
rmSync(folder, { recursive: true, force: true });
