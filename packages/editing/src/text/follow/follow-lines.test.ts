import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { edited } from '../../../test/edit-harness.ts';
import { PageSpace } from '../../geometry/page-space.ts';
import { readTextUnits } from '../read-text-units.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
const text = 'BT /F 10 Tf 12 TL 20 250 Td (the quick brown) Tj T* (fox jumps over) Tj ET';
/** Lines under `quick brown` and across the whole page. */
const lines = '44 248 66 0.5 re f 5 235.5 190 0.5 re f';

/** Edges of the level lines of the page after an operation on its paragraph. */
async function linesAfter(operation: string | object): Promise<readonly (readonly number[])[]> {
  const bytes = contentDocument(`${text} ${lines}`, () => `/Font << /F ${font} >>`);
  const document = openPdf(bytes, codec);
  const read = (from: typeof document) =>
    new PageInterpreter(from, { codeMaps: installedCodeMaps() }).interpret(from.pages[0]!);
  const [unit] = readTextUnits(document, read(document), new PageSpace(document.pages[0]!));
  const change =
    typeof operation === 'string' ? { kind: 'text.replace', runs: [{ text: operation }] } : operation;
  const result = await edited(bytes, [{ ...change, range: unit?.range }]);

  return read(result.document)
    .objects.filter(({ kind }) => kind === 'path')
    .map(({ bounds }) => bounds.map((edge) => Math.round(edge * 10) / 10));
}

const rule = [5, 235.5, 195, 236];

it('moves a line with its words, and no line of the page', async () => {
  expect(await linesAfter('a quick brown fox jumps over')).toEqual([[32, 248, 98, 248.5], rule]);
});

it('divides a line whose words go to two lines', async () => {
  const found = await linesAfter('the very quick brown fox jumps over');

  expect(found).toHaveLength(3);
  expect(found).toEqual(expect.arrayContaining([[74, 248, 104, 248.5], [20, 236, 50, 236.5], rule]));
});

it('draws a line below what replaces its words, and removes it with them', async () => {
  expect(await linesAfter('the slow fox jumps over')).toContainEqual([44, 248, 68, 248.5]);
  expect(await linesAfter('the fox jumps over')).toEqual([rule]);
});

it('moves and deletes a line with the text that is moved or deleted as a whole', async () => {
  expect(await linesAfter({ kind: 'text.move', by: { x: 10, y: 20 } })).toEqual([
    [54, 228, 120, 228.5],
    rule,
  ]);
  expect(await linesAfter({ kind: 'text.delete' })).toEqual([rule]);
});
