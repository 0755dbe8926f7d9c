import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { expect, it } from 'vitest';
import { EditedContent } from './page-content.ts';

const codeMaps = installedCodeMaps();

function objectsOf(document: PdfDocument) {
  return new PageInterpreter(document, { codeMaps }).interpret(document.pages[0]!).objects;
}

/** Removes the path with a number, and returns the lower left corners of the paths that are left. */
function without(bytes: Uint8Array, number: number) {
  const document = openPdf(bytes, codec);
  const editor = PdfEditor.open(document, { codec, fonts: installedFonts(), codeMaps });
  const interpretation = new PageInterpreter(document, { codeMaps }).interpret(document.pages[0]!);
  const content = new EditedContent(editor.changes, editor.page(0), interpretation);
  const { drawing, range } = content.objects[number]!;
  content.edits(drawing).remove(range.start, range.end);
  content.finish();
  const result = openPdf(
    bytesFrom((sink) => editor.commit({ mode: 'append' }, sink)),
    codec,
  );

  return { document: result, corners: objectsOf(result).map(({ bounds: [x, y] }) => [x, y]) };
}

const nested = contentDocument('/Outer Do q 1 0 0 1 0 100 cm /Outer Do Q 9 9 1 1 re f', (file) => {
  const inner = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 50 50]', '1 1 2 2 re f 5 5 2 2 re f');
  const outer = file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /Inner ${inner} 0 R >> >>`,
    '/Inner Do q 1 0 0 1 20 0 cm /Inner Do Q',
  );

  return `/XObject << /Outer ${outer} 0 R >>`;
});

it('changes one drawing of a form inside a form, and no other', () => {
  const before = objectsOf(openPdf(nested, codec)).map(({ bounds: [x, y] }) => [x, y]);

  for (const number of before.keys()) {
    expect(without(nested, number).corners).toEqual(before.filter((_, index) => index !== number));
  }
});

it('writes only the stream of a page that changes', () => {
  const bytes = contentDocument(['q 1 0 0 1 5 5 cm', '1 1 2 2 re f', '3 3 2 2 re f Q']);
  const { document, corners } = without(bytes, 1);
  const streams = (pdf: PdfDocument) =>
    pdf.array(pdf.pages[0]!.dict.get('Contents'))?.map((part) => pdf.resolve(part));
  const [first, second, third] = streams(openPdf(bytes, codec)) ?? [];

  expect(corners).toEqual([[6, 6]]);
  expect(streams(document)).toEqual([first, second, expect.anything()]);
  expect(streams(document)?.[2]).not.toEqual(third);
});

it('keeps a form that the tag tree names as the same object', () => {
  const bytes = contentDocument('/F Do', (file) => {
    const form = file.stream(
      '/Subtype /Form /BBox [0 0 50 50] /StructParents 1',
      '1 1 2 2 re f 5 5 2 2 re f',
    );

    return `/XObject << /F ${form} 0 R >>`;
  });
  const formOf = (pdf: PdfDocument) =>
    pdf.dict(pdf.dict(pdf.pages[0]!.attribute('Resources'))?.get('XObject') ?? null)?.get('F');
  const { document, corners } = without(bytes, 0);

  expect(corners).toEqual([[5, 5]]);
  expect(formOf(document)).toEqual(formOf(openPdf(bytes, codec)));
});
