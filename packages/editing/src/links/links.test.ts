import { nameOf, PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { anyPlacedPage, placedDocument, type SamplePage } from '@octavo/testkit/pdf/placed-document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adding, blankDocument, edited, plainPage } from '../../test/edit-harness.ts';
import { readLinks } from './read-links.ts';

const areas = [
  { left: 100, top: 40, width: 50, height: 12 },
  { left: 20, top: 54, width: 90, height: 12 },
];
const web = { kind: 'web', address: 'https://example.org/caf%C3%A9?a=1#b' };

async function linksAfter(
  operations: readonly object[],
  pages: readonly SamplePage[] = [plainPage, plainPage],
) {
  const { document } = await edited(placedDocument(pages), operations);

  return { document, links: readLinks(document, document.pages[0]!) };
}

it('adds links to addresses and pages, and reads them back on any page', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlacedPage(), anyPlacedPage(), async (page, other) => {
      const target = { kind: 'page', page: 'p2', top: 30 };
      const { links } = await linksAfter(
        [
          { kind: 'link.add', areas: areas.slice(0, 1), target: web },
          { kind: 'link.add', areas, target },
        ],
        [page, other],
      );

      expect(links).toEqual([
        { index: 0, areas: areas.slice(0, 1), target: web },
        { index: 1, areas, target },
      ]);
    }),
    { numRuns: 20 },
  );
});

it('writes one annotation for several areas, as readers expect it', async () => {
  const { document } = await linksAfter([{ kind: 'link.add', areas, target: { kind: 'page', page: 'p2' } }]);
  const [link] = document.array(document.pages[0]!.dict.get('Annots')) ?? [];
  const dict = document.dict(link ?? null)!;

  expect(document.get(dict, 'Rect')).toEqual([20, 234, 150, 260]);
  expect(document.array(dict.get('QuadPoints'))?.slice(0, 8)).toEqual([
    100, 260, 150, 260, 100, 248, 150, 248,
  ]);
  expect(document.get(dict, 'Border')).toEqual([0, 0, 0]);
});

it('encodes addresses in ASCII', async () => {
  const { links } = await linksAfter([
    { kind: 'link.add', areas, target: { kind: 'web', address: 'https://exämple.org/日本' } },
  ]);

  expect(links[0]?.target).toEqual({ kind: 'web', address: 'https://xn--exmple-cua.org/%E6%97%A5%E6%9C%AC' });
});

it('changes and deletes links of the base and of the list', async () => {
  const before = await edited(blankDocument(), [
    { kind: 'link.add', areas, target: web },
    { kind: 'link.add', areas, target: web },
  ]);
  const target = { kind: 'page', page: 'p1', top: 100 };
  const { document } = await edited(before.bytes, [
    { kind: 'link.change', link: { index: 0, subtype: 'Link' }, target },
    { kind: 'link.delete', link: { index: 1, subtype: 'Link' } },
    { kind: 'link.add', areas, target: web },
    { kind: 'link.change', link: { made: 'o3' }, areas: areas.slice(1), target },
  ]);

  expect(readLinks(document, document.pages[0]!)).toEqual([
    { index: 0, areas, target },
    { index: 1, areas: areas.slice(1), target },
  ]);
});

it('keeps a target with a name and one that fits its page when only the areas change', async () => {
  const file = new PdfFile();
  const [root, tree, page] = [file.reserve(), file.reserve(), file.reserve()];
  const named = file.add('<< /Subtype /Link /Rect [10 10 60 60] /Dest (chapter) >>');
  const fitting = file.add(
    `<< /Subtype /Link /Rect [10 10 60 60] /A << /S /GoTo /D [${page} 0 R /FitH 100] >> >>`,
  );
  file.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] /Annots [${named} 0 R ${fitting} 0 R] >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const change = { kind: 'link.change', areas };
  const { document } = await edited(file.finish(root), [
    { ...change, link: { index: 0, subtype: 'Link' } },
    { ...change, link: { index: 1, subtype: 'Link' } },
  ]);
  const [one, other] = [named, fitting].map((number) => document.dict(new PdfRef(number))!);

  const name = document.get(one!, 'Dest');

  expect(name instanceof PdfString && decodeText(name.bytes)).toBe('chapter');
  expect(document.array(document.dict(other!.get('A'))!.get('D'))?.slice(1)).toEqual([nameOf('FitH'), 100]);
  expect(document.get(one!, 'Rect')).not.toEqual([10, 10, 60, 60]);
});

it('refuses an annotation that is not a link, and a page that is missing', async () => {
  const square = adding({ type: 'rectangle', box: areas[0] });

  await expect(
    edited(blankDocument(), [square, { kind: 'link.delete', link: { made: 'o1' } }]),
  ).rejects.toMatchObject({ code: 'edit-not-possible', values: { reason: 'kind-differs', number: 2 } });
  await expect(
    edited(blankDocument(), [{ kind: 'link.add', areas, target: { kind: 'page', page: 'p2' } }]),
  ).rejects.toMatchObject({ code: 'edit-not-possible', values: { reason: 'page-missing' } });
});
