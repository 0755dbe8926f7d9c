import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { afterEach, describe, expect, it } from 'vitest';
import { Stand, somePdf } from './stand.ts';

const rights = { OCTAVO_ACCESS: 'subscription' };

describe('previews', () => {
  let stand: Stand;

  async function open(of: 'faults' | 'product', environment: Readonly<Record<string, string>> = rights) {
    stand = await Stand.open(environment, of);
    await Promise.all([stand.serve(), stand.work()]);
  }

  afterEach(() => stand.close());

  it('are drawn by the run for those who may not take its results away', async () => {
    await open('product');
    const document = Buffer.from(featureDocument({ pages: 5 }));
    const job = await stand.ended(await stand.order('repair-pdf', [await stand.upload(document)]));
    const [result] = job.results;
    const previews = `${stand.address}/api/v1/jobs/${job.id}/previews/${result?.place}`;

    expect(result?.previews.map(({ page }) => page)).toEqual([1, 2, 3]);
    const picture = await fetch(`${previews}/3`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await fetch(`${previews}/4`)).status).toBe(404);
    expect((await fetch(`${stand.address}/api/v1/files/${result?.token}/content`)).status).toBe(401);
    expect(await stand.strays()).toEqual([]);
  });

  it('are drawn for everybody else of what no browser draws, without a mark', async () => {
    await open('product', { OCTAVO_ACCESS: 'open' });
    const document = Buffer.from(featureDocument({ pages: 1 }));
    const pdf = await stand.ended(await stand.order('repair-pdf', [await stand.upload(document)]));
    const word = await stand.ended(await stand.order('pdf-to-word', [await stand.upload(document)]));

    expect(pdf).toMatchObject({ state: 'done', results: [{ previews: [] }] });
    expect(word).toMatchObject({
      state: 'done',
      results: [{ previews: [{ page: 1, kind: 'jpg', isMarked: false }] }],
    });
  });

  it('that crash, or name a file outside, take nothing from the results', async () => {
    await open('faults');
    const crashing = await stand.order('copies', [await stand.upload(somePdf(), 'crash.pdf')]);
    const outside = await stand.order('copies', [await stand.upload()]);

    for (const id of [crashing, outside]) {
      expect(await stand.ended(id)).toMatchObject({ state: 'done', results: [{ previews: [] }] });
    }

    expect(await stand.strays()).toEqual([]);
  });
});
