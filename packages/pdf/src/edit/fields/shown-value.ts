import { appearanceOf } from '../../content/annotations/appearance.ts';
import { eachOperator } from '../../content/content-operators.ts';
import { type PdfObject, type PdfRef, PdfStream, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { textOfField, valuesOf } from './field-text.ts';
import type { FormField } from './form-fields.ts';

/** True when the appearances of a field show its value, so that they need not be drawn anew. */
export function showsItsValue(changes: ObjectChanges, field: FormField): boolean {
  return field.widgets.every(({ ref }) => {
    const dict = changes.dict(ref);
    const isDrawn = changes.dict(dict?.get('AP') ?? null)?.has('N') ?? false;

    if (dict === null || !isDrawn || (field.kind !== 'text' && field.kind !== 'choice')) {
      return isDrawn || field.kind === 'push' || field.kind === 'signature';
    }

    const { text } = textOfField(changes, ref, field, valuesOf(changes, ref));
    const form = appearanceOf(changes, dict)?.form ?? null;

    return form === null ? text === '' : showsText(changes, form, text);
  });
}

/** True when an appearance shows exactly this text, with other spaces at most. */
export function showsText(changes: ObjectChanges, form: PdfRef, text: string): boolean {
  const stream = changes.resolve(form);

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
  const plain = (words: string) => words.replace(/\s+/g, '');

  return plain(shown.join('')) === plain(text);
}

function textOf(object: PdfObject): string {
  return object instanceof PdfString ? decodeText(object.bytes) : '';
}
