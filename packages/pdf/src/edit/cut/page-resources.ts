import type { MeasuredFonts } from '../../content/fonts/measured-fonts.ts';
import { pageContentBytes } from '../../content/page-content-bytes.ts';
import type { PaintCost } from '../../content/paint-cost.ts';
import { dictPart, type PdfDict, PdfName, type PdfObject, PdfRef } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { formOf } from '../fields/form-fields.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { PdfEditor } from '../pdf-editor.ts';
import { ContentCutter } from './content-cutter.ts';
import { initialState } from './content-state.ts';
import { CutContext, CutTask } from './cut-context.ts';
import { cutForm } from './cut-form.ts';
import type { CutRegion } from './cut-region.ts';

/** Entries that lead from annotations to other parts of the document. */
const outwardKeys: ReadonlySet<string> = new Set(['Parent', 'P', 'Dest', 'A', 'AA', 'IRT', 'Popup']);

/** Types of objects that lead to other parts of the document. */
const outwardTypes: ReadonlySet<string> = new Set([
  'Catalog',
  'Page',
  'Pages',
  'StructElem',
  'StructTreeRoot',
]);

/** A region that removes nothing: reading content with it finds the resources that the content uses. */
const nowhere: CutRegion = {
  clippedAreas: [],
  isGlyphRemoved: () => false,
  isAnnotationRemoved: () => false,
  remainderOf: () => 'all',
  removedPixels: () => () => [],
};

/** Resources of pages after a cut, so that what was removed can't be reached from any page. */
export class PageResources {
  readonly #changes: ObjectChanges;
  readonly #cost: PaintCost;
  readonly #fonts: MeasuredFonts;
  readonly #own = new Map<number, PdfDict>();

  constructor(changes: ObjectChanges, cost: PaintCost, fonts: MeasuredFonts) {
    this.#changes = changes;
    this.#cost = cost;
    this.#fonts = fonts;
  }

  set(pageIndex: number, resources: PdfDict): void {
    this.#own.set(pageIndex, resources);
  }

  /**
   * Gives pages their own resources, and ends all other ways to the objects in `retired`: the tag tree, for example,
   * names forms and pictures.
   *
   * @param retired objects that cut pages no longer use, with their replacements
   * @param removed numbers of removed annotations
   */
  write(editor: PdfEditor, retired: ReadonlyMap<number, PdfRef | null>, removed: ReadonlySet<number>): void {
    const changes = this.#changes;
    const { pages } = changes.document;
    const isRetired = (number: number) => retired.has(number);

    for (const page of pages) {
      if (!this.#own.has(page.index) && this.#reached([page.attribute('Resources')], isRetired).size > 0) {
        // The page may merely list what it does not use.
        this.#own.set(page.index, this.#usedOn(page));
      }
    }

    const isInherited = this.#dropInherited();

    for (const page of pages) {
      const own = this.#own.get(page.index);

      if (own !== undefined) {
        editor.page(page.index).setEntry('Resources', changes.add(own));
      } else if (isInherited && !page.dict.has('Resources')) {
        editor.page(page.index).setEntry('Resources', page.attribute('Resources'));
      }
    }

    const roots = pages.flatMap((page) => [
      this.#own.get(page.index) ?? page.attribute('Resources'),
      ...(changes.array(page.dict.get('Annots')) ?? [])
        .filter((entry) => !(entry instanceof PdfRef && removed.has(entry.number)))
        .flatMap((entry) => ownParts(changes.dict(entry))),
    ]);
    const used = this.#reached([...roots, formOf(changes)?.get('DR') ?? null], isRetired);

    for (const [number, replacement] of retired) {
      if (!used.has(number)) {
        changes.set(new PdfRef(number), replacement);
      }
    }
  }

  #usedOn(page: PdfPage): PdfDict {
    this.#cost.requireDrawable(page);
    const changes = this.#changes;
    const noImages = {
      decode: () => Promise.resolve(null),
      encodeJpeg: () => Promise.resolve(new Uint8Array()),
    };
    const context = new CutContext(new CutTask(changes, this.#fonts, noImages), nowhere, page.index);
    const cutter = new ContentCutter(context, {
      content: pageContentBytes(changes.document, page),
      resources: changes.dict(page.attribute('Resources')),
      state: initialState(),
      depth: 0,
      cutForm,
    });

    return cutter.cut().used.build();
  }

  /** Removes resources from the nodes of the page tree; true when there were some. */
  #dropInherited(): boolean {
    const changes = this.#changes;
    const seen = new Set<number>();
    const pending: PdfObject[] = [changes.document.catalog.get('Pages')];
    let found = false;

    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const dict = changes.dict(next);
      const kids = dict === null ? null : changes.array(dict.get('Kids'));

      if (!(next instanceof PdfRef) || seen.has(next.number) || dict === null || kids === null) {
        continue;
      }

      seen.add(next.number);
      pending.push(...kids);

      if (dict.has('Resources')) {
        const bare = dict.copy();
        bare.delete('Resources');
        changes.set(next, bare);
        found = true;
      }
    }

    return found;
  }

  /** Numbers that fit among those of all objects that can be reached. */
  #reached(roots: readonly PdfObject[], fits: (number: number) => boolean): ReadonlySet<number> {
    const seen = new Set<number>();
    const found = new Set<number>();
    const pending = [...roots];

    while (pending.length > 0) {
      const next = pending.pop() ?? null;

      if (next instanceof PdfRef) {
        if (seen.has(next.number)) {
          continue;
        }

        seen.add(next.number);

        if (fits(next.number)) {
          found.add(next.number);
        }
      }

      const object = this.#changes.resolve(next);

      if (Array.isArray(object)) {
        pending.push(...object);
      }

      const dict = dictPart(object);
      const type = dict?.get('Type') ?? null;

      if (!(type instanceof PdfName && outwardTypes.has(type.value))) {
        pending.push(...(dict?.entries.values() ?? []));
      }
    }

    return found;
  }
}

function ownParts(annotation: PdfDict | null): PdfObject[] {
  return [...(annotation?.entries ?? [])].flatMap(([key, value]) => (outwardKeys.has(key) ? [] : [value]));
}
