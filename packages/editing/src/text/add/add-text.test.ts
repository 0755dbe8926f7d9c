import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfDict, PdfName, type PdfObject } from '@octavo/pdf/objects';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { edited } from '../../../test/edit-harness.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
const content = `/P <</MCID 0>> BDC BT /F 10 Tf 20 250 Td (first) Tj ET EMC
  /P <</MCID 1>> BDC BT /F 10 Tf 20 100 Td (last) Tj ET EMC`;

/** Page with two tagged paragraphs; its object is the tenth. */
function tagged(): Uint8Array {
  return contentDocument(
    content,
    (file) => {
      const [root, document, first, last] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
      file.set(
        root,
        `<< /Type /StructTreeRoot /K [${document} 0 R] /ParentTree << /Nums [0 [${first} 0 R ${last} 0 R]] >> >>`,
      );
      file.set(document, `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${first} 0 R ${last} 0 R] >>`);
      file.set(first, `<< /Type /StructElem /S /P /P ${document} 0 R /Pg 8 0 R /K 0 >>`);
      file.set(last, `<< /Type /StructElem /S /P /P ${document} 0 R /Pg 8 0 R /K 1 >>`);

      return `/Font << /F ${font} >>`;
    },
    { page: '/StructParents 0', catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 4 0 R' },
  );
}

function rolesOf(document: PdfDocument, element: PdfDict): readonly (readonly [string, PdfObject | null])[] {
  return (document.array(element.get('K')) ?? []).map((kid) => {
    const dict = document.dict(kid)!;
    const role = document.get(dict, 'S');

    return [role instanceof PdfName ? role.value : '', dict.get('K')];
  });
}

it('gives new text an element behind what stands above it', async () => {
  const { document } = await edited(tagged(), [
    {
      kind: 'text.add',
      box: { left: 20, top: 100, width: 150, height: 40 },
      runs: [{ text: 'one\ntwo' }],
      look: { size: 12, color: '#000000' },
    },
  ]);
  const root = document.dict(document.catalog.get('StructTreeRoot'))!;
  const outer = document.dict(document.array(root.get('K'))![0]!)!;

  expect(rolesOf(document, outer)).toEqual([
    ['P', 0],
    ['P', 2],
    ['P', 1],
  ]);
});
