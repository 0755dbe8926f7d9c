import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { indexOfPage } from '@octavo/editing/edit-context';
import { isSigned } from '@octavo/editing/fields/signature-locks';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import { changeForm } from '@octavo/pdf/edit/fields/change-form';
import type { FieldWidget, FormField } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { type ShownBox, userRectangle } from '@octavo/pdf/edit/shown-space';
import { dictOf, nameOf, type PdfRef } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { signatureNotPossible } from './signing-failures.ts';

/** Place where a signature is seen. */
export interface WidgetPlace {
  readonly page: EditedPage;
  readonly box: ShownBox;
  readonly widget: PdfRef;
}

/** Field that takes the signature. */
export interface TakenField {
  /** Dictionaries that hold the value. */
  readonly holders: readonly PdfRef[];
  readonly places: readonly WidgetPlace[];
  readonly isNew: boolean;
}

/** Flags of annotations that are printed and cannot be moved (ISO 32000-2, table 167). */
const printedAndLocked = 4 + 128;

/** Points below which a signature cannot be seen as one. */
const leastBox = { width: 12, height: 8 } as const;

/** Coordinates of the page that rounding may put outside of it. */
const tolerance = 0.5;

/** Fields of signatures exist, and changes are appended (ISO 32000-2, table 225). */
const signatureFlags = 3;

/**
 * Finds the field of a request, or adds it.
 *
 * @throws Failure `signature-not-possible`
 */
export function takeField(
  editor: PdfEditor,
  fields: ReadonlyMap<string, FormField>,
  { field }: SignatureRequest,
): TakenField {
  const { changes } = editor;
  const known = fields.get(field.name);

  if (known === undefined) {
    return addField(editor, fields, field);
  }

  if (known.kind !== 'signature') {
    throw signatureNotPossible('field-kind');
  }

  if (isSigned(changes, known)) {
    throw signatureNotPossible('field-signed');
  }

  return {
    holders: known.holders,
    places: known.widgets.flatMap((widget) => placeOf(editor, widget)),
    isNew: false,
  };
}

/** Sets the flags of the form that a signed file has. */
export function flagForm(changes: ObjectChanges): void {
  changeForm(changes, (form) => {
    const known = changes.get(form, 'SigFlags');
    form.set('SigFlags', typeof known === 'number' ? known | signatureFlags : signatureFlags);
  });
}

function addField(
  editor: PdfEditor,
  fields: ReadonlyMap<string, FormField>,
  { name, place }: SignatureRequest['field'],
): TakenField {
  const { changes } = editor;
  // A full stop would make groups of fields.
  const isTaken = [...fields.keys()].some((known) => known.startsWith(`${name}.`));

  if (isTaken || name.includes('.')) {
    throw signatureNotPossible('field-name');
  }

  const page = pageOf(editor, place?.page ?? 'p1');
  const rectangle = place === null ? [0, 0, 0, 0] : rectangleOn(page, place.box);
  const widget = page.addAnnotation(
    dictOf({
      Subtype: nameOf('Widget'),
      FT: nameOf('Sig'),
      T: encodeText(name),
      F: printedAndLocked,
      Rect: rectangle,
    }),
  );
  changeForm(changes, (form) => form.set('Fields', [...(changes.array(form.get('Fields')) ?? []), widget]));

  return {
    holders: [widget],
    places: place === null ? [] : [{ page, box: place.box, widget }],
    isNew: true,
  };
}

/** @throws Failure `signature-not-possible` */
function pageOf(editor: PdfEditor, key: string): EditedPage {
  const { pages } = editor.changes.document;
  const index = indexOfPage(key, new Map(), pages.length);

  if (index === null) {
    throw signatureNotPossible('page-missing', key);
  }

  return editor.page(index);
}

/** @throws Failure `signature-not-possible` for a box that is not on the page, or too small to be seen. */
function rectangleOn(page: EditedPage, box: ShownBox): number[] {
  const { left, top, width, height } = box;

  if (width < leastBox.width || height < leastBox.height) {
    throw signatureNotPossible('too-small');
  }

  if (
    left < -tolerance ||
    top < -tolerance ||
    left + width > page.width + tolerance ||
    top + height > page.height + tolerance
  ) {
    throw signatureNotPossible('outside-page');
  }

  return [...userRectangle(page.page, box)];
}

/** Place of a widget of the file; none for one that is invisible. */
function placeOf(editor: PdfEditor, { ref, page }: FieldWidget): WidgetPlace[] {
  const { changes } = editor;
  const edited = editor.page(page.index);
  const numbers = (changes.array(changes.dict(ref)?.get('Rect') ?? null) ?? []).map((entry) => {
    const value = changes.resolve(entry);

    return typeof value === 'number' ? value : 0;
  });
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  const box = edited.shownBox([x1, y1, x2, y2]);

  return box.width > 0 && box.height > 0 ? [{ page: edited, box, widget: ref }] : [];
}
