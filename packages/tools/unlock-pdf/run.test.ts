import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

it('reports that there is nothing to unlock', async () => {
  const file = { name: 'a.pdf', bytes: featureDocument({ pages: 1 }) };

  await expect(runOn('unlock-pdf', [file])).rejects.toMatchObject({
    code: 'not-protected',
    message: 'not-protected',
    values: { file: 'a.pdf' },
  });
});
