import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerRotations } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 4 }) };

async function rotate(options: Record<string, unknown>): Promise<number[]> {
  const { files } = await runOn('rotate-pdf', [file], options);

  return popplerRotations(files[0]?.path ?? '', 4);
}

it('rotates all pages by default', async () => {
  expect(await rotate({})).toEqual([90, 90, 90, 90]);
});

it('rotates odd, even and chosen pages', async () => {
  expect(await rotate({ pages: 'odd', angle: 180 })).toEqual([180, 0, 180, 0]);
  expect(await rotate({ pages: 'even' })).toEqual([0, 90, 0, 90]);
  expect(await rotate({ pages: '2-3', angle: 270 })).toEqual([0, 270, 270, 0]);
});

it('rotates single pages, which overrides the common angle', async () => {
  expect(await rotate({ rotate: '1:90,4:180' })).toEqual([90, 0, 0, 180]);
  expect(await rotate({ pages: '1-2', angle: 90, rotate: '2:270' })).toEqual([90, 270, 0, 0]);
});

it('accepts the angle as text, as the command line passes it', async () => {
  expect(await rotate({ angle: '180' })).toEqual([180, 180, 180, 180]);
});

it('refuses other angles', async () => {
  await expect(rotate({ angle: 45 })).rejects.toMatchObject({ code: 'illegal-input' });
});

it.each([
  ['counts missing pages', '/Count 3', '/Count 9'],
  ['has no page count', '/Count 3', ''],
])('rewrites a file whose page tree %s', async (_, written, lie) => {
  const text = Buffer.from(featureDocument({ pages: 3 })).toString('latin1');
  const tree = text.indexOf(written, text.indexOf('/Type /Pages'));
  const bytes = Buffer.from(
    text.slice(0, tree) + lie.padEnd(written.length) + text.slice(tree + written.length),
    'latin1',
  );
  const { files } = await runOn('rotate-pdf', [{ name: 'a.pdf', bytes }]);
  const turned = openPdf(readFileSync(files[0]?.path ?? ''), codec);

  expect(turned.pages.map(({ rotation }) => rotation)).toEqual([90, 90, 90]);
  expect(files[0]?.notes).toEqual([{ code: 'repaired', values: { what: 'rewritten' } }]);
});
