import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { differingPoints, drawn, edited } from '../../test/edit-harness.ts';
import { PageSpace } from '../geometry/page-space.ts';
import { readTextUnits } from './read-text-units.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-text-'));
const files = corpusFiles(
  /^pdf\/(papers\/.*|simple\/(?!sizes|minimal|pages_12).*|tagged\/(?!7\.11).*|tables\/eu-015)\.pdf$/,
);
const added = 'certain';
const dpi = 72;

/** Points that letters reach beyond the box of their text. */
const reach = 3;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function longestUnit(document: PdfDocument) {
  const [page] = document.pages;
  const content = new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(page!);
  const units = readTextUnits(document, content, new PageSpace(page!));

  return units.toSorted((one, other) => other.text.length - one.text.length)[0]!;
}

describe.skipIf(files.length === 0)('a word in the longest text of a page of real files', () => {
  it.each(files.map((file) => [file.id, file] as const))('%s', async (_, file) => {
    const before = readFileSync(file.path);
    const unit = longestUnit(openPdf(before, codec));
    const words = unit.text.split(' ');
    const text = [...words.slice(0, 2), added, ...words.slice(2)].join(' ');
    const { bytes, document, report } = await edited(before, [
      { kind: 'text.replace', range: unit.range, runs: [{ text }] },
    ]);
    const path = join(folder, 'edited.pdf');
    writeFileSync(path, bytes);

    expect(Buffer.from(bytes.subarray(0, before.length)).equals(before)).toBe(true);
    expect(qpdfCheck(path).ok || !qpdfCheck(file.path).ok).toBe(true);
    expect(report.texts[0]?.text).toBe(text);
    expect(longestUnit(document).text).toContain(`${words[1]} ${added} ${words[2]}`);
    expect(popplerTexts(path)?.[0]?.replace(/\s+/g, ' ')).toContain(`${words[1]} ${added}`);

    const { moved = [], box = unit.box } = report.texts[0] ?? {};
    const outside = differingPoints(await drawn(before, 0, dpi), await drawn(bytes, 0, dpi), dpi).filter(
      ({ x, y }) =>
        ![unit.box, box, ...moved].some(
          ({ left, top, width, height }) =>
            x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach,
        ),
    );

    expect(outside).toEqual([]);
  });
});
