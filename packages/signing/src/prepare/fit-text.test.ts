import { portableCodec } from '@octavo/editing/portable-codec';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { openPdf } from '@octavo/pdf/document';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { expect, it } from 'vitest';
import { formDocument } from '../../test/form-document.ts';
import { drawFittedText } from './fit-text.ts';

const editor = PdfEditor.open(openPdf(formDocument({}), portableCodec), {
  codec: portableCodec,
  fonts: installedFonts(),
  codeMaps: new CodeMaps(() => null),
});

/** Lines with their sizes, as a box of 100 by 40 points gets them. */
async function linesOf(text: string, isOneLine: boolean): Promise<{ text: string; size: number }[]> {
  const lines: { text: string; size: number }[] = [];
  const drawing: Pick<Drawing, 'drawText'> = {
    drawText: async (line, { size }) => void lines.push({ text: String(line), size }),
  };
  await drawFittedText(editor, drawing, [{ text, isBold: true }], {
    box: { left: 10, top: 10, width: 100, height: 40 },
    largestSize: 22,
    isOneLine,
  });

  return lines;
}

const widthOf = async (text: string, size: number) =>
  (await editor.measureText(text, { font: { family: 'sans', bold: true }, size })).width;

it('keeps a name on one line that can be read there', async () => {
  const [line, ...others] = await linesOf('Ada Lovelace', true);

  expect(others).toEqual([]);
  expect(line?.text).toBe('Ada Lovelace');
  expect(await widthOf('Ada Lovelace', line?.size ?? 0)).toBeCloseTo(100, 0);
});

it('breaks a name that would be too small on one line', async () => {
  const lines = await linesOf('Ada Augusta King, Countess of Lovelace', true);

  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map(({ text }) => text).join(' ')).toBe('Ada Augusta King, Countess of Lovelace');

  for (const { text, size } of lines) {
    expect(size).toBeGreaterThanOrEqual(8);
    expect(await widthOf(text, size)).toBeLessThanOrEqual(100.1);
  }
});

it('prefers larger letters on two lines for any other text', async () => {
  const [one] = await linesOf('Ada Lovelace', true);
  const two = await linesOf('Ada Lovelace', false);

  expect(two.map(({ text }) => text)).toEqual(['Ada', 'Lovelace']);
  expect(two[0]?.size ?? 0).toBeGreaterThan(one?.size ?? 0);
});
