import { changeDict, type FormField } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import type { FormWords } from './form.ts';
import type { FieldPlace, FormRevision } from './form-map.ts';
import { fieldsOf, placesOf, tickedBoxes } from './places.ts';

/**
 * Gives each field the name that readers announce (ISO 32000-2, table 226, TU). Blanks of the IRS have these names in
 * their XFA description only, which is removed.
 */
export function labelFields(
  changes: ObjectChanges,
  fields: ReadonlyMap<string, FormField>,
  { revision, words }: { readonly revision: FormRevision; readonly words: FormWords },
): void {
  for (const question of Object.keys(revision.map)) {
    for (const place of placesOf(revision.map, question)) {
      for (const [field, label] of labelsOf(place, question, words)) {
        for (const holder of fields.get(field)?.holders ?? []) {
          changeDict(changes, holder, (dict) => dict.set('TU', encodeText(label)));
        }
      }
    }
  }
}

function labelsOf(place: FieldPlace, question: string, words: FormWords): (readonly [string, string])[] {
  const { label = question, choices = {} } = words.questions[question] ?? {};

  if ('boxes' in place) {
    const boxes = tickedBoxes(place.boxes);
    const isOneField = new Set(boxes.map(([, { field }]) => field)).size === 1;

    return boxes.map(([choice, { field }]) => [
      field,
      isOneField ? label : `${label}: ${choices[choice] ?? choice}`,
    ]);
  }

  const fields = fieldsOf(place);

  return fields.map((field, index) => [
    field,
    fields.length === 1 ? label : `${label}, part ${index + 1} of ${fields.length}`,
  ]);
}
