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
 * Loads the product as many users do: each client sends its next request when the one before has ended. `node
 * bench/platform/load.ts [--seconds 20] [--only rotate,mixed,pages,streams] [--clients 1,8,32] [--workers 1]`
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
const parts = given.only.split(',');
const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'));

/** One request of a client, on its own files. */
type Step = (product: RunningProduct, tokens: readonly string[]) => Promise<MeasuredJob>;

const rotate: Step = (product, [token = '']) => product.runJob('rotate-pdf', token, { angle: 90 });
const merge: Step = (product, tokens) => product.runJob('merge-pdf', tokens, {});
const compress: Step = (product, [token = '']) => product.runJob('compress-pdf', token, {});

try {
  const environment: Record<string, string> =
    given.spares === undefined ? {} : { OCTAVO_SPARES: given.spares };
  const product = await RunningProduct.start(folder, environment, Number(given.workers));
  // The bundle of the runs is made when a worker starts.
  await product.settle();
  await product.settle();

  for (const [name, steps] of Object.entries({ rotate: [rotate], mixed: [rotate, merge, compress] })) {
    if (parts.includes(name)) {
      for (const clients of given.clients.split(',').map(Number)) {
        await benchJobs(product, name, steps, clients);
      }
    }
  }

  await product.stop();

  if (parts.includes('pages')) {
    await benchPages();
  }

  if (parts.includes('streams')) {
    await benchStreams();
  }
} finally {
  await rm(folder, { recursive: true });
}

async function benchJobs(
  product: RunningProduct,
  name: string,
  steps: readonly Step[],
  clients: number,
): Promise<void> {
  const document = Buffer.from(await featureDocument({ pages: 3 }));
  const tokens = await Promise.all(
    Array.from({ length: clients }, () => Promise.all([product.upload(document), product.upload(document)])),
  );
  const jobs: MeasuredJob[] = [];
  await product.settle();
  const before = product.processorUse();
  const startedAt = performance.now();
  await Promise.all(
    tokens.map(async (own, client) => {
      for (let turn = client; performance.now() - startedAt < seconds * 1000; turn += 1) {
        const step = steps[turn % steps.length] ?? rotate;
        jobs.push(await step(product, own));
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
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
