import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { imageHostOf } from '@octavo/engine-node/pdf/image-host';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { anyPlacedPage, placedDocument } from '@octavo/testkit/pdf/placed-document';
import { bytesFrom, everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdf } from '../../document.ts';
import { encodeJbig2 } from '../../image/jbig2.ts';
import { PdfStream } from '../../objects.ts';
import type { PdfRectangle } from '../../pages/page-tree.ts';
import { setPageBox } from '../crop/page-boxes.ts';
import { PdfEditor } from '../pdf-editor.ts';
import { userRectangle } from '../shown-space.ts';
import { cutPages } from './cut-pages.ts';
import { regionOutside } from './cut-region.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-cut-'));
const fonts = installedFonts();
const codeMaps = installedCodeMaps();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Keeps a rectangle of user space of each page and removes the rest. */
async function keep(
  bytes: Uint8Array,
  kept: PdfRectangle,
  pages: readonly number[] = [0],
): Promise<Uint8Array> {
  const document = openPdf(bytes, codec);
  const editor = PdfEditor.open(document, { codec, fonts, codeMaps });
  pages.forEach((index) => setPageBox(editor.changes, editor.page(index), kept, true));
  const cuts = pages.map((pageIndex) => ({ pageIndex, region: regionOutside(kept) }));
  await cutPages(editor, cuts, imageHostOf(document));

  return bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink));
}

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${Math.random()}.pdf`);
  writeFileSync(path, bytes);

  return path;
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

interface CutSample {
  readonly contents: readonly string[];
  /** Entries of the shared resources besides the font. */
  readonly resources?: (file: PdfFile) => string;
  readonly page?: (file: PdfFile) => string;
  readonly catalog?: (file: PdfFile) => string;
}

/** Pages of 400 by 300 points. */
function documentOf({ contents, resources, page, catalog }: CutSample): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const shared = file.add(`<< /Font << /F1 ${file.add(helvetica)} 0 R >> ${resources?.(file) ?? ''} >>`);
  const kids = contents.map((content) =>
    file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 300] /Contents ${file.stream('', content)} 0 R ${page?.(file) ?? ''} >>`,
    ),
  );
  file.set(
    tree,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Resources ${shared} 0 R >>`,
  );
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${catalog?.(file) ?? ''} >>`);

  return file.finish(root);
}

const left: PdfRectangle = [0, 0, 200, 300];
const at = (x: number, y: number, text: string) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`;

describe('text outside of the area', () => {
  it('is removed letter by letter, and what follows stays in its place', async () => {
    const content = 'BT /F1 20 Tf 10 100 Td (Alpha Beta) Tj (Gamma Delta Epsilon) Tj ET';
    const cut = await keep(documentOf({ contents: [content] }), [0, 0, 90, 300]);

    expect(popplerTexts(fileOf(cut))).toEqual(['Alpha Be']);
    expect(everythingIn(cut)).not.toContain('Gamma');
  });

  it('leaves a gap of its width before text that goes on inside', async () => {
    const content = 'BT /F1 20 Tf -100 100 Td (Secret words here) Tj ( and shown) Tj ET';
    const before = documentOf({ contents: [content] });
    const after = await keep(before, left);

    expect(popplerTexts(fileOf(after))?.[0]).toContain('and shown');
    expect(everythingIn(after)).not.toContain('Secret');
    expect(await drawnPart(after, left)).toEqual(await drawnPart(before, left));
  });

  it('is removed from replacement texts of marked content and of tags', async () => {
    const content = `/Span << /ActualText (Hidden) /MCID 0 >> BDC ${at(300, 100, 'Secret')} EMC ${at(20, 100, 'Body')}`;
    const cut = await keep(
      documentOf({
        contents: [content],
        page: () => '/StructParents 0',
        catalog: (file) => {
          const [root, element] = [file.reserve(), file.reserve()];
          file.set(element, `<< /S /Span /P ${root} 0 R /ActualText (Spoken) /Alt (Described) /K 0 >>`);
          file.set(
            root,
            `<< /Type /StructTreeRoot /K ${element} 0 R /ParentTree << /Nums [0 [${element} 0 R]] >> >>`,
          );

          return `/StructTreeRoot ${root} 0 R`;
        },
      }),
      left,
    );

    expect(popplerTexts(fileOf(cut))).toEqual(['Body']);

    for (const word of ['Hidden', 'Secret', 'Spoken', 'Described']) {
      expect(everythingIn(cut)).not.toContain(word);
    }
  });

  it('is removed from the tags above and from those of annotations', async () => {
    const tags = (file: PdfFile) => {
      const [root, figure, line, note] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
      file.set(
        root,
        `<< /Type /StructTreeRoot /K [${figure} 0 R ${note} 0 R] /ParentTree ${file.add(
          `<< /Nums [0 [${line} 0 R] 1 ${note} 0 R] >>`,
        )} 0 R >>`,
      );
      file.set(figure, `<< /S /Figure /P ${root} 0 R /Alt (FigureText) /T (FigureTitle) /K ${line} 0 R >>`);
      file.set(line, `<< /S /Span /P ${figure} 0 R /K 0 >>`);
      file.set(note, `<< /S /Annot /P ${root} 0 R /Alt (NoteText) >>`);

      return `/StructTreeRoot ${root} 0 R`;
    };
    const cut = await keep(
      documentOf({
        contents: [
          `/Span << /MCID 0 >> BDC ${at(300, 100, 'Secret')} EMC /Span << /ActualText (Empty) >> BDC EMC`,
        ],
        page: (file) =>
          `/StructParents 0 /Annots [${file.add('<< /Type /Annot /Subtype /Text /StructParent 1 /Contents (Remark) /Rect [300 100 300 100] >>')} 0 R]`,
        catalog: tags,
      }),
      left,
    );

    expect(everythingIn(cut)).not.toMatch(/FigureText|FigureTitle|NoteText|Remark|Empty/);
  });

  it('is removed from forms, as each is painted', async () => {
    const form = (file: PdfFile) =>
      file.stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 400 300]',
        `${at(20, 50, 'Near')} ${at(260, 50, 'Far')}`,
      );
    const cut = await keep(
      documentOf({
        contents: ['/Fm Do q 1 0 0 1 -240 100 cm /Fm Do Q'],
        resources: (file) => `/XObject << /Fm ${form(file)} 0 R >>`,
      }),
      left,
    );

    expect(popplerTexts(fileOf(cut))?.[0]?.split(' ').sort()).toEqual(['Far', 'Near']);
  });

  it('stays on pages that are not cut', async () => {
    const cut = await keep(documentOf({ contents: [at(300, 100, 'Secret'), at(300, 100, 'Public')] }), left);

    expect(popplerTexts(fileOf(cut))).toEqual(['', 'Public']);
  });
});

describe('pictures', () => {
  /** A picture of 8 by 8 pixels, whose rows count from 1 to 8. */
  const pixels = Uint8Array.from({ length: 64 }, (_, index) => index * 3 + 7);
  const image = (file: PdfFile, more = '') =>
    file.stream(
      `/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray ${more}`,
      pixels,
    );
  const imageResources = (file: PdfFile) => `/XObject << /Im ${image(file)} 0 R >>`;

  function pixelsIn(bytes: Uint8Array): number[][] {
    const document = openPdf(bytes, codec);

    return Array.from({ length: document.size }, (_, number) => document.read(number)).flatMap((object) =>
      object instanceof PdfStream && object.dict.has('Width') ? [[...document.decode(object)]] : [],
    );
  }

  it('are dropped when they lie outside, even if another page merely lists them', async () => {
    const contents = ['q 80 0 0 80 300 100 cm /Im Do Q', at(20, 20, 'Second')];
    const cut = await keep(documentOf({ contents, resources: imageResources }), left);

    expect(pixelsIn(cut)).toEqual([]);
  });

  it('lose the pixels outside, and those inside stay as they are', async () => {
    const contents = ['q 80 0 0 80 160 100 cm /Im Do Q', 'q 80 0 0 80 10 10 cm /Im Do Q'];
    const before = documentOf({ contents, resources: imageResources });
    const after = await keep(before, left);
    const found = pixelsIn(after);
    const cut = found.find((data) => data[7] !== pixels[7])!;

    // Four of eight columns lie inside; the second page keeps the whole picture.
    expect(found).toHaveLength(2);
    expect(cut.filter((_, index) => index % 8 < 4)).toEqual([...pixels].filter((_, index) => index % 8 < 4));
    expect(cut.filter((value, index) => index % 8 >= 4 && value !== cut[index - (index % 8) + 3])).toEqual(
      [],
    );
    expect(await drawnPart(after, left)).toEqual(await drawnPart(before, left));
  });

  it('keep the names that an earlier cut gave them', async () => {
    const contents = [
      'q 80 0 0 80 160 20 cm /One Do Q q 80 0 0 80 160 120 cm /Two Do Q q 80 0 0 80 20 20 cm /OvC1 Do Q',
    ];
    const resources = (file: PdfFile) =>
      `/XObject << /OvC1 ${image(file)} 0 R /One ${image(file, '/Decode [1 0]')} 0 R /Two ${image(file)} 0 R >>`;
    const before = documentOf({ contents, resources });
    const after = await keep(before, left);

    expect(pixelsIn(after)).toHaveLength(3);
    expect(await drawnPart(after, left)).toEqual(await drawnPart(before, left));
  });

  it('stay on pages that are not cut, whatever their names', async () => {
    const contents = ['q 80 0 0 80 300 100 cm /P Do Q', 'q 80 0 0 80 300 100 cm /P Do Q'];
    const resources = (file: PdfFile) => `/XObject << /P ${image(file)} 0 R >>`;
    const cut = await keep(documentOf({ contents, resources }), left);

    expect(pixelsIn(cut)).toEqual([[...pixels]]);
  });

  it('are dropped although glyphs may use all resources of the page', async () => {
    const resources = (file: PdfFile) => {
      const dot = file.stream('', '600 0 d0 /Gl Do');
      const glyph = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 500 500]', '0 0 500 500 re f');
      const font = file.add(
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 600] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /dot ${dot} 0 R >> /Encoding << /Differences [65 /dot] >> /FirstChar 65 /LastChar 65 /Widths [600] >>`,
      );

      return `/Font << /F3 ${font} 0 R >> /XObject << /Im ${image(file)} 0 R /Gl ${glyph} 0 R >>`;
    };
    const contents = ['q 80 0 0 80 300 100 cm /Im Do Q BT /F3 40 Tf 20 100 Td (A) Tj ET'];
    const before = documentOf({ contents, resources });
    const after = await keep(before, left);

    expect(pixelsIn(after)).toEqual([]);
    expect(await drawnPart(after, left)).toEqual(await drawnPart(before, left));
  });

  it('with masks that never end, or sizes that no picture has, are cut or refused', async () => {
    const contents = ['q 80 0 0 80 160 100 cm /Im Do Q'];
    const endless = (file: PdfFile) => {
      const number = image(file, '/SMask 4 0 R');
      expect(number).toBe(4);

      return `/XObject << /Im ${number} 0 R >>`;
    };
    const vast = (file: PdfFile) =>
      `/XObject << /Im ${file.stream('/Type /XObject /Subtype /Image /Width 10000 /Height 10000 /BitsPerComponent 16 /ColorSpace [/ICCBased << /N 1000000 >>]', '')} 0 R >>`;

    expect(pixelsIn(await keep(documentOf({ contents, resources: endless }), left))).toHaveLength(2);
    await expect(keep(documentOf({ contents, resources: vast }), left)).rejects.toMatchObject({
      code: 'picture-not-cut',
    });
  });

  it('in a format that only the host decodes are cut, too', async () => {
    const bits = Uint8Array.from([0xf0, 0x0f, 0xaa, 0x55, 0xff, 0x81, 0x18, 0xc3]);
    const coded = encodeJbig2({ width: 8, height: 8, bits });
    const entries =
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /Filter /JBIG2Decode';
    const resources = (file: PdfFile) =>
      `/XObject << /Im ${file.stream(`${entries} /ColorSpace /DeviceGray`, coded)} 0 R >>`;
    const before = documentOf({ contents: ['q 80 0 0 80 160 100 cm /Im Do Q'], resources });
    const after = await keep(before, left);

    expect(await drawnPart(after, left)).toEqual(await drawnPart(before, left));
    expect(pixelsIn(after).map((data) => data.slice(0, 8))).toEqual([[0, 255, 95, 160, 0, 127, 224, 63]]);
    expect(Buffer.from(after).includes(Buffer.from(coded))).toBe(false);
  });

  it('that nothing can decode are refused, with the page', async () => {
    const entries = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /Mask [0 1]';
    const resources = (file: PdfFile) =>
      `/XObject << /Im ${file.stream(`${entries} /Filter /JPXDecode`, 'x')} 0 R >>`;
    const document = documentOf({ contents: ['q 80 0 0 80 160 100 cm /Im Do Q'], resources });

    await expect(keep(document, left)).rejects.toMatchObject({
      code: 'picture-not-cut',
      values: { page: 1 },
    });
  });

  it('in the content itself are cut, too', async () => {
    const raw = Buffer.from(pixels).toString('hex');
    const inline = (x: number) =>
      `q 80 0 0 80 ${x} 100 cm BI /W 8 /H 8 /BPC 8 /CS /G /F /AHx ID ${raw}> EI Q`;
    const cut = await keep(documentOf({ contents: [`${inline(160)} ${inline(300)}`] }), left);

    expect(pixelsIn(cut)).toHaveLength(1);
    expect(pixelsIn(cut)[0]?.[7]).toBe(pixels[3]);
    expect(everythingIn(cut)).not.toContain(raw);
    expect(qpdfCheck(fileOf(cut)).ok).toBe(true);
  });
});

describe('annotations and fields outside', () => {
  it('are removed with their values', async () => {
    const cut = await keep(
      documentOf({
        contents: [at(20, 20, 'Body')],
        page: () => '/Annots [90 0 R 91 0 R 92 0 R]',
        catalog: (file) => {
          const form = file.add('<< /Fields [91 0 R 92 0 R] /XFA (Datasets) >>');

          while (file.reserve() < 92) {
            // Objects up to the numbers that the page names.
          }

          file.set(90, '<< /Type /Annot /Subtype /Text /Rect [300 100 320 120] /Contents (Remark) >>');
          file.set(
            91,
            '<< /Type /Annot /Subtype /Widget /FT /Tx /T (far) /V (Salary) /Rect [300 10 390 30] >>',
          );
          file.set(92, '<< /Type /Annot /Subtype /Widget /FT /Tx /T (near) /V (Name) /Rect [10 10 90 30] >>');

          return `/AcroForm ${form} 0 R`;
        },
      }),
      left,
    );
    const everything = everythingIn(cut);

    expect(everything).toContain('(near)');
    expect(['Remark', 'Salary', 'Datasets', '(far)'].filter((word) => everything.includes(word))).toEqual([]);
  });
});

it('removes copies of pages that an editor or the metadata keep', async () => {
  const xmp = '<x><xmp:Thumbnails><rdf:li>Small</rdf:li></xmp:Thumbnails><dc:title>Kept</dc:title></x>';
  const cut = await keep(
    documentOf({
      contents: [at(20, 20, 'Body')],
      catalog: (file) =>
        `/PieceInfo << /Editor << /Private (Whole) >> >> /Metadata ${file.stream('/Type /Metadata /Subtype /XML', xmp)} 0 R`,
    }),
    left,
  );

  expect(everythingIn(cut)).toContain('<x><dc:title>Kept</dc:title></x>');
  expect(everythingIn(cut)).not.toMatch(/Whole|Small/);
});

it('refuses forms that paint each other without end', async () => {
  const form = (file: PdfFile) => {
    const number = file.reserve();
    const body = Array.from({ length: 20 }, (_, index) => `q 0.9 0 0 0.9 ${index} 1 cm /Fm Do Q`).join(' ');
    const stream = `<< /Type /XObject /Subtype /Form /BBox [0 0 400 300] /Resources << /XObject << /Fm ${number} 0 R >> >> /Length ${body.length} >>\nstream\n${body}\nendstream`;

    return `/XObject << /Fm ${file.set(number, stream)} 0 R >>`;
  };

  await expect(keep(documentOf({ contents: ['/Fm Do'], resources: form }), left)).rejects.toMatchObject({
    code: 'too-complex',
    values: { page: 1 },
  });
});

describe('any page', () => {
  it('looks the same inside of the area', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPlacedPage(),
        fc.record({
          left: fc.nat(40),
          top: fc.nat(30),
          width: fc.integer({ min: 30, max: 70 }),
          height: fc.integer({ min: 30, max: 60 }),
        }),
        async (page, shown) => {
          const before = placedDocument([page]);
          const kept = userRectangle(openPdf(before, codec).pages[0]!, shown);
          const after = await keep(before, kept);

          const [one, other] = [await drawnPart(before, kept), await drawnPart(after, kept)];
          expect({ ...other, data: null }).toEqual({ ...one, data: null });
          // Letters that follow removed ones stand at a rounded place, which may show at the edge of a glyph.
          expect(largestDifference(one.data, other.data)).toBeLessThanOrEqual(2);
          expect(qpdfCheck(fileOf(after)).ok).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Pixels of a part of the first page. */
async function drawnPart(bytes: Uint8Array, part: PdfRectangle) {
  const editor = PdfEditor.open(openPdf(bytes, codec), { codec, fonts, codeMaps });
  setPageBox(editor.changes, editor.page(0), part, false);
  using document = await loadDocument(bytesFrom((sink) => editor.commit({ mode: 'append' }, sink)));
  const { width, height, data } = drawPage(document, 0, 72);

  return { width, height, data };
}

/** Largest difference of a value between two pictures, of 255. */
function largestDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (other[at] ?? 0))), 0);
}
