import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mebibyte } from '@octavo/contract/limits';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { RunningProduct } from './running.ts';

/**
 * Measures the overhead of the platform: a job from request to end over HTTP, and a large upload. `node
 * bench/platform/run.ts [jobs]`
 */
const jobs = Number(process.argv[2] ?? 30);
const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'));

try {
  await benchJobs('with spares', '2');
  await benchJobs('without spares', '0');
  await benchUploads();
} finally {
  await rm(folder, { recursive: true });
}

async function benchJobs(what: string, spares: string): Promise<void> {
  const octavo = await RunningProduct.start(folder, { OCTAVO_SPARES: spares });
  const token = await octavo.upload(Buffer.from(await featureDocument({ pages: 3 })));
  const runs = [];

  for (let run = 0; run < jobs + 3; run += 1) {
    await octavo.settle();
    runs.push(await octavo.runJob('rotate-pdf', token, { angle: 90 }));
  }

  // The first ones compile the code of every process.
  const steady = runs.slice(3);
  const overheads = steady.map(({ milliseconds, engineMilliseconds }) => milliseconds - engineMilliseconds);
  console.log(
    `| job ${what} | ${median(steady.map(({ milliseconds }) => milliseconds))} ms | ` +
      `${median(steady.map(({ engineMilliseconds }) => engineMilliseconds))} ms | ` +
      `${median(overheads)} ms | ${percentile(overheads, 0.95)} ms |`,
  );
  await octavo.stop();
}

async function benchUploads(): Promise<void> {
  const octavo = await RunningProduct.start(folder, { OCTAVO_SPARES: '0' });
  const bytes = Buffer.alloc(100 * mebibyte, '%PDF-1.7 ');
  await octavo.upload(bytes.subarray(0, mebibyte));
  const idle = octavo.serverMemory();
  const seconds = [];
  let token = '';

  for (let run = 0; run < 5; run += 1) {
    const startedAt = performance.now();
    token = await octavo.upload(bytes);
    seconds.push(performance.now() - startedAt);
  }

  const afterOne = octavo.serverMemory();
  const fourAt = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => octavo.upload(bytes)));
  const fourTook = performance.now() - fourAt;
  const afterFour = octavo.serverMemory();
  const downloadAt = performance.now();
  await octavo.download(token);
  const downloadTook = performance.now() - downloadAt;
  console.log(`| writing and syncing 100 MB, for comparison | ${await plainWrite(bytes)} ms | |`);
  console.log(
    `| upload of 100 MB | ${median(seconds)} ms | peak ${inMiB(afterOne.peak)} MiB (idle ${inMiB(idle.now)}) |`,
  );
  console.log(
    `| four uploads of 100 MB at once | ${Math.round(fourTook)} ms | peak ${inMiB(afterFour.peak)} MiB |`,
  );
  console.log(
    `| download of 100 MB | ${Math.round(downloadTook)} ms | peak ${inMiB(octavo.serverMemory().peak)} MiB |`,
  );
  await octavo.stop();
}

/** Time that the disk alone takes to write the same bytes. */
async function plainWrite(bytes: Uint8Array): Promise<number> {
  const times = [];

  for (let run = 0; run < 5; run += 1) {
    const startedAt = performance.now();
    const file = await open(join(folder, 'plain'), 'w');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    times.push(performance.now() - startedAt);
  }

  return median(times);
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);

  return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

function inMiB(bytes: number): number {
  return Math.round(bytes / mebibyte);
}
