import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfDocument } from '@octavo/pdf/document';
import { destinationsOf } from '@octavo/pdf/navigation/destinations';
import { labelText, readLabels } from '@octavo/pdf/pages/labels';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { afterAll, describe, expect, it } from 'vitest';
import { adding, blankDocument, drawn, edited, sampleHost } from '../../test/edit-harness.ts';
import { readAnnotations } from '../annotations/read-annotations.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Text of every page by poppler, and the verdict of qpdf. */
function readByOthers(bytes: Uint8Array): { readonly texts: readonly string[]; readonly isSound: boolean } {
  const path = join(folder, 'result.pdf');
  writeFileSync(path, bytes);
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  let isSound = true;

  try {
    execFileSync('qpdf', ['--check', path]);
  } catch {
    isSound = false;
  }

  return { texts: text.split('\f').slice(0, -1), isSound };
}

/** Numbers of the pages of a feature document, as their texts say. */
function pageNumbers(bytes: Uint8Array): (string | undefined)[] {
  return readByOthers(bytes).texts.map((text) => /[A-Za-z]+TextNo\d+/.exec(text)?.[0].replace('TextNo', ''));
}

const startsWith = (bytes: Uint8Array, before: Uint8Array) =>
  Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before));

const hostWith = (asset: Uint8Array) => ({
  ...sampleHost,
  fileOf: async (name: string) => (name === 'other.pdf' ? asset : null),
});

/** Pages that the entries of the outline lead to, by their titles. */
function outlineTargets(document: PdfDocument): Record<string, number | null> {
  const destinations = destinationsOf(document);
  const targets: Record<string, number | null> = {};
  const walk = (first: PdfDocument['catalog'] | null): void => {
    for (let item = first; item !== null; item = document.dict(item.get('Next'))) {
      const title = document.get(item, 'Title') as { readonly bytes: Uint8Array };
      targets[Buffer.from(title.bytes).toString('latin1')] = destinations.pageOf(destinations.targetOf(item));
      walk(document.dict(item.get('First')));
    }
  };
  walk(document.dict(document.dict(document.catalog.get('Outlines'))?.get('First') ?? null));

  return targets;
}

describe('page.move', () => {
  const before = featureDocument({ pages: 4 });

  it('arranges pages, appends the change, and keeps what leads to them', async () => {
    const { bytes, document } = await edited(before, [
      { kind: 'page.move', page: 'p4', before: 'p1' },
      { kind: 'page.move', page: 'p1', before: null },
    ]);
    const { isSound } = readByOthers(bytes);

    expect(pageNumbers(bytes)).toEqual(['Doc4', 'Doc2', 'Doc3', 'Doc1']);
    expect(isSound).toBe(true);
    expect(startsWith(bytes, before)).toBe(true);
    const targets = outlineTargets(document);
    const own = Object.entries(targets).flatMap(([title, page]) => {
      const number = /No(\d)x/.exec(title)?.[1];

      return number === undefined ? [] : [[number, page]];
    });

    expect(own.length).toBeGreaterThan(3);
    expect(own).toEqual(own.map(([number]) => [number, [3, 1, 2, 0][Number(number) - 1]]));
  });

  it('pushes what pages inherit down to them, and keeps their labels', async () => {
    const file = new PdfFile();
    const [root, tree, node] = [file.reserve(), file.reserve(), file.reserve()];
    const kids = [1, 2].map(() => file.add(`<< /Type /Page /Parent ${node} 0 R >>`));
    const last = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 100 100] >>`);
    file.set(
      node,
      `<< /Type /Pages /Parent ${tree} 0 R /Kids [${kids[0]} 0 R ${kids[1]} 0 R] /Count 2 /MediaBox [0 0 200 300] /Rotate 90 >>`,
    );
    file.set(tree, `<< /Type /Pages /Kids [${node} 0 R ${last} 0 R] /Count 3 >>`);
    file.set(
      root,
      `<< /Type /Catalog /Pages ${tree} 0 R /PageLabels << /Nums [0 << /S /r >> 2 << /S /D >>] >> >>`,
    );
    const { document } = await edited(file.finish(root), [{ kind: 'page.move', page: 'p3', before: 'p1' }]);

    expect(document.pages.map(({ widthPoints, heightPoints }) => [widthPoints, heightPoints])).toEqual([
      [100, 100],
      [300, 200],
      [300, 200],
    ]);
    expect(readLabels(document)?.map(labelText)).toEqual(['1', 'i', 'ii']);
  });

  it('writes nothing when all pages are where they were', async () => {
    const { document } = await edited(before, [
      { kind: 'page.move', page: 'p1', before: 'p3' },
      { kind: 'page.move', page: 'p1', before: 'p2' },
    ]);

    expect(document.catalog.get('Pages')).toEqual((await edited(before, [])).document.catalog.get('Pages'));
    expect(document.pages.map(({ ref }) => ref?.number)).toEqual(
      (await edited(before, [])).document.pages.map(({ ref }) => ref?.number),
    );
  });
});

describe('page.rotate', () => {
  it.each([0, 90, 180, 270] as const)(
    'gives later operations the page as it is then shown, from %s°',
    async (rotation) => {
      const box = { left: 20, top: 30, width: 60, height: 10 };
      const square = { type: 'rectangle', box, fill: '#ff0000' };
      const before = blankDocument({ rotation });
      const { bytes, document } = await edited(before, [
        adding({ ...square, fill: '#0000ff' }),
        { kind: 'page.rotate', by: 90 },
        adding(square),
      ]);
      const { data, width } = await drawn(bytes);
      const at = (x: number, y: number) =>
        Array.from(data.subarray((y * 2 * width + x * 2) * 4).subarray(0, 3));
      const height = document.pages[0]!.heightPoints;

      expect(document.pages[0]!.rotation).toBe((rotation + 90) % 360);
      // Blue, green and red: what was drawn first has turned with the page.
      expect(at(50, 35)).toEqual([0, 0, 255]);
      expect(at(document.pages[0]!.widthPoints - 35, 50)).toEqual([255, 0, 0]);
      expect(height).toBe(rotation % 180 === 0 ? 400 : 300);
      expect(readAnnotations(document, document.pages[0]!)[1]?.box).toEqual(box);
    },
  );
});

describe('page.crop', () => {
  it('shows a part of the page, in the coordinates of which later operations are', async () => {
    const box = { left: 10, top: 10, width: 20, height: 20 };
    const { document } = await edited(blankDocument({ rotation: 90 }), [
      { kind: 'page.crop', box: { left: 50, top: 100, width: 100, height: 80 } },
      adding({ type: 'rectangle', box }),
    ]);
    const [page] = document.pages;

    expect([page!.widthPoints, page!.heightPoints]).toEqual([100, 80]);
    expect(readAnnotations(document, page!)[0]?.box).toEqual(box);
    await expect(
      edited(blankDocument(), [{ kind: 'page.crop', box: { left: 900, top: 0, width: 50, height: 50 } }]),
    ).rejects.toMatchObject({ values: { reason: 'area-empty' } });
  });
});

describe('page.delete', () => {
  it('leaves nothing of the page in the file', async () => {
    const { bytes, document, report } = await edited(featureDocument({ pages: 3 }), [
      { kind: 'page.move', page: 'p3', before: 'p1' },
      { kind: 'page.delete', page: 'p2' },
      { ...adding({ type: 'note', at: { x: 9, y: 9 }, contents: 'Kept' }), page: 'p1' },
    ]);
    const plain = join(folder, 'plain.pdf');
    writeFileSync(plain, bytes);
    const text = execFileSync('qpdf', ['--qdf', '--object-streams=disable', plain, '-']).toString('latin1');

    expect(report.deleted).toEqual([2]);
    expect(pageNumbers(bytes)).toEqual(['Doc3', 'Doc1']);
    expect(text).toContain(markerOf('Text', 1));
    expect(text).not.toMatch(/No2x/);
    expect(outlineTargets(document)).not.toHaveProperty(markerOf('Outline', 2));
    expect(readAnnotations(document, document.pages[1]!).some(({ contents }) => contents === 'Kept')).toBe(
      true,
    );
  });

  it('refuses the last page, and operations on a page that is gone', async () => {
    const gone = { kind: 'page.delete', page: 'p1' };

    await expect(edited(blankDocument(), [gone])).rejects.toMatchObject({ values: { reason: 'last-page' } });
    await expect(
      edited(featureDocument({ pages: 2 }), [gone, adding({ type: 'note', at: { x: 9, y: 9 } })]),
    ).rejects.toMatchObject({ values: { reason: 'page-missing', number: 2 } });
  });
});

describe('page.insert', () => {
  const blank = { kind: 'page.insert', before: 'p2', source: { kind: 'blank', width: 200, height: 100 } };
  const page = (number: number, before: string | null) => ({
    kind: 'page.insert',
    before,
    source: { kind: 'file', asset: 'other.pdf', number },
  });

  it('puts an empty page where it is wanted, and lets it be changed', async () => {
    const before = featureDocument({ pages: 2 });
    const { bytes, document } = await edited(before, [
      blank,
      { ...adding({ type: 'note', at: { x: 9, y: 9 }, contents: 'New' }), page: 'o1' },
    ]);

    expect(pageNumbers(bytes)).toEqual(['Doc1', undefined, 'Doc2']);
    expect(document.pages[1]!.widthPoints).toBe(200);
    expect(readAnnotations(document, document.pages[1]!)[0]?.contents).toBe('New');
    expect(startsWith(bytes, before)).toBe(true);
    expect(readByOthers(bytes).isSound).toBe(true);
  });

  it('brings pages of another file with fonts, annotations, fields, layers and tags', async () => {
    const before = featureDocument({ pages: 2 });
    const other = featureDocument({ pages: 3, mark: 'Doc' });
    const renamed = Buffer.from(featureDocument({ pages: 3, mark: 'Oth' }));
    const { bytes, document } = await edited(before, [page(3, 'p1'), page(1, null)], {
      host: hostWith(renamed),
    });
    const fields = document.array(document.dict(document.catalog.get('AcroForm'))!.get('Fields'))!;
    const own = (await edited(before, [])).document;
    const ownFields = own.array(own.dict(own.catalog.get('AcroForm'))!.get('Fields'))!;

    expect(pageNumbers(bytes)).toEqual(['Oth3', 'Doc1', 'Doc2', 'Oth1']);
    expect(readByOthers(bytes).isSound).toBe(true);
    expect(startsWith(bytes, before)).toBe(true);
    expect(fields.length).toBeGreaterThan(ownFields.length);
    expect(
      readAnnotations(document, document.pages[0]!).some(({ contents }) => contents.includes('No3x')),
    ).toBe(true);

    const same = await edited(before, [page(1, null)], { host: hostWith(other) });
    const list = same.document
      .array(same.document.dict(same.document.catalog.get('AcroForm'))!.get('Fields'))!
      .map((field) => same.document.get(same.document.dict(field)!, 'T'))
      .map((name) => Buffer.from((name as { readonly bytes: Uint8Array }).bytes).toString('latin1'));

    expect(new Set(list).size).toBe(list.length);
  });

  it('joins the tags of both documents', async () => {
    const { bytes } = await edited(featureDocument({ pages: 2 }), [page(2, null)], {
      host: hostWith(featureDocument({ pages: 2, mark: 'Oth' })),
    });
    const path = join(folder, 'tagged.pdf');
    writeFileSync(path, bytes);
    const tree = execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' });

    expect(tree).toContain(markerOf('Text', 1));
    expect(tree).toContain(markerOf('Text', 2, 'Oth'));
    expect(tree).not.toContain(markerOf('Text', 1, 'Oth'));
  });

  it('refuses a file that was not sent, and a page that it does not have', async () => {
    const host = hostWith(featureDocument({ pages: 1 }));

    await expect(edited(blankDocument(), [page(1, null)])).rejects.toMatchObject({
      values: { reason: 'asset-missing', number: 1 },
    });
    await expect(edited(blankDocument(), [page(2, null)], { host })).rejects.toMatchObject({
      code: 'edit-not-found',
    });
  });
});
