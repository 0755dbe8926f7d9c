import type { Field } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import { captionOf } from '@octavo/pdf/edit/fields/mark-path';
import { setEntries } from '@octavo/pdf/edit/fields/set-entries';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { dictOf, nameOf, PdfDict, type PdfObject, PdfString } from '@octavo/pdf/objects';
import { decodeText, encodeText } from '@octavo/pdf/syntax/text-string';
import type { EditPage } from '../edit-context.ts';
import { rgbOf } from '../geometry/colors.ts';

const alignments = { left: 0, center: 1, right: 2 } as const;

/** Flag of annotations that are printed (ISO 32000-2, table 167). */
const printFlag = 4;

/** Entries of the box of a field (ISO 32000-2, 12.5.6.19); what they do not describe is kept from another one. */
export function widgetEntries(
  changes: ObjectChanges,
  page: EditPage,
  field: Field,
  box: Box,
  kept: PdfDict | null,
): Record<string, PdfObject | undefined> {
  return {
    Subtype: nameOf('Widget'),
    F: kept?.get('F') ?? printFlag,
    Rect: page.space.userBox(box),
    ...lookEntries(changes, page, field, kept),
  };
}

/** Font, colors, border and alignment of a box. */
export function lookEntries(
  changes: ObjectChanges,
  { edited, space }: EditPage,
  field: Field,
  kept: PdfDict | null,
): Record<string, PdfObject | undefined> {
  const { look } = field;
  const size = space.userLength(look.size);
  const marks = changes.dict(kept?.get('MK') ?? null)?.entries ?? [];
  const rotation = edited.page.rotation;
  const described = {
    ...(kept === null ? { R: rotation === 0 ? undefined : rotation } : {}),
    BC: look.border === null ? undefined : [...rgbOf(look.border)],
    BG: look.fill === null ? undefined : [...rgbOf(look.fill)],
    ...markEntries(field),
  };

  return {
    MK: setEntries(new PdfDict(marks), described),
    BS: kept?.get('BS') ?? dictOf({ W: space.userLength(1), S: nameOf('S') }),
    DA: encodeText(`/${fontNameOf(changes, field, kept)} ${size} Tf ${rgbOf(look.color).join(' ')} rg`),
    Q: alignments[look.align],
  };
}

function markEntries(field: Field): Record<string, PdfObject | undefined> {
  switch (field.type) {
    case 'check':
      return { CA: encodeText(captionOf(field.mark)) };
    case 'radio':
      return { CA: encodeText(captionOf('circle')) };
    default:
      return {};
  }
}

/** Font that the field already names, or the usual one of its kind. */
function fontNameOf(changes: ObjectChanges, { type }: Field, kept: PdfDict | null): string {
  const known = kept === null ? null : changes.get(kept, 'DA');
  const [, name] =
    known instanceof PdfString ? (/\/(\S+)\s+-?[\d.]+\s+Tf/.exec(decodeText(known.bytes)) ?? []) : [];

  return name ?? (type === 'check' || type === 'radio' ? 'ZaDb' : 'Helv');
}
