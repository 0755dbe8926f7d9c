/**
 * Waiting time of 50 visitors while another one has two files that never end: rounds with and without these files
 * alternate. `node bench/fair-queue/run.ts [rounds]`
 */
import { setTimeout as delay } from 'node:timers/promises';
import { ProductHarness } from '../../e2e/faults/product-harness.ts';

const visitors = 50;
const rounds = Number(process.argv[2] ?? 2);

interface Waits {
  readonly median: number;
  readonly longest: number;
}

const found: Readonly<Record<'alone' | 'besides', Waits[]>> = { alone: [], besides: [] };

for (let round = 1; round <= rounds; round += 1) {
  found.alone.push(await measure(0));
  found.besides.push(await measure(2));
  console.error(`round ${round} of ${rounds}`);
}

const median = ratio('median');
const longest = ratio('longest');
console.log('seconds from request to result | median | longest');
console.log(`alone                          | ${seconds(found.alone)}`);
console.log(`beside two endless files       | ${seconds(found.besides)}`);
console.log(`ratio                          | ${median.toFixed(2)} | ${longest.toFixed(2)}`);

/** Runs the jobs of all visitors on a product of its own with two places. */
async function measure(endless: number): Promise<Waits> {
  const harness = await ProductHarness.open({
    OCTAVO_CONCURRENCY: '2',
    OCTAVO_ACCESS: 'subscription',
    OCTAVO_MODE: 'development',
    OCTAVO_BEHIND_PROXY: 'true',
    // The endless files hold their places for the whole measurement.
    OCTAVO_PAGE_PROCESSOR_SECONDS: '600',
  });

  try {
    await Promise.all([harness.serve(), harness.work()]);

    for (let index = 0; index < endless; index += 1) {
      await harness.orderFrom('203.0.113.1', 'draws-without-end');
    }

    await delay(3000);
    const ids = await Promise.all(
      Array.from({ length: visitors }, (_, index) => harness.orderFrom(`198.51.100.${index + 1}`, 'copies')),
    );

    return await waitsOf(harness, ids);
  } finally {
    await harness.close();
  }
}

async function waitsOf(harness: ProductHarness, ids: readonly string[]): Promise<Waits> {
  const list = ids.map((id) => `'${id}'`).join(', ');

  for (;;) {
    const rows = await harness.query<{ wait: string }>(
      `select extract(epoch from finished_at - created_at) as wait from jobs where id in (${list}) and state = 'done'`,
    );

    if (rows.length === ids.length) {
      const waits = rows.map(({ wait }) => Number(wait)).sort((one, other) => one - other);

      return { median: waits[Math.floor(waits.length / 2)] ?? 0, longest: waits.at(-1) ?? 0 };
    }

    await delay(500);
  }
}

function mean(waits: readonly Waits[], of: keyof Waits): number {
  return waits.reduce((sum, each) => sum + each[of], 0) / waits.length;
}

function ratio(of: keyof Waits): number {
  return mean(found.besides, of) / mean(found.alone, of);
}

function seconds(waits: readonly Waits[]): string {
  return `${mean(waits, 'median').toFixed(1)} | ${mean(waits, 'longest').toFixed(1)}`;
}
