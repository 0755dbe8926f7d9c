import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mebibyte } from '@octavo/contract/limits';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import type { FinishedLoad } from './page-load.ts';
import { type MeasuredJob, type ProcessorUse, RunningProduct } from './running.ts';

/**
 * Loads the product as many users do: each client sends its next request when the one before has ended. `steady` sends
 * jobs at a share of the rate that 8 such clients reach, and `memory` samples the memory each minute while mixed jobs
 * run. `node bench/platform/load.ts [--seconds 20] [--only rotate,mixed,steady,memory,pages,streams]
 * [--clients 1,8,32] [--workers 1] [--spares 0]`, with spares as configured by default
 */
const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'rotate,mixed,pages,streams' },
    clients: { type: 'string', default: '1,8,32' },
    workers: { type: 'string', default: '1' },
    spares: { type: 'string' },
  },
});
const seconds = Number(given.seconds);
/** Rate of `steady` as a share of the highest one. */
const steadyShare = 0.7;
/** Seconds to the next job: constant, or random as between independent users (a Poisson process). */
const gaps = {
  evenly: (rate: number) => 1 / rate,
  'by chance': (rate: number) => -Math.log(1 - Math.random()) / rate,
};
const parts = given.only.split(',');
const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'));

/** One request of a client, on its own files. */
type LoadStep = (product: RunningProduct, tokens: readonly string[]) => Promise<MeasuredJob>;

const rotate: LoadStep = (product, [token = '']) => product.runJob('rotate-pdf', token, { angle: 90 });
const merge: LoadStep = (product, tokens) => product.runJob('merge-pdf', tokens, {});
const compress: LoadStep = (product, [token = '']) => product.runJob('compress-pdf', token, {});
const mixed = [rotate, merge, compress];

try {
  const environment: Record<string, string> =
    given.spares === undefined ? {} : { OCTAVO_SPARES: given.spares };
  const product = await RunningProduct.start(folder, environment, Number(given.workers));
  // The bundle of the runs is made when a worker starts.
  await product.settle();
  await product.settle();

  for (const [name, steps] of Object.entries({ rotate: [rotate], mixed })) {
    if (parts.includes(name)) {
      for (const clients of given.clients.split(',').map(Number)) {
        await benchJobs(product, name, steps, clients);
      }
    }
  }

  if (parts.includes('steady')) {
    await benchSteadily(product);
  }

  if (parts.includes('memory')) {
    await benchMemory(product);
  }

  await product.stop();

  if (parts.includes('pages')) {
    await benchPages();
  }

  if (parts.includes('streams')) {
    await benchStreams();
  }
} finally {
  await rm(folder, { recursive: true, maxRetries: 5 });
}

async function benchJobs(
  product: RunningProduct,
  name: string,
  steps: readonly LoadStep[],
  clients: number,
): Promise<void> {
  const before = await usedBefore(product);
  const { jobs, took } = await inTurns(product, steps, clients, seconds);
  await product.settle();
  const use = differenceOf(product.processorUse(), before);
  const { web, work } = product.memory();
  const total = jobs.map(({ milliseconds }) => milliseconds);
  const waiting = jobs.map(({ waitingMilliseconds }) => waitingMilliseconds);
  const engine = jobs.map(({ engineMilliseconds }) => engineMilliseconds);
  const each = (value: number) => Math.round((value / jobs.length) * 1000);
  console.log(
    `| ${name}, ${clients} clients | ${(jobs.length / took).toFixed(1)}/s | ${percentiles(total)} | ` +
      `${percentiles(waiting)} | ${percentiles(engine)} | ` +
      `web ${each(use.web)}, worker ${each(use.work)}, run ${each(use.jobs)}, database ${each(use.database)} | ` +
      `${Math.round(web / mebibyte)} + ${Math.round(work / mebibyte)} MiB |`,
  );
}

async function usedBefore(product: RunningProduct): Promise<ProcessorUse> {
  await product.settle();

  return product.processorUse();
}

/** Clients that each request the steps in turn. */
async function inTurns(
  product: RunningProduct,
  steps: readonly LoadStep[],
  clients: number,
  duration: number,
): Promise<{ readonly jobs: readonly MeasuredJob[]; readonly took: number }> {
  const tokens = await Promise.all(Array.from({ length: clients }, () => uploadTwice(product)));
  const jobs: MeasuredJob[] = [];
  const startedAt = performance.now();
  await Promise.all(
    tokens.map(async (own, client) => {
      for (let turn = client; performance.now() - startedAt < duration * 1000; turn += 1) {
        const step = steps[turn % steps.length] ?? rotate;
        jobs.push(await step(product, own));
      }
    }),
  );

  return { jobs, took: (performance.now() - startedAt) / 1000 };
}

async function uploadTwice(product: RunningProduct): Promise<string[]> {
  const document = Buffer.from(await featureDocument({ pages: 3 }));

  return [await product.upload(document), await product.upload(document)];
}

async function benchSteadily(product: RunningProduct): Promise<void> {
  const { jobs: most, took } = await inTurns(product, [rotate], 8, seconds);
  const rate = (most.length / took) * steadyShare;

  for (const [name, gap] of Object.entries(gaps)) {
    await benchArrivals(product, name, rate, gap);
  }
}

/** Sends rotations at a rate per second. Overhead is the time of a job without that of the engine. */
async function benchArrivals(
  product: RunningProduct,
  name: string,
  rate: number,
  gap: (rate: number) => number,
): Promise<void> {
  const tokens = await uploadTwice(product);
  await product.settle();
  const started: Promise<MeasuredJob>[] = [];
  const end = performance.now() + seconds * 1000;

  while (performance.now() < end) {
    started.push(rotate(product, tokens));
    await delay(gap(rate) * 1000);
  }

  const jobs = await Promise.all(started);
  const overhead = jobs.map(({ milliseconds, engineMilliseconds }) => milliseconds - engineMilliseconds);
  const waiting = jobs.map(({ waitingMilliseconds }) => waitingMilliseconds);
  console.log(
    `| rotate, ${rate.toFixed(1)}/s ${name} | overhead ${percentiles(overhead)} | waiting ${percentiles(waiting)} |`,
  );
}

/** Memory of the web process and of the workers, each minute, while 8 clients run mixed jobs. */
async function benchMemory(product: RunningProduct): Promise<void> {
  const seen: string[] = [];
  const look = () => {
    const { web, work } = product.memory();
    seen.push(`${Math.round(web / mebibyte)} + ${Math.round(work / mebibyte)}`);
  };
  look();
  const timer = setInterval(look, 60_000);
  const { jobs } = await inTurns(product, mixed, 8, seconds);
  clearInterval(timer);
  console.log(`| ${jobs.length} mixed jobs in ${seconds} s | MiB each minute: ${seen.join(', ')} |`);
}

/** Pages for visitors from several processes, because one client process is slower than the server. */
async function benchPages(): Promise<void> {
  const product = await RunningProduct.start(folder, { OCTAVO_ACCESS: 'subscription' }, 0);

  for (const path of ['/', '/fr/merge-pdf', '/w9-form', '/pricing']) {
    const before = product.processorUse();
    const loads = await Promise.all(
      Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => loadPage(product.address + path)),
    );
    const use = differenceOf(product.processorUse(), before);
    const count = loads.reduce((sum, load) => sum + load.count, 0);
    const firstBytes = loads.flatMap(({ firstByteMilliseconds }) => firstByteMilliseconds);
    console.log(
      `| ${path} | ${Math.round(count / seconds)}/s | ${Math.round(count / (use.web + use.database))} a second of ` +
        `processor time | first byte ${median(firstBytes).toFixed(1)} ms alone |`,
    );
  }

  await product.stop();
}

async function loadPage(url: string): Promise<FinishedLoad> {
  const child = fork(fileURLToPath(new URL('./page-load.ts', import.meta.url)), [url, String(seconds)]);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${url} could not be loaded`);
  });
  const [load] = await Promise.race([once(child, 'message'), ended]);

  return load;
}

/** Event streams of a job that no worker takes, idle for 30 seconds. */
async function benchStreams(): Promise<void> {
  const product = await RunningProduct.start(folder, {}, 0);
  const leaving = new AbortController();
  const token = await product.upload(Buffer.from(await featureDocument({ pages: 3 })));
  const id = await product.addJob('rotate-pdf', token, { angle: 90 });
  const count = 2000;
  await Promise.all(Array.from({ length: count }, () => product.follow(id, leaving.signal)));
  await product.settle();
  // The garbage of opening them is collected first.
  await delay(10_000);
  const before = product.processorUse();
  await delay(30_000);
  const use = differenceOf(product.processorUse(), before);
  console.log(
    `| ${count} streams, 30 s idle | web ${use.web.toFixed(2)} s, database ${use.database.toFixed(2)} s |`,
  );
  leaving.abort();
  await product.stop();
}

function differenceOf(after: ProcessorUse, before: ProcessorUse): ProcessorUse {
  return {
    web: after.web - before.web,
    work: after.work - before.work,
    jobs: after.jobs - before.jobs,
    database: after.database - before.database,
  };
}

function percentiles(values: readonly number[]): string {
  return [0.5, 0.95, 0.99].map((share) => Math.round(percentile(values, share))).join(' / ');
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;
}
