import { readFileSync } from 'node:fs';
import { isFailure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { popplerWords, qpdfCheck, type WordPlace } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

/** Poppler measures words of files that open without a password. */
const files = corpusFiles(/^(pdf|forms)\/.*\.pdf$/).filter(({ id }) => !id.includes('encrypted'));

/** Pages of each file whose numbers are looked for. */
const mostPages = 3;

/** Path of the numbered file; null when the tool refuses it. */
async function numbered({ path, id }: CorpusFile): Promise<string | null> {
  try {
    const given = [{ name: 'a.pdf', bytes: readFileSync(path) }];
    const { files: results } = await runOn('number-pages', given, { text: 'Folio{n}', margin: 5 });

    return results[0]?.path ?? null;
  } catch (error) {
    // Owners of some files forbid changes.
    const isRefused = isFailure(error) && error.code === 'restricted-file';
    expect(isRefused || (isFailure(error) && /broken|hostile/.test(id)), String(error)).toBe(true);

    return null;
  }
}

describe.skipIf(files.length === 0)(
  'every PDF of the corpus has its numbers at the foot of the pages',
  () => {
    it.each(files.map((file) => [file.id, file] as const))('%s', async (id, file) => {
      const path = await numbered(file);

      if (path === null) {
        return;
      }

      const { pages } = openPdf(readFileSync(path), codec);
      expect(qpdfCheck(path).ok || !qpdfCheck(file.path).ok).toBe(true);

      // Readers find the words of damaged pages in ways of their own.
      for (const page of /broken|hostile/.test(id) ? [] : pages.slice(0, mostPages)) {
        const found = popplerWords(path, page.index + 1).filter(
          ({ word }) => word === `Folio${page.index + 1}`,
        );
        const { mediaBox, cropBox, rotation, unit } = page;
        const offsets = cropBox.map((edge, at) => Math.abs(edge - mediaBox[at]!));
        const [left = 0, bottom = 0, right = 0, top = 0] = offsets;
        const [across, down] = {
          0: [left, top],
          90: [bottom, left],
          180: [right, bottom],
          270: [top, right],
        }[rotation] as [number, number];
        const [word] = found as [WordPlace];

        expect(found).toHaveLength(1);
        expect(
          Math.abs((word.left + word.right) / 2 - across - page.widthPoints / unit / 2),
          `page ${page.index + 1}`,
        ).toBeLessThan(1);
        expect(
          Math.abs(word.top + word.height - down - page.heightPoints / unit + ((5 / 25.4) * 72) / unit),
        ).toBeLessThan(1);
      }
    });
  },
);
