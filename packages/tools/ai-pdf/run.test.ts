import { readFileSync } from 'node:fs';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';
import { readingTool } from '../_kit/reading-tool.ts';

it('writes the passages of every page as one JSON', async () => {
  const { files } = await runOn(readingTool, [{ name: 'a.pdf', bytes: featureDocument({ pages: 3 }) }]);
  const read: ReadDocument = JSON.parse(readFileSync(files[0]?.path ?? '', 'utf8'));

  expect(files).toHaveLength(1);
  expect(files[0]).toMatchObject({ name: 'a-passages.json', kind: 'json' });
  expect(read.pages).toHaveLength(3);

  for (const page of [1, 2, 3]) {
    const passage = read.passages.find(({ text }) => text.includes(markerOf('Text', page)));
    expect(passage?.lines[0]?.page).toBe(page - 1);
  }
});

it('reports that no page has text', async () => {
  const { files } = await runOn('organize-pdf', [{ name: 'a.pdf', bytes: featureDocument({ pages: 1 }) }], {
    order: '1,blank',
  });
  const blank = await runOn('organize-pdf', [{ name: 'b.pdf', bytes: readFileSync(files[0]?.path ?? '') }], {
    order: '2',
  });
  const bytes = readFileSync(blank.files[0]?.path ?? '');

  await expect(runOn(readingTool, [{ name: 'blank.pdf', bytes }])).rejects.toMatchObject({ code: 'no-text' });
});

it('reads a locked file with its password only', async () => {
  const { files } = await runOn('protect-pdf', [{ name: 'a.pdf', bytes: featureDocument({ pages: 1 }) }], {
    password: 'winter tide',
  });
  const bytes = readFileSync(files[0]?.path ?? '');
  const opened = await runOn(readingTool, [{ name: 'a.pdf', bytes, password: 'winter tide' }]);

  expect(opened.files).toHaveLength(1);
  await expect(runOn(readingTool, [{ name: 'a.pdf', bytes }])).rejects.toMatchObject({
    code: 'password-required',
  });
});

it('refuses a file that is damaged beyond reading', async () => {
  const bytes = Buffer.from(`%PDF-1.7\n${'x'.repeat(2000)}`);

  await expect(runOn(readingTool, [{ name: 'a.pdf', bytes }])).rejects.toMatchObject({
    code: 'damaged-file',
  });
});
