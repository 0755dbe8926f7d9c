import type { Field } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import { rounded } from '../document/geometry.ts';
import type { FieldType } from '../tools/tool-settings.ts';
import type { EditedField } from './form-field.ts';

/** Sizes of fields that are placed without drawing a box, in points. */
const usualSizes: Readonly<Record<FieldType, { readonly width: number; readonly height: number }>> = {
  text: { width: 180, height: 22 },
  date: { width: 110, height: 22 },
  check: { width: 14, height: 14 },
  radio: { width: 14, height: 14 },
  choice: { width: 150, height: 22 },
  signature: { width: 180, height: 48 },
};

/** Sides of a drawn box below which it counts as a click. */
const leastSide = 5;

/** Box of a new field: the drawn one, or one of the usual size around its upper left corner. */
export function boxOfNew(type: FieldType, drawn: Box): Box {
  const isDrawn = drawn.width >= leastSide && drawn.height >= leastSide;
  const { width, height } = usualSizes[type];

  return isDrawn ? drawn : { left: drawn.left, top: rounded(drawn.top - height / 2), width, height };
}

/** A field as it is drawn; `options` are the words of its first options. */
export function makeField(type: FieldType, name: string, box: Box, options: readonly string[]): Field {
  const shared = {
    name,
    label: '',
    required: false,
    readOnly: false,
    look: {
      size: type === 'text' || type === 'date' || type === 'choice' ? 10 : 0,
      color: '#000000',
      border: '#8a8f98',
      fill: null,
      align: 'left',
    },
  } as const;

  switch (type) {
    case 'text':
      return { ...shared, type, box, multiline: box.height > 40, comb: null, maxLength: null, value: '' };
    case 'date':
      return { ...shared, type, box, format: 'yyyy-mm-dd', value: '' };
    case 'check':
      return { ...shared, type, box, mark: 'check', value: false };
    case 'radio':
      return { ...shared, type, buttons: [{ box, value: options[0] ?? '1' }], value: null };
    case 'choice':
      return {
        ...shared,
        type,
        box,
        options: options.map((value) => ({ value, label: '' })),
        isList: box.height > 40,
        editable: false,
        value: null,
      };
    case 'signature':
      return { ...shared, type, box };
  }
}

/** A name that no field has: the stem with the next number. */
export function unusedName(stem: string, fields: readonly EditedField[]): string {
  const names = new Set(fields.flatMap(({ name }) => [name, name.split('.')[0]]));
  let number = 1;

  while (names.has(`${stem}${number}`)) {
    number += 1;
  }

  return `${stem}${number}`;
}

/** True for a name that a field may get beside the others. */
export function isFreeName(name: string, own: string, fields: readonly EditedField[]): boolean {
  return (
    /^[^.]+(\.[^.]+)*$/.test(name) &&
    !fields.some(
      (field) =>
        field.name !== own &&
        (field.name === name || field.name.startsWith(`${name}.`) || name.startsWith(`${field.name}.`)),
    )
  );
}
