import { readFileSync } from 'node:fs';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { anyPlacedPage, placedDocument, type SamplePage } from '@octavo/testkit/pdf/placed-document';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerWords, type WordPlace } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** A document of empty pages, so that its words are the numbers. */
function emptyPages(count: number): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const kids = Array.from({ length: count }, () => file.add(`<< /Type /Page /Parent ${tree} 0 R >>`));
  const refs = kids.map((kid) => `${kid} 0 R`).join(' ');
  file.set(tree, `<< /Type /Pages /Kids [${refs}] /Count ${count} /MediaBox [0 0 400 300] >>`);

  return file.finish(file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

async function number(bytes: Uint8Array, options: Record<string, unknown> = {}): Promise<string> {
  const { files } = await runOn('number-pages', [{ name: 'a.pdf', bytes }], options);
  expect(files[0]?.name).toBe('a-numbered.pdf');

  return files[0]?.path ?? '';
}

/** Texts that were written on empty pages. */
async function numbers(count: number, options: Record<string, unknown>): Promise<string[]> {
  const path = await number(emptyPages(count), options);

  return Array.from({ length: count }, (_, page) =>
    popplerWords(path, page + 1)
      .map(({ word }) => word)
      .join(' '),
  );
}

it('numbers all pages at the foot of the page', async () => {
  expect(await numbers(3, {})).toEqual(['1', '2', '3']);
});

it.each([
  ['i', ['viii', 'ix', 'x']],
  ['I', ['VIII', 'IX', 'X']],
  ['a', ['h', 'i', 'j']],
  ['A', ['H', 'I', 'J']],
])('counts in the style %s', async (style, expected) => {
  expect(await numbers(3, { style, start: 8 })).toEqual(expected);
});

it('begins on the first of the chosen pages, and counts those left out after it', async () => {
  expect(await numbers(4, { pages: '2-', text: 'Page {n} of {total}' })).toEqual([
    '',
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
  ]);
  expect(await numbers(4, { pages: 'even', start: 2, text: '{n}/{total}' })).toEqual(['', '2/4', '', '4/4']);
});

it('writes Bates numbers with prefix, suffix and digits', async () => {
  expect(await numbers(2, { text: 'ACME-{n}-X', start: 99, digits: 6 })).toEqual([
    'ACME-000099-X',
    'ACME-000100-X',
  ]);
});

it('changes sides on even pages', async () => {
  const path = await number(emptyPages(2), { position: 'bottom-right', mirrored: true });

  expect(popplerWords(path, 1)[0]?.right).toBeCloseTo(400 - 28.35, 0);
  expect(popplerWords(path, 2)[0]?.left).toBeCloseTo(28.35, 0);
});

/** A word's position from the corner of the page as shown; poppler measures from that of the media box. */
function fromCropBox(word: WordPlace, { rotation, mediaBox, cropBox }: SamplePage): WordPlace {
  const [left, bottom, right, top] = (cropBox ?? mediaBox).map((edge, at) => Math.abs(edge - mediaBox[at]!));
  const [across = 0, down = 0] = {
    0: [left, top],
    90: [bottom, left],
    180: [right, bottom],
    270: [top, right],
  }[rotation];

  return { ...word, left: word.left - across, right: word.right - across, top: word.top - down };
}

it('stands where it should on any page as shown, within a point', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPlacedPage(),
      fc.constantFrom('top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'),
      async (page, position) => {
        const path = await number(placedDocument([page]), { position, text: 'Folio{n}', margin: 5, size: 8 });
        const found = popplerWords(path, 1).filter(({ word }) => word === 'Folio1');
        const [left, bottom, right, top] = page.cropBox ?? page.mediaBox;
        const [wide, high] =
          page.rotation % 180 === 0 ? [right - left, top - bottom] : [top - bottom, right - left];
        // Poppler measures words in units of user space.
        const inset = ((5 / 25.4) * 72) / page.userUnit;
        expect(found).toHaveLength(1);

        const word = fromCropBox(found[0]!, page);

        if (position.endsWith('left')) {
          expect(Math.abs(word.left - inset)).toBeLessThan(1);
        } else if (position.endsWith('right')) {
          expect(Math.abs(word.right - (wide - inset))).toBeLessThan(1);
        } else {
          expect(Math.abs((word.left + word.right) / 2 - wide / 2)).toBeLessThan(1);
        }

        if (position.startsWith('top')) {
          expect(Math.abs(word.top - inset)).toBeLessThan(1);
        } else {
          expect(Math.abs(word.top + word.height - (high - inset))).toBeLessThan(1);
        }
      },
    ),
    { numRuns: 30 },
  );
});

it('marks numbers as footers, and keeps the bytes of the file', async () => {
  const before = featureDocument({ pages: 2 });
  const after = readFileSync(await number(before));

  expect(after.subarray(0, before.length).equals(Buffer.from(before))).toBe(true);
  expect(everythingIn(after)).toContain('/Artifact<</Type/Pagination/Subtype/Footer>>BDC');
});

it.each([{ text: 'No number' }, { position: 'center' }, { start: -1 }, { color: 'red' }])(
  'refuses %o',
  async (options) => {
    await expect(number(emptyPages(1), options)).rejects.toMatchObject({ code: 'illegal-input' });
  },
);
