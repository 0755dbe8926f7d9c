import type { ImageHost } from '@octavo/pdf/edit/cut/cut-context';
import { cutPages } from '@octavo/pdf/edit/cut/cut-pages';
import type { CutGlyph } from '@octavo/pdf/edit/cut/cut-region';
import { regionInside } from '@octavo/pdf/edit/cut/region-inside';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { RedactionPlan } from './redaction-plan.ts';
import type { Removals } from './redaction-report.ts';

/** Removes from the pages what a plan names. The document must be rewritten and opened again before it is covered. */
export async function cutRedactions(
  editor: PdfEditor,
  plan: RedactionPlan,
  images: ImageHost,
  removals: Removals,
): Promise<void> {
  noteCopies(editor, plan, removals);
  const cuts = plan.pages.map(({ pageIndex, areas, chosen }) => ({
    pageIndex,
    region: regionInside(areas, isAmong(chosen)),
  }));
  const counts = await cutPages(editor, cuts, images);

  for (const [pageIndex, { texts, pictures, paths, annotations }] of counts) {
    removals.note('text', pageIndex, texts);
    removals.note('pictures', pageIndex, pictures);
    removals.note('paths', pageIndex, paths);
    removals.note('annotations', pageIndex, annotations);
  }
}

/** Counts the other forms of content that `cutPages` removes without a word: thumbnails, private data, XFA. */
function noteCopies({ changes }: PdfEditor, { pages }: RedactionPlan, removals: Removals): void {
  const { document } = changes;
  const form = document.dict(document.catalog.get('AcroForm'));

  for (const { pageIndex } of pages) {
    const { dict } = document.pages[pageIndex]!;
    removals.note('thumbnails', pageIndex, dict.has('Thumb') ? 1 : 0);
    removals.note('private-data', pageIndex, dict.has('PieceInfo') ? 1 : 0);
    removals.note('metadata', pageIndex, dict.has('Metadata') ? 1 : 0);
  }

  removals.note('private-data', null, document.catalog.has('PieceInfo') ? 1 : 0);
  removals.note('fields', null, form?.has('XFA') === true ? 1 : 0);
}

/** Units within which two readings of a page put the same glyph. */
const samePlace = 0.1;

/** True for glyphs of the same code in the same place, such as those that are painted twice to look bold. */
function isAmong(glyphs: readonly Glyph[]): (glyph: CutGlyph) => boolean {
  const cell = (value: number) => Math.round(value / samePlace);
  const keyOf = (code: number, x: number, y: number) => `${code} ${x} ${y}`;
  const known = new Set(glyphs.map(({ code, origin: [x, y] }) => keyOf(code, cell(x), cell(y))));

  return ({ code, origin: [x, y] }) =>
    [-1, 0, 1].some((right) =>
      [-1, 0, 1].some((up) => known.has(keyOf(code, cell(x) + right, cell(y) + up))),
    );
}
