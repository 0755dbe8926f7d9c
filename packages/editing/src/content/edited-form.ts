import { ContentEdits } from '@octavo/pdf/edit/cut/content-edits';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { ResourceNames } from '@octavo/pdf/edit/resource-names';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import { PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { PdfPage, PdfRectangle } from '@octavo/pdf/pages/page-tree';

/** Changes of one drawing of a form. */
export class EditedForm {
  readonly edits: ContentEdits;
  readonly names: ResourceNames;
  readonly #changes: ObjectChanges;
  readonly #drawing: ContentDrawing;
  readonly #page: PdfPage;
  #box: PdfRectangle | null = null;

  constructor(changes: ObjectChanges, drawing: ContentDrawing, page: PdfPage) {
    this.edits = new ContentEdits(drawing.source.content);
    this.names = new ResourceNames(changes, drawing.resources);
    this.#changes = changes;
    this.#drawing = drawing;
    this.#page = page;
  }

  /** Replaces the box outside of which nothing of the form is painted, in its own coordinates. */
  setBox(box: PdfRectangle): void {
    this.#box = box;
  }

  /**
   * Writes the form as this drawing needs it. Returns the copy to draw in its place; null when nothing else draws the
   * form, so that it is changed itself.
   */
  write(): PdfRef | null {
    const { ref } = this.#drawing.source;
    const stream = ref === null ? null : this.#changes.resolve(ref);

    if (ref === null || !(stream instanceof PdfStream) || (this.edits.isEmpty && this.names.key === '')) {
      return null;
    }

    const dict = stream.dict.copy().set('Resources', this.names.build());
    const content = this.edits.apply();

    if (this.#box !== null) {
      dict.set('BBox', [...this.#box]);
    }

    // The tag tree names the form by its object (ISO 32000-2, 14.7.5.2.2), so that a copy would lose its tags.
    if (dict.has('StructParents') && !this.#isDrawnElsewhere(ref)) {
      this.#changes.set(ref, this.#changes.packedStream(dict, content));

      return null;
    }

    dict.delete('StructParents');

    return this.#changes.addStream(dict, content);
  }

  /** True when another page names the form in its resources, too. */
  #isDrawnElsewhere({ number }: PdfRef): boolean {
    const { document } = this.#changes;
    const isNamedBy = (page: PdfPage) => {
      const objects = document.dict(document.dict(page.attribute('Resources'))?.get('XObject') ?? null);

      return [...(objects?.entries ?? [])].some(
        ([, entry]) => entry instanceof PdfRef && entry.number === number,
      );
    };

    return document.pages.some((page) => page.index !== this.#page.index && isNamedBy(page));
  }
}
