import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { edited } from '../../test/edit-harness.ts';
import { PageSpace } from '../geometry/page-space.ts';
import { readTextUnits } from './read-text-units.ts';

const resources =
  '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >> >>';

/** Page of 200 by 300 points with a text outside of the part that is cropped, and one inside of it. */
const bytes = contentDocument(
  'BT /F 10 Tf 20 280 Td (out of sight) Tj 30 -80 Td (one word) Tj ET',
  () => resources,
);

function unitsOf(document: PdfDocument, index = 0) {
  const page = document.pages[index]!;
  const content = new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(page);

  return readTextUnits(document, content, new PageSpace(page));
}

it.each([
  ['turned', [{ kind: 'page.rotate', by: 90 }], { x: 200, y: 50 }],
  ['cropped', [{ kind: 'page.crop', box: { left: 40, top: 60, width: 150, height: 100 } }], { x: 10, y: 40 }],
  [
    'cropped and turned',
    [
      { kind: 'page.crop', box: { left: 40, top: 60, width: 150, height: 100 } },
      { kind: 'page.rotate', by: 180 },
    ],
    { x: 140, y: 60 },
  ],
])(
  'texts of a page that was %s are changed by their places as it is then shown',
  async (_, shape, origin) => {
    const shaped = unitsOf((await edited(bytes, shape)).document);
    const unit = shaped.find(({ text }) => text === 'one word')!;
    const change = { kind: 'text.replace', range: unit.range, runs: [{ text: 'two words' }] };
    const { document, report } = await edited(bytes, [...shape, change]);

    expect(unit.lines[0]?.origin).toEqual(origin);
    expect(report.texts[0]?.lines[0]?.origin).toEqual(origin);
    expect(unitsOf(document).map(({ text }) => text)).toEqual(['out of sight', 'two words']);
  },
);

it('moves a text of a turned page as it is shown', async () => {
  const turn = { kind: 'page.rotate', by: 90 };
  const unit = unitsOf((await edited(bytes, [turn])).document).find(({ text }) => text === 'one word')!;
  const move = { kind: 'text.move', range: unit.range, by: { x: 10, y: 20 } };
  const { document } = await edited(bytes, [turn, move]);
  const [, moved] = unitsOf(openPdf(document.bytes, codec));

  expect(moved?.lines[0]?.origin).toEqual({ x: 210, y: 70 });
});
