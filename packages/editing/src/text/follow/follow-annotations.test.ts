import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { colourAt, drawn, edited } from '../../../test/edit-harness.ts';
import { PageSpace } from '../../geometry/page-space.ts';
import { readTextUnits } from '../read-text-units.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
const content =
  'BT /F 10 Tf 12 TL 20 250 Td (the quick brown) Tj T* (fox jumps over the) Tj T* (lazy dog.) Tj ET';

/** Paragraph with red lines of another program under the second and third word. */
function underlined(): Uint8Array {
  return contentDocument(
    content,
    (file) => {
      file.stream('/Type /XObject /Subtype /Form /BBox [0 0 66 12]', '1 0 0 RG 1 w 0 1 m 66 1 l S');

      return `/Font << /F ${font} >>`;
    },
    {
      page: `/Annots [<< /Type /Annot /Subtype /Underline /Rect [44 248 110 260] /C [1 0 0]
        /QuadPoints [44 260 110 260 44 248 110 248] /AP << /N 4 0 R >> >>]`,
    },
  );
}

async function withText(bytes: Uint8Array, text: string) {
  const document = openPdf(bytes, codec);
  const [page] = document.pages;
  const read = new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(page!);
  const [unit] = readTextUnits(document, read, new PageSpace(page!));

  return edited(bytes, [{ kind: 'text.replace', range: unit?.range, runs: [{ text }] }]);
}

it('draws markup anew when its words go to two lines', async () => {
  const { bytes, document } = await withText(
    underlined(),
    'the very quick brown fox jumps over the lazy dog.',
  );
  const [annotation] = document.array(document.pages[0]!.dict.get('Annots')) ?? [];
  const pixels = await drawn(bytes);

  expect(document.array(document.dict(annotation!)!.get('QuadPoints'))).toHaveLength(16);
  // Below `quick` on the first line, and below `brown` on the second.
  expect(colourAt(pixels, 90, 51.2)).toBe('#ff0000');
  expect(colourAt(pixels, 35, 63.2)).toBe('#ff0000');
});

it('keeps the appearance of markup that moves on its line', async () => {
  const { document } = await withText(underlined(), 'a quick brown fox jumps over the lazy dog.');
  const [annotation] = document.array(document.pages[0]!.dict.get('Annots')) ?? [];
  const dict = document.dict(annotation!)!;

  expect(document.array(dict.get('QuadPoints'))).toHaveLength(8);
  expect(document.dict(dict.get('AP'))?.get('N')).toMatchObject({ number: 4 });
});
