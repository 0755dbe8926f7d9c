import { readFileSync } from 'node:fs';
import { openZip } from '@octavo/engine-node/archive/zip';
import { readWorkbook } from '@octavo/testkit/office/read-workbook';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { type RunOutcome, runOn } from '@octavo/testkit/run-on';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ToolId } from '../_gen/catalogue.ts';

const words = scanLines.join(' ').split(' ');
let scan: Uint8Array;
let mixed: Uint8Array;

/** A page with a text layer, then two scans: one upright, one rotated by a quarter turn. */
beforeAll(async () => {
  const pictures = [
    { name: '1.png', bytes: await scanPicture(scanLines) },
    { name: '2.png', bytes: await scanPicture(scanLines.toReversed(), { degrees: 90 }) },
  ];
  scan = bytesOf(await runOn('jpg-to-pdf', pictures));
  mixed = bytesOf(
    await runOn('merge-pdf', [
      { name: 'born.pdf', bytes: featureDocument({ pages: 1 }) },
      { name: 'scan.pdf', bytes: scan },
    ]),
  );
});

function bytesOf({ files }: RunOutcome): Uint8Array {
  return readFileSync(files[0]?.path ?? '');
}

const textParts = /^(word\/document|ppt\/slides\/slide\d+)\.xml$/;

async function textOf({ files }: RunOutcome): Promise<string> {
  const path = files[0]?.path ?? '';

  switch (files[0]?.kind) {
    case 'txt':
      return readFileSync(path, 'utf8');
    case 'xlsx':
      return readWorkbook(path)
        .flatMap(({ cells }) => Object.values(cells))
        .map((cell) => (typeof cell === 'object' && 'v' in cell ? String(cell.v) : ''))
        .join(' ');
    default: {
      const zip = await openZip(path);
      const names = zip.names.filter((name) => textParts.test(name));
      const parts = await Promise.all(names.map((name) => zip.read(name)));
      zip.close();

      return parts
        .join(' ')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    }
  }
}

/** Share of the words on both scans that was found. */
function shareFound(text: string): number {
  const found = text.split(/\s+/);

  return words.filter((word) => found.filter((other) => other === word).length >= 2).length / words.length;
}

describe.each<[ToolId]>([['pdf-to-word'], ['pdf-to-excel'], ['pdf-to-ppt'], ['pdf-to-txt']])(
  '%s of a document with scans',
  (tool) => {
    it('reads scanned pages in order, and reports it', async () => {
      const outcome = await runOn(tool, [{ name: 'mixed.pdf', bytes: mixed }]);
      const text = await textOf(outcome);

      expect(text).toContain(markerOf('Text', 1));
      expect(shareFound(text)).toBeGreaterThan(0.95);
      expect(outcome.files[0]?.notes).toContainEqual(
        expect.objectContaining({ code: 'pages-read', values: expect.objectContaining({ count: 2 }) }),
      );
      expect(outcome.files[0]?.notes).toContainEqual({
        code: 'pages-turned',
        values: { count: 1, pages: '3' },
      });
      expect(outcome.progress).toEqual(outcome.progress.toSorted((one, other) => one - other));
      expect(outcome.progress.length).toBeGreaterThan(3);
    });

    it('does not read them on request, and reports it', async () => {
      const outcome = await runOn(tool, [{ name: 'mixed.pdf', bytes: mixed }], { ocr: 'off' });

      expect(await textOf(outcome)).not.toContain('quick');
      expect(outcome.files[0]?.notes).toContainEqual({ code: 'scans-not-read', values: { count: 2 } });
    });
  },
);

describe.each<[ToolId]>([['pdf-to-excel'], ['pdf-to-txt']])('%s of scanned pages only', (tool) => {
  it('reports the reason for missing text', async () => {
    const blank = bytesOf(await runOn('jpg-to-pdf', [{ name: 'blank.png', bytes: await scanPicture(['']) }]));

    await expect(
      runOn(tool, [{ name: 'scan.pdf', bytes: scan }], { ocr: 'off', pages: '1' }),
    ).rejects.toMatchObject({ code: 'no-text' });
    await expect(runOn(tool, [{ name: 'blank.pdf', bytes: blank }])).rejects.toMatchObject({
      code: 'no-words',
    });
  });
});

it('runs no OCR on blank pages, and reports omitted comments', async () => {
  const { files } = await runOn('organize-pdf', [{ name: 'a.pdf', bytes: featureDocument({ pages: 1 }) }], {
    order: '1,blank',
  });
  const outcome = await runOn('pdf-to-txt', [{ name: 'a.pdf', bytes: readFileSync(files[0]?.path ?? '') }]);

  expect(outcome.files[0]?.notes).toEqual([{ code: 'comments-left', values: { count: 3 } }]);
});
