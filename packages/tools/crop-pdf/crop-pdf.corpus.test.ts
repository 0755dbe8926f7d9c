import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf } from '@octavo/pdf/document';
import { corpusFiles } from '@octavo/testkit/corpus';
import { differentBytes, popplerPixels, popplerWords, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

const files = corpusFiles(
  /^pdf\/(?!forms\/form_dd0293)(simple|papers|tables|tagged|imageheavy|scanned|cjk-rtl|annotated|forms)\/.*\.pdf$/,
);
const pages = [1, 2, 3];

/** Share of the dots that may differ: renderers place letters by sums of rounded widths. */
const mostDifferent = 0.002;

interface RenderedPage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function differentShare(one: RenderedPage, other: RenderedPage): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let count = 0;

  for (let at = 0; at < one.data.length; at += 1) {
    count += Math.abs(one.data[at]! - other.data[at]!) > 48 ? 1 : 0;
  }

  return count / one.data.length;
}

async function drawn(path: string, page: number): Promise<RenderedPage> {
  using document = await loadDocument(readFileSync(path));

  return drawPage(document, page - 1, 72);
}

describe.skipIf(files.length === 0)('cropping real documents', () => {
  it.each(files)(
    'removes what is outside of $id and keeps the rest as it was',
    async ({ path, password }) => {
      const bytes = readFileSync(path);
      const given = [{ name: 'a.pdf', bytes, password }];
      const document = openPdf(bytes, codec);
      const { widthPoints, heightPoints } = document.pages[0]!;
      const count = Math.min(pages.length, document.pageCount);
      const box = [0.15, 0.2, 0.55, 0.45].map(
        (share, index) => share * (index % 2 === 0 ? widthPoints : heightPoints),
      );
      const options = { box: box.join(','), pages: `1-${count}` };
      const hidden = (await runOn('crop-pdf', given, options)).files[0]!.path;
      const cut = (await runOn('crop-pdf', given, { ...options, cut: true })).files[0]!.path;

      expect(qpdfCheck(cut).ok || !qpdfCheck(path).ok).toBe(true);

      for (const page of pages.slice(0, count)) {
        expect(differentShare(await drawn(hidden, page), await drawn(cut, page))).toBeLessThan(mostDifferent);
        const [before, after] = [hidden, cut].map((each) => popplerPixels(each, page, 72, 'crop-box'));
        const changed = differentBytes(before ?? null, after ?? null);
        expect((changed ?? Number.POSITIVE_INFINITY) / (before?.length ?? 1)).toBeLessThan(mostDifferent);
        const { mediaBox, cropBox, rotation, unit } = document.pages[page - 1]!;

        // Poppler counts from the media box.
        if (rotation === 0 && unit === 1 && String(mediaBox) === String(cropBox)) {
          const words = popplerWords(path, page);
          const [left = 0, top = 0, width = 0, height = 0] = box;
          const isOutside = (word: (typeof words)[number]) =>
            word.right < left ||
            word.left > left + width ||
            word.top + word.height < top ||
            word.top > top + height;
          // A word that the edge runs through leaves a part, which may be another word.
          const inside = words.filter((word) => !isOutside(word)).map(({ word }) => word);
          const outside = words.filter(isOutside).map(({ word }) => word);
          const secrets = new Set(outside.filter((word) => !inside.some((other) => other.includes(word))));
          const found = popplerWords(cut, page).map(({ word }) => word);

          expect(found.filter((word) => secrets.has(word))).toEqual([]);
        }
      }
    },
  );

  it.each(files.slice(0, 20))('crops $id to its content', async ({ path, password }) => {
    const given = [{ name: 'a.pdf', bytes: readFileSync(path), password }];
    const { files: results } = await runOn('crop-pdf', given, { pages: '1', padding: 0 });
    const cropped = await drawn(results[0]!.path, 1);
    const whole = await drawn(path, 1);
    const ink = ({ data }: RenderedPage) => data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);

    // Everything dark is still there.
    expect(cropped.width * cropped.height).toBeLessThanOrEqual(whole.width * whole.height);
    expect(Math.abs(ink(cropped) - ink(whole))).toBeLessThanOrEqual(whole.data.length * mostDifferent * 5);
  });
});
