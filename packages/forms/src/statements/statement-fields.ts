import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import { changeForm } from '@octavo/pdf/edit/fields/change-form';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { multilineFlag } from '@octavo/pdf/edit/fields/field-flags';
import { addFormFonts } from '@octavo/pdf/edit/fields/form-fonts';
import { captionOf } from '@octavo/pdf/edit/fields/mark-path';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { userRectangle } from '@octavo/pdf/edit/shown-space';
import { dictOf, nameOf, PdfDict, type PdfRef } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import type { StatementField } from './statement.ts';
import type { StatementTags } from './tag-tree.ts';

const alignments = { left: 0, center: 1, right: 2 } as const;

/** Flag of annotations that are printed (ISO 32000-2, table 167). */
const printFlag = 4;

const textSize = 9;

interface PlacedField {
  readonly field: StatementField;
  readonly holder: PdfRef;
  readonly widgets: { readonly ref: PdfRef; readonly page: EditedPage }[];
}

/** Form fields of a statement, collected while its sheets are drawn. */
export class StatementFields {
  readonly #editor: PdfEditor;
  readonly #tags: StatementTags;
  readonly #placed = new Map<string, PlacedField>();

  constructor(editor: PdfEditor, tags: StatementTags) {
    this.#editor = editor;
    this.#tags = tags;
  }

  /** Puts a box of a field on a page. */
  place(page: EditedPage, field: StatementField): void {
    const placed = this.#placedField(field);
    const widget = page.addAnnotation(
      dictOf({
        Type: nameOf('Annot'),
        Subtype: nameOf('Widget'),
        F: printFlag,
        Rect: [...userRectangle(page.page, field.box)],
        Parent: placed.holder,
        P: page.page.ref,
        TU: encodeText(field.tooltip),
        ...lookOf(field),
      }),
    );
    const key = this.#tags.addField(widget);
    this.#editor.changes.set(
      widget,
      (this.#editor.changes.dict(widget) ?? new PdfDict()).copy().set('StructParent', key),
    );
    placed.widgets.push({ ref: widget, page });
  }

  /** Writes the form and the appearances of its empty fields. */
  async finish(): Promise<void> {
    const { changes, parts } = this.#editor;
    changeForm(changes, (form) => form.set('Fields', []));
    addFormFonts(changes);
    const form = await DocumentForm.open(parts);

    for (const { field, holder, widgets } of this.#placed.values()) {
      const flags = field.lines === true ? multilineFlag : 0;
      changes.set(
        holder,
        dictOf({
          FT: nameOf(field.kind === 'check' ? 'Btn' : 'Tx'),
          Ff: flags === 0 ? undefined : flags,
          TU: encodeText(field.tooltip),
          MaxLen: field.most,
          Kids: widgets.map(({ ref }) => ref),
        }),
      );
      const shown = widgets.map(({ ref, page }) => ({ ref, page: page.page, index: null }));
      form.add({ name: field.name, kind: field.kind, flags, widgets: shown }, holder);
      await form.redraw(field.name, shown);
    }
  }

  #placedField(field: StatementField): PlacedField {
    const known = this.#placed.get(field.name);

    if (known !== undefined) {
      return known;
    }

    const placed = { field, holder: this.#editor.changes.reserve(), widgets: [] };
    this.#placed.set(field.name, placed);

    return placed;
  }
}

function lookOf({ kind, size = textSize, align = 'left' }: StatementField) {
  return kind === 'check'
    ? {
        MK: dictOf({ BC: [0], CA: encodeText(captionOf('cross')) }),
        BS: dictOf({ W: 0.75, S: nameOf('S') }),
        DA: encodeText('/ZaDb 0 Tf 0 g'),
        AS: nameOf('Off'),
      }
    : {
        DA: encodeText(`/Helv ${size} Tf 0 g`),
        Q: alignments[align],
      };
}
