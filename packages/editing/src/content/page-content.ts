import { ContentEdits } from '@octavo/pdf/edit/cut/content-edits';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { ResourceCategory } from '@octavo/pdf/edit/resource-names';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpretation } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { PdfRef } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { EditedForm } from './edited-form.ts';
import { editedParts } from './edited-parts.ts';

/** Paths added to clips, and the offsets at which they are. */
export type WidenedClips = ReadonlyMap<number, { readonly at: number; readonly path: string }>;

/**
 * Content of a page as the base has it, and the changes that operations make to its operators. Each drawing of a form
 * is changed by itself: other places that draw the same form keep it.
 */
export class EditedContent {
  readonly #changes: ObjectChanges;
  readonly #edited: EditedPage;
  readonly #interpretation: PageInterpretation;
  readonly #pages = new Map<ContentDrawing, ContentEdits>();
  readonly #forms = new Map<ContentDrawing, EditedForm>();
  readonly #widened = new Map<ContentDrawing, WidenedClips>();

  constructor(changes: ObjectChanges, edited: EditedPage, interpretation: PageInterpretation) {
    this.#changes = changes;
    this.#edited = edited;
    this.#interpretation = interpretation;
  }

  /** Glyphs of the base, in the order in which they are painted. */
  get glyphs(): readonly Glyph[] {
    return this.#interpretation.glyphs;
  }

  /** Pictures, paths and shadings of the base, in the order in which they are painted. */
  get objects(): readonly PaintedObject[] {
    return this.#interpretation.objects;
  }

  /** Changes of the operators of one drawing, by offsets in the decoded content of its source. */
  edits(drawing: ContentDrawing): ContentEdits {
    return drawing.drawnBy === null ? this.#pageEdits(drawing) : this.#form(drawing).edits;
  }

  /** Name of an object in the resources that the operators of a drawing use; it is added when it has none. */
  nameOf(drawing: ContentDrawing, category: ResourceCategory, ref: PdfRef): string {
    return drawing.drawnBy === null
      ? this.#edited.resourceName(category, ref)
      : this.#form(drawing).names.nameOf(category, ref);
  }

  /** Replaces the box of a form, which a drawing of it changes. */
  setBox(drawing: ContentDrawing, box: PdfRectangle): void {
    this.#form(drawing).setBox(box);
  }

  /** Adds a path to the one of a clip that starts at an offset; `at` is the end of its construction. */
  widenClip(
    drawing: ContentDrawing,
    { start, at, path }: { readonly start: number; readonly at: number; readonly path: string },
  ): void {
    this.#widened.set(drawing, new Map([...this.widenedClips(drawing), [start, { at, path }]]));
    this.edits(drawing).insert(at, path);
  }

  /** Paths that were added to the clips of a drawing, by the offsets at which the clips start. */
  widenedClips(drawing: ContentDrawing): WidenedClips {
    return this.#widened.get(drawing) ?? new Map();
  }

  /** Writes the changed forms and the streams of the page; called once, after all operations. */
  finish(): void {
    // A form is drawn by the page or by another form, which then draws its copy.
    for (const [drawing, form] of [...this.#forms].sort(([one], [other]) => depthOf(other) - depthOf(one))) {
      this.#drawCopy(drawing, form);
    }

    for (const [{ source }, edits] of this.#pages) {
      const { parts, bytes } = editedParts(this.#changes, source, edits);
      this.#edited.replaceContent(parts, bytes);
    }
  }

  #pageEdits(drawing: ContentDrawing): ContentEdits {
    const edits = this.#pages.get(drawing) ?? new ContentEdits(drawing.source.content);
    this.#pages.set(drawing, edits);

    return edits;
  }

  #form(drawing: ContentDrawing): EditedForm {
    const known = this.#forms.get(drawing);

    if (known !== undefined) {
      return known;
    }

    const form = new EditedForm(this.#changes, drawing, this.#edited.page);
    this.#forms.set(drawing, form);

    // Its surroundings are written after it, whatever else changes in them.
    if (drawing.drawnBy !== null) {
      this.edits(drawing.drawnBy.drawing);
    }

    return form;
  }

  #drawCopy({ drawnBy }: ContentDrawing, form: EditedForm): void {
    const copy = form.write();

    if (copy !== null && drawnBy !== null) {
      const name = this.nameOf(drawnBy.drawing, 'XObject', copy);
      this.edits(drawnBy.drawing).replace(drawnBy.range.start, drawnBy.range.end, `/${name} Do`);
    }
  }
}

function depthOf({ drawnBy }: ContentDrawing): number {
  return drawnBy === null ? 0 : depthOf(drawnBy.drawing) + 1;
}
