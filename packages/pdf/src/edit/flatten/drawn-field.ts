import { eachOperator } from '../../content/content-operators.ts';
import { fieldOf } from '../../content/form-field.ts';
import { type PdfObject, type PdfRef, PdfStream, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import { drawButtonWidget, drawTextWidget, type FieldText } from '../fields/draw-widget.ts';
import { combFlag, comboFlag, multilineFlag } from '../fields/field-flags.ts';
import { fieldOptions } from '../fields/field-options.ts';
import { inherited, typeOfField } from '../fields/form-fields.ts';
import { lookOf } from '../fields/widget-look.ts';
import type { SharedParts } from '../shared-parts.ts';
import type { PageAnnotation } from './page-annotations.ts';

/**
 * Draws the value of a field whose widget has no appearance, as readers do; null for signatures and unknown fields.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function drawnField(shared: SharedParts, widget: PageAnnotation): Promise<PdfRef | null> {
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
      return drawTextWidget(shared, look, textField(shared, widget.entry, type.flags, value));
    case 'choice':
      return drawTextWidget(
        shared,
        look,
        (type.flags & comboFlag) !== 0 ? lineOf(value) : listField(shared, widget.entry, value),
      );
    default:
      return null;
  }
}

/** True when the appearance of a field shows its value, so that it need not be drawn anew. */
export function showsValue({ changes }: SharedParts, widget: PageAnnotation, form: PdfRef): boolean {
  const stream = changes.resolve(form);
  const value = fieldOf(changes.document, widget.dict)?.value ?? '';

  if (!(stream instanceof PdfStream)) {
    return false;
  }

  const shown: string[] = [];
  eachOperator(changes.document.decode(stream), (operator, operands) => {
    if (["'", '"', 'Tj', 'TJ'].includes(operator)) {
      shown.push(
        ...operands.flatMap((operand) => (Array.isArray(operand) ? operand : [operand])).map(textOf),
      );
    }
  });
  const plain = (text: string) => text.replace(/\s+/g, '');

  return plain(shown.join('')) === plain(value);
}

function textOf(object: PdfObject): string {
  return object instanceof PdfString ? decodeText(object.bytes) : '';
}

function lineOf(text: string): FieldText {
  return { text, layout: 'line', cells: 0, chosen: new Set() };
}

function textField({ changes }: SharedParts, field: PdfObject, flags: number, text: string): FieldText {
  const most = inherited(changes, field, 'MaxLen');
  const cells = typeof most === 'number' ? most : 0;

  if ((flags & combFlag) !== 0 && cells > 0) {
    return { ...lineOf(text), layout: 'comb', cells };
  }

  return { ...lineOf(text), layout: (flags & multilineFlag) !== 0 ? 'paragraphs' : 'line' };
}

/** Text of a list: every option, with the chosen ones marked. */
function listField({ changes }: SharedParts, field: PdfObject, value: string): FieldText {
  const options = fieldOptions(changes, field);
  const chosen = value.split(', ');

  return {
    text: options.map(({ shown }) => shown).join('\n'),
    layout: 'list',
    cells: 0,
    chosen: new Set(
      options.flatMap(({ shown, exported }, index) =>
        chosen.includes(shown) || chosen.includes(exported) ? [index] : [],
      ),
    ),
  };
}

function captionOf({ changes }: SharedParts, { dict }: PageAnnotation): string {
  const marks = changes.dict(dict.get('MK'));
  const caption = marks === null ? null : changes.get(marks, 'CA');

  return caption instanceof PdfString ? decodeText(caption.bytes) : '';
}
