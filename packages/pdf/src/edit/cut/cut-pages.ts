import { pageContentBytes } from '../../content/page-content-bytes.ts';
import { PaintCost } from '../../content/paint-cost.ts';
import { PdfDict } from '../../objects.ts';
import type { PdfEditor } from '../pdf-editor.ts';
import { ContentCutter } from './content-cutter.ts';
import { initialState } from './content-state.ts';
import { cutAnnotations, removeXfa } from './cut-annotations.ts';
import { CutContext, type CutCounts, CutTask, type ImageHost } from './cut-context.ts';
import { cutForm } from './cut-form.ts';
import type { CutRegion } from './cut-region.ts';
import { cutTagTexts } from './cut-tags.ts';
import { removeCopies } from './document-copies.ts';
import { PageResources } from './page-resources.ts';

/** Page and the region whose content is removed from it. */
export interface PageCut {
  /** Counted from 0. */
  readonly pageIndex: number;
  readonly region: CutRegion;
}

/** Entries of a page that hold other forms of its content (ISO 32000-2, table 31). */
const otherForms = ['Thumb', 'PieceInfo', 'Metadata'];

/**
 * Removes what lies in regions of pages: letters, pictures, paths and annotations that lie there wholly, and the pixels
 * of pictures that lie there in part. Letters, paths and annotations that lie there in part are kept, and so are tiling
 * patterns and shadings that fill something that is kept. The document must be written with `rewrite`, which leaves
 * out the objects that are no longer used.
 *
 * @returns what was removed, by the index of the page
 * @throws DocumentError `picture-not-cut` with the number of the page, for a picture that nothing can decode;
 *   `too-complex` with the number of the page, for one that no renderer could draw.
 */
export async function cutPages(
  editor: PdfEditor,
  cuts: readonly PageCut[],
  images: ImageHost,
  onPage: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<number, CutCounts>> {
  const { changes } = editor;
  const task = new CutTask(changes, editor.contentFonts, images);
  const cost = new PaintCost(changes.document);
  const resources = new PageResources(changes, cost, editor.contentFonts);
  const removed = new Set<number>();
  const counts = new Map<number, CutCounts>();

  for (const [done, { pageIndex, region }] of cuts.entries()) {
    const edited = editor.page(pageIndex);
    const { page } = edited;
    cost.requireDrawable(page);
    const context = new CutContext(task, region, pageIndex);
    counts.set(pageIndex, context.counts);
    const parents = changes.get(page.dict, 'StructParents');
    context.structParents = typeof parents === 'number' ? parents : null;
    const cutter = new ContentCutter(context, {
      content: pageContentBytes(changes.document, page),
      resources: changes.dict(page.attribute('Resources')),
      state: initialState(),
      depth: 0,
      cutForm,
    });
    const { changed, used } = cutter.cut();
    resources.set(pageIndex, used.build());

    if (changed !== null) {
      edited.setEntry('Contents', changes.addStream(new PdfDict(), changed));
    }

    for (const key of otherForms) {
      edited.setEntry(key, null);
    }

    const annotations = cutAnnotations(changes, edited, region);

    context.count('annotations', annotations.count);

    for (const number of annotations.numbers) {
      removed.add(number);
    }

    for (const parent of annotations.structParents) {
      task.removedObjects.add(parent);
    }

    // Pictures are decoded page by page, so that only those of one page are in memory.
    for (const work of task.pending.splice(0)) {
      await work();
    }

    onPage(done + 1);
  }

  cutTagTexts(changes, task.marks, task.removedObjects);
  removeXfa(changes);
  removeCopies(changes);
  resources.write(editor, task.retired, removed);

  return counts;
}
