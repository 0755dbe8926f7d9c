import { fieldOf } from '../../content/form-field.ts';
import { type PdfRef, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import { drawButtonWidget, drawTextWidget } from '../fields/draw-widget.ts';
import { lineOf, textOfField } from '../fields/field-text.ts';
import { typeOfField } from '../fields/form-fields.ts';
import { showsText } from '../fields/shown-value.ts';
import { lookOf } from '../fields/widget-look.ts';
import type { SharedParts } from '../shared-parts.ts';
import type { FlattenedAnnotation } from './page-annotations.ts';

/**
 * Draws the value of a field whose widget has no appearance, as readers do; null for signatures and unknown fields.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function drawnField(shared: SharedParts, widget: FlattenedAnnotation): Promise<PdfRef | null> {
  const { changes } = shared;
  const type = typeOfField(changes, widget.entry);
  const value = fieldOf(changes.document, widget.dict)?.value ?? '';
  const look = lookOf(changes, widget.entry);

  switch (type?.kind) {
    case 'check':
    case 'radio':
      return drawButtonWidget(shared, look, type.kind, value === 'on');
    case 'push':
      return drawTextWidget(shared, { ...look, align: 'center' }, lineOf(captionOf(shared, widget)));
    case 'text':
      return drawTextWidget(shared, look, textOfField(changes, widget.entry, type, [value]));
    case 'choice': {
      const chosen = value === '' ? [] : value.split(', ');

      return drawTextWidget(shared, look, textOfField(changes, widget.entry, type, chosen));
    }
    default:
      return null;
  }
}

/** True when the appearance of a field shows its value, so that it need not be drawn anew. */
export function showsValue({ changes }: SharedParts, widget: FlattenedAnnotation, form: PdfRef): boolean {
  return showsText(changes, form, fieldOf(changes.document, widget.dict)?.value ?? '');
}

function captionOf({ changes }: SharedParts, { dict }: FlattenedAnnotation): string {
  const marks = changes.dict(dict.get('MK'));
  const caption = marks === null ? null : changes.get(marks, 'CA');

  return caption instanceof PdfString ? decodeText(caption.bytes) : '';
}
