import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, Stand, somePdf } from './stand.ts';

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
  let stand: Stand;

  beforeAll(async () => {
    stand = await Stand.open({ ...limits, OCTAVO_SANDBOX: sandbox });
    await Promise.all([stand.serve(), stand.work()]);
  });

  afterAll(() => stand.close());

  it('that works gives its result', async () => {
    const bytes = somePdf();
    const job = await stand.ended(await stand.order('copies', [await stand.upload(bytes)]));

    expect(job).toMatchObject({ state: 'done', progress: 1, results: [{ name: 'file.pdf', input: 0 }] });
    expect(await stand.content(job.results[0]?.token ?? '')).toEqual(bytes);
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
    const id = await stand.order(tool, [await stand.upload()]);
    const job = await stand.ended(id);

    expect(job).toMatchObject({ state: 'failed', failure: { code }, results: [] });
    expect(await stand.query(`select attempt, sealed_order from jobs where id = '${id}'`)).toEqual([
      { attempt: attempts, sealed_order: null },
    ]);
    await eventually(async () => ((await stand.survivors()).length === 0 ? true : null));
    expect(await stand.strays()).toEqual([]);
  });

  it('that talks rubbish leaves the others to their work', async () => {
    const other = await stand.order('dawdles', [await stand.upload()]);
    await stand.until(other, ({ progress }) => progress > 0.05);
    const id = await stand.order('talks-rubbish', [await stand.upload()]);

    expect(await stand.ended(id)).toMatchObject({ state: 'failed', failure: { code: 'engine-crashed' } });
    expect(await stand.ended(other)).toMatchObject({ state: 'done' });
    expect(await stand.query(`select attempt from jobs where id = '${other}'`)).toEqual([{ attempt: 1 }]);
  });

  it('that refuses one of three files gives the other two', async () => {
    const tokens = [await stand.upload(), await stand.upload(somePdf(), 'bad.pdf'), await stand.upload()];
    const job = await stand.ended(await stand.order('refuses-some', tokens));

    expect(job.state).toBe('done');
    expect(job.inputs.map(({ failure }) => failure?.code ?? null)).toEqual([null, 'damaged-file', null]);
    expect(job.results.map(({ input }) => input)).toEqual([0, 2]);
  });

  it('that is cancelled ends at once', async () => {
    const id = await stand.order('dawdles', [await stand.upload()]);
    await stand.until(id, ({ progress }) => progress > 0.05);
    const askedAt = performance.now();
    await stand.post(`/jobs/${id}/cancel`, '', {});
    const job = await stand.ended(id);

    expect(job).toMatchObject({ state: 'cancelled', results: [] });
    expect(performance.now() - askedAt).toBeLessThan(2000);
    await eventually(async () => ((await stand.survivors()).length === 0 ? true : null));
  });

  it.runIf(sandbox === 'require')('reaches nothing it was not given', async () => {
    const name = `port-${new URL(stand.address).port}.pdf`;
    const job = await stand.ended(await stand.order('reaches-out', [await stand.upload(somePdf(), name)]));

    expect(job.results[0]?.notes).toEqual([{ code: 'reached', values: { ways: '' } }]);
  });

  it.runIf(sandbox === 'require')('that fills shared memory fills its own disk space', async () => {
    const job = await stand.ended(await stand.order('eats-shared-memory', [await stand.upload()]));

    expect(job.failure?.code).toBe('output-limit');
  });
});
