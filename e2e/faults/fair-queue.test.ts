import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, ProductHarness } from './product-harness.ts';

let harness: ProductHarness;

beforeAll(async () => {
  harness = await ProductHarness.open({
    OCTAVO_CONCURRENCY: '2',
    OCTAVO_ACCESS: 'subscription',
    OCTAVO_MODE: 'development',
    // The proxy header of every request names the client address.
    OCTAVO_BEHIND_PROXY: 'true',
    OCTAVO_PAGE_PROCESSOR_SECONDS: '600',
    OCTAVO_VISITOR_PROCESSOR_SECONDS: '1',
  });
  await Promise.all([harness.serve(), harness.work()]);
});

afterAll(() => harness.close());

it('runs the jobs of 50 other visitors while one has two endless files', async () => {
  const hostile = await Promise.all([1, 2].map(() => harness.orderFrom('203.0.113.1', 'draws-without-end')));
  await eventually(async () => ((await countStates(hostile)).running === 1 ? true : null));
  const honest = await Promise.all(
    Array.from({ length: 50 }, (_, index) => harness.orderFrom(`198.51.100.${index + 1}`, 'copies')),
  );
  await eventually(async () => ((await countStates(honest)).done === 50 ? true : null));

  expect(await countStates(hostile)).toEqual({ running: 1, queued: 1 });
});

it('refuses a waiting job when its owner has used up the processor time of the hour', async () => {
  const address = '203.0.113.2';
  const spinning = await harness.orderFrom(address, 'spins');
  const waiting = await harness.orderFrom(address, 'copies');
  // Sets the processor time directly: a busy machine may give the job any share.
  await harness.query(`update jobs set processor_seconds = 5 where id = '${spinning}'`);
  await eventually(async () => ((await countStates([spinning, waiting])).failed === 2 ? true : null));
  const codes = await harness.query<{ code: string }>(
    `select failure ->> 'code' as code from jobs where id in ('${spinning}', '${waiting}') order by started_at`,
  );

  expect(codes.map(({ code }) => code)).toEqual(['time-limit', 'processor-time-used']);
});

async function countStates(ids: readonly string[]): Promise<Record<string, number>> {
  const list = ids.map((id) => `'${id}'`).join(', ');
  const rows = await harness.query<{ state: string; jobs: string }>(
    `select state, count(*) as jobs from jobs where id in (${list}) group by state`,
  );

  return Object.fromEntries(rows.map(({ state, jobs }) => [state, Number(jobs)]));
}
