import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductHarness, somePdf } from './product-harness.ts';

const rights = { OCTAVO_ACCESS: 'subscription' };

describe('previews', () => {
  let harness: ProductHarness;

  async function open(of: 'faults' | 'product', environment: Readonly<Record<string, string>> = rights) {
    harness = await ProductHarness.open(environment, of);
    await Promise.all([harness.serve(), harness.work()]);
  }

  afterEach(() => harness.close());

  it('are drawn by the run for users who may not download', async () => {
    await open('product');
    const document = Buffer.from(featureDocument({ pages: 5 }));
    const job = await harness.ended(await harness.order('repair-pdf', [await harness.upload(document)]));
    const [result] = job.results;
    const previews = `${harness.address}/api/v1/jobs/${job.id}/previews/${result?.place}`;

    expect(result?.previews.map(({ page }) => page)).toEqual([1, 2, 3]);
    const picture = await fetch(`${previews}/3`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await fetch(`${previews}/4`)).status).toBe(404);
    expect((await fetch(`${harness.address}/api/v1/files/${result?.token}/content`)).status).toBe(401);
    expect(await harness.strays()).toEqual([]);
  });

  it('are drawn without a watermark for other users when browsers cannot render the result', async () => {
    await open('product', { OCTAVO_ACCESS: 'open' });
    const document = Buffer.from(featureDocument({ pages: 1 }));
    const pdf = await harness.ended(await harness.order('repair-pdf', [await harness.upload(document)]));
    const word = await harness.ended(await harness.order('pdf-to-word', [await harness.upload(document)]));

    expect(pdf).toMatchObject({ state: 'done', results: [{ previews: [] }] });
    expect(word).toMatchObject({
      state: 'done',
      results: [{ previews: [{ page: 1, kind: 'jpg', isMarked: false }] }],
    });
  });

  it('that crash, or name a file outside, do not affect the results', async () => {
    await open('faults');
    const crashing = await harness.order('copies', [await harness.upload(somePdf(), 'crash.pdf')]);
    const outside = await harness.order('copies', [await harness.upload()]);

    for (const id of [crashing, outside]) {
      expect(await harness.ended(id)).toMatchObject({ state: 'done', results: [{ previews: [] }] });
    }

    expect(await harness.strays()).toEqual([]);
  });
});
