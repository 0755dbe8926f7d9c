import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, ProductHarness, somePdf } from './product-harness.ts';

const limits = {
  OCTAVO_MEMORY_MB: '300',
  OCTAVO_OUTPUT_MB: '60',
  OCTAVO_CONCURRENCY: '2',
  OCTAVO_PAGE_PROCESSOR_SECONDS: '1',
};

describe.each([
  ['behind bubblewrap', 'require'],
  ['with limits alone', 'off'],
])('an engine %s', (_name, sandbox) => {
  let harness: ProductHarness;

  beforeAll(async () => {
    harness = await ProductHarness.open({ ...limits, OCTAVO_SANDBOX: sandbox });
    await Promise.all([harness.serve(), harness.work()]);
  });

  afterAll(() => harness.close());

  it('that works returns its result', async () => {
    const bytes = somePdf();
    const job = await harness.ended(await harness.order('copies', [await harness.upload(bytes)]));

    expect(job).toMatchObject({ state: 'done', progress: 1, results: [{ name: 'file.pdf', input: 0 }] });
    expect(await harness.content(job.results[0]?.token ?? '')).toEqual(bytes);
  });

  it.each([
    ['hangs', 'time-limit', 1],
    ['spins', 'time-limit', 1],
    ['draws-without-end', 'too-complex', 1],
    ['eats-memory', 'memory-limit', 1],
    ['fills-the-disk', 'output-limit', 1],
    ['writes-rubbish', 'output-broken', 2],
    ['names-a-file-outside', 'output-broken', 2],
    ['links-to-a-file-outside', 'output-broken', 2],
    ['crashes', 'engine-crashed', 2],
    ['talks-nonsense', 'engine-crashed', 2],
    ['talks-rubbish', 'engine-crashed', 2],
    ['talks-without-end', 'engine-crashed', 2],
    ['talks-at-length', 'engine-crashed', 2],
    ['talks-too-often', 'engine-crashed', 2],
    ['breaks-off', 'engine-crashed', 2],
    ['forks', 'time-limit', 1],
    ['forks-without-end', 'memory-limit', 1],
  ])('that %s ends as %s after %d attempts, and leaves nothing', async (tool, code, attempts) => {
    const id = await harness.order(tool, [await harness.upload()]);
    const job = await harness.ended(id);

    expect(job).toMatchObject({ state: 'failed', failure: { code }, results: [] });
    expect(await harness.query(`select attempt, sealed_request from jobs where id = '${id}'`)).toEqual([
      { attempt: attempts, sealed_request: null },
    ]);
    await eventually(async () => ((await harness.survivors()).length === 0 ? true : null));
    expect(await harness.strays()).toEqual([]);
  });

  it('that writes invalid messages does not affect other runs', async () => {
    const other = await harness.order('dawdles', [await harness.upload()]);
    await harness.until(other, ({ progress }) => progress > 0.05);
    const id = await harness.order('talks-rubbish', [await harness.upload()]);

    expect(await harness.ended(id)).toMatchObject({ state: 'failed', failure: { code: 'engine-crashed' } });
    expect(await harness.ended(other)).toMatchObject({ state: 'done' });
    expect(await harness.query(`select attempt from jobs where id = '${other}'`)).toEqual([{ attempt: 1 }]);
  });

  it('finds no keys of another run', async () => {
    await harness.ended(await harness.order('plants-keys', [await harness.upload()]));
    const job = await harness.ended(await harness.order('finds-keys', [await harness.upload()]));

    expect(job).toMatchObject({ state: 'done' });
  });

  it('that refuses one of three files returns the other two', async () => {
    const tokens = [
      await harness.upload(),
      await harness.upload(somePdf(), 'bad.pdf'),
      await harness.upload(),
    ];
    const job = await harness.ended(await harness.order('refuses-some', tokens));

    expect(job.state).toBe('done');
    expect(job.inputs.map(({ failure }) => failure?.code ?? null)).toEqual([null, 'damaged-file', null]);
    expect(job.results.map(({ input }) => input)).toEqual([0, 2]);
  });

  it('that is cancelled ends at once', async () => {
    const id = await harness.order('dawdles', [await harness.upload()]);
    await harness.until(id, ({ progress }) => progress > 0.05);
    const askedAt = performance.now();
    await harness.post(`/jobs/${id}/cancel`, '', {});
    const job = await harness.ended(id);

    expect(job).toMatchObject({ state: 'cancelled', results: [] });
    expect(performance.now() - askedAt).toBeLessThan(2000);
    await eventually(async () => ((await harness.survivors()).length === 0 ? true : null));
  });

  it.runIf(sandbox === 'require')('reaches nothing it was not given', async () => {
    // One of the ways is to change the code of later runs, which they share once it is bundled.
    await harness.ended(await harness.order('copies', [await harness.upload()]));
    await eventually(async () => ((await harness.hasBundle()) ? true : null));
    const name = `port-${new URL(harness.address).port}.pdf`;
    const job = await harness.ended(
      await harness.order('reaches-out', [await harness.upload(somePdf(), name)]),
    );

    expect(job.results[0]?.notes).toEqual([{ code: 'reached', values: { ways: '' } }]);
  });

  it.runIf(sandbox === 'require')('that fills shared memory fills its own disk space', async () => {
    const job = await harness.ended(await harness.order('eats-shared-memory', [await harness.upload()]));

    expect(job.failure?.code).toBe('output-limit');
  });
});
