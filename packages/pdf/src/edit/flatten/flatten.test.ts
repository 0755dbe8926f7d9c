import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { annotatedDocument } from '@octavo/testkit/pdf/annotated-document';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { layeredDocument } from '@octavo/testkit/pdf/layered-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { stampedDocument } from '@octavo/testkit/pdf/stamped-document';
import { bytesFrom, everythingIn } from '@octavo/testkit/pdf/traces';
import { differentBytes, popplerPixels, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdf, type PdfDocument } from '../../document.ts';
import { isName } from '../../objects.ts';
import { readNameTree } from '../../trees.ts';
import { PdfEditor } from '../pdf-editor.ts';
import type { FlattenParts, FlattenReport } from './flatten.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-flatten-'));
const fonts = installedFonts();
const codeMaps = installedCodeMaps();
const all: FlattenParts = { forms: true, annotations: true, layers: true };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Flattened {
  readonly bytes: Uint8Array;
  readonly path: string;
  readonly document: PdfDocument;
  readonly report: FlattenReport;
}

async function flattened(before: Uint8Array, parts: Partial<FlattenParts> = all): Promise<Flattened> {
  const editor = PdfEditor.open(openPdf(before, codec), { codec, fonts, codeMaps });
  const none = { forms: false, annotations: false, layers: false };
  const report = await editor.flatten({ ...none, ...parts });
  const bytes = bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink));
  const path = fileOf(bytes);
  expect(qpdfCheck(path)).toMatchObject({ ok: true });

  return { bytes, path, document: openPdf(bytes, codec), report };
}

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${Math.random()}.pdf`);
  writeFileSync(path, bytes);

  return path;
}

/** A tagged page of 400 by 200 points with a hidden layer `Off` and the property lists `List` and `Kept`. */
function oneLayerDocument(content: string): Uint8Array {
  const file = new PdfFile();
  const [root, tree, tags, element] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  const layer = file.add('<< /Type /OCG /Name (Off) >>');
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const list = file.add('<< /ActualText (HiddenList) >>');
  const kept = file.add('<< /ActualText (Kept words) >>');
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 200] /StructParents 0 /Contents ${file.stream('', content)} 0 R /Resources << /Font << /F1 ${font} 0 R >> /Properties << /Off ${layer} 0 R /List ${list} 0 R /Kept ${kept} 0 R >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  file.set(element, `<< /S /Span /P ${tags} 0 R /ActualText (HiddenSpoken) /Alt (HiddenAlt) /K 0 >>`);
  file.set(
    tags,
    `<< /Type /StructTreeRoot /K ${element} 0 R /ParentTree << /Nums [0 [${element} 0 R]] >> >>`,
  );
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /StructTreeRoot ${tags} 0 R /OCProperties << /OCGs [${layer} 0 R] /D << /OFF [${layer} 0 R] >> >> >>`,
  );

  return file.finish(root);
}

/** True when the first page looks the same, except for the rounding of single edges. */
function looksLike(before: Uint8Array, path: string): boolean {
  const [one, other] = [popplerPixels(fileOf(before), 1, 72), popplerPixels(path, 1, 72)];
  const changed = differentBytes(one, other);

  return one !== null && changed !== null && changed / one.length < 0.003;
}

/** Subtypes of the annotations of all pages. */
function subtypesIn(document: PdfDocument): Set<string> {
  return new Set(
    document.pages.flatMap((page) =>
      (document.array(page.dict.get('Annots')) ?? []).map((entry) => {
        const subtype = document.get(document.dict(entry)!, 'Subtype');

        return ['Link', 'Widget', 'Stamp'].find((name) => isName(subtype, name)) ?? 'other';
      }),
    ),
  );
}

describe('annotations', () => {
  it('look the same as content, on any page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          rotation: fc.constantFrom(0, 90, 180, 270),
          matrix: fc.constantFrom([1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 50, 3], [0.5, 0.2, -0.3, 1, 7, -9]),
          bounds: fc.constantFrom([0, 0, 100, 40], [-20, 10, 30, 90]),
          content: fc.constantFrom('', 'q 0.5 0 0 0.5 9 9 cm 1 0 0 rg', 'Q Q EMC'),
          isUpright: fc.boolean(),
        }),
        async (stamp) => {
          const before = stampedDocument(stamp);
          const { path, document } = await flattened(before);

          expect(subtypesIn(document)).toEqual(new Set());
          expect(looksLike(before, path)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('are removed when they are hidden, and drawn when they have no appearance', async () => {
    const { bytes, path, document, report } = await flattened(annotatedDocument());
    const [text = ''] = popplerTexts(path) ?? [];

    expect(subtypesIn(document)).toEqual(new Set());
    expect(report).toMatchObject({ fields: 3, annotations: 12 });

    for (const shown of ['boxed', 'plainly boxed', 'stamped', 'signed', 'enriched', 'filled']) {
      expect(text).toContain(shown);
    }

    expect(everythingIn(bytes)).not.toMatch(/\((?:hidden|unviewed)\)/);
  });

  it('leave fields, links and the files they hold', async () => {
    const { document, path } = await flattened(featureDocument({ pages: 2 }), { annotations: true });
    const names = document.dict(document.catalog.get('Names'))!;

    expect(subtypesIn(document)).toEqual(new Set(['Link', 'Widget']));
    expect(document.catalog.has('AcroForm')).toBe(true);
    expect(readNameTree(document, names.get('EmbeddedFiles')).size).toBe(3);
    expect(popplerTexts(path)).toEqual(popplerTexts(fileOf(featureDocument({ pages: 2 }))));
  });
});

describe('fields', () => {
  it('become text, and the form is gone', async () => {
    const { bytes, document, path, report } = await flattened(featureDocument({ pages: 2 }), {
      forms: true,
    });

    expect(report).toMatchObject({ fields: 4, annotations: 0 });
    expect(subtypesIn(document)).toEqual(new Set(['Link', 'other']));
    expect(document.catalog.has('AcroForm')).toBe(false);
    expect(popplerTexts(path)?.[1]).toContain(markerOf('Value', 2));
    expect(everythingIn(bytes)).not.toContain(markerOf('Field', 1));
  });

  it('are drawn anew only when their appearance does not show their value', async () => {
    const stale = stampedDocument({ field: { value: 'new', shown: 'old' } });
    const fresh = stampedDocument({ field: { value: 'same', shown: 'same' } });

    expect(popplerTexts((await flattened(stale)).path)).toEqual(['new']);
    expect(everythingIn((await flattened(fresh)).bytes)).not.toContain('FontFile');
  });

  it('with a character that no font has are refused, with the page', async () => {
    const editor = PdfEditor.open(
      openPdf(stampedDocument({ field: { value: '\\376\\377\\370\\376', shown: '' } }), codec),
      { codec, fonts, codeMaps },
    );

    await expect(editor.flatten(all)).rejects.toMatchObject({
      code: 'character-missing',
      values: { code: 'U+F8FE', page: 1 },
    });
  });

  it('keep their place in the tag tree as content', async () => {
    const { bytes, document } = await flattened(stampedDocument({ isTagged: true }));
    const root = document.dict(document.catalog.get('StructTreeRoot'))!;
    const element = document.dict(document.array(root.get('K'))?.[0] ?? null)!;
    const [kid = null] = document.array(element.get('K')) ?? [];

    expect(document.dict(kid)?.get('MCID')).toBe(1);
    expect(everythingIn(bytes)).toContain('/Form<</MCID 1>>BDC');
    expect(everythingIn(bytes)).not.toContain('/OBJR');
  });
});

describe('layers', () => {
  it('become content as they are shown, and hidden ones leave the bytes', async () => {
    const before = layeredDocument();
    const { bytes, document, path, report } = await flattened(before);
    const everything = everythingIn(bytes);

    expect(report.layers).toBe(3);
    expect(document.catalog.has('OCProperties')).toBe(false);
    expect(looksLike(before, path)).toBe(true);
    expect(popplerTexts(path)).toEqual(popplerTexts(fileOf(before)));
    expect(everything).toContain('ShownWords');
    expect(everything).not.toMatch(/Hidden|\/OC\b|OCG|OCMD/);
  });

  it('leave text that follows hidden text in its place', async () => {
    const before = oneLayerDocument(
      'BT /F1 20 Tf 20 100 Td /OC /Off BDC (HiddenStart) Tj EMC (shown) Tj /OC /Off BDC [(Hid) -500 (den)] TJ EMC (after) Tj ET',
    );
    const { bytes, path } = await flattened(before);

    expect(looksLike(before, path)).toBe(true);
    expect(everythingIn(bytes)).not.toMatch(/HiddenStart|\(den\)/);
  });

  it('leave no texts that stand for hidden content', async () => {
    const before = oneLayerDocument(
      '/Span <</ActualText (HiddenOuter) /MCID 0>> BDC /OC /Off BDC /Span /List BDC (x) Tj EMC EMC EMC /Span /Kept BDC 0 0 9 9 re f EMC',
    );
    const { bytes } = await flattened(before);

    expect(everythingIn(bytes)).not.toContain('Hidden');
    expect(everythingIn(bytes)).toContain('Kept words');
  });

  it('stay with the annotations in them when only annotations are flattened', async () => {
    const before = layeredDocument();
    const { document, path } = await flattened(before, { annotations: true });

    expect(document.catalog.has('OCProperties')).toBe(true);
    expect(subtypesIn(document)).toEqual(new Set());
    expect(looksLike(before, path)).toBe(true);
  });
});

it('changes nothing in a document without such parts', async () => {
  const before = stampedDocument({});
  const { report, path } = await flattened(before, { forms: true, layers: true });

  expect(report).toEqual({ fields: 0, annotations: 0, layers: 0, isDynamicForm: false });
  expect(looksLike(before, path)).toBe(true);
});
