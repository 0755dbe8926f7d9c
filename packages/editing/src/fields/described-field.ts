import { type Field, field as fieldSchema } from '@octavo/contract/edits/fields';
import { hexColor } from '@octavo/pdf/content/hex-color';
import { type FormField, inherited } from '@octavo/pdf/edit/fields/form-fields';
import { lookOf } from '@octavo/pdf/edit/fields/widget-look';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { dateFormatOf } from './date-scripts.ts';
import type { ListedField } from './listed-field.ts';

/** Field as operations describe it; null for one that they cannot describe, such as a button that is pushed. */
export function describedField(
  changes: ObjectChanges,
  field: FormField,
  listed: Omit<ListedField, 'field'>,
): Field | null {
  const [first] = listed.boxes;
  const [widget] = field.widgets;

  if (first === undefined || widget === undefined || listed.isSigned) {
    return null;
  }

  const { background, border, borderWidth, color, align, mark } = lookOf(changes, widget.ref);
  const colorOf = (rgb: readonly number[] | null) => (rgb === null ? null : hexColor(rgb));
  const shared = {
    name: listed.name,
    label: listed.label,
    required: listed.isRequired,
    readOnly: listed.isReadOnly,
    look: {
      size: first.size,
      color: colorOf(color) ?? '#000000',
      border: borderWidth === 0 ? null : colorOf(border),
      fill: colorOf(background),
      align,
    },
  };

  // Other programs write what operations refuse, such as a list without options.
  return fieldSchema.safeParse({ ...shared, ...kindOf(changes, field, listed, mark) }).data ?? null;
}

function kindOf(
  changes: ObjectChanges,
  { holders }: FormField,
  listed: Omit<ListedField, 'field'>,
  mark: string | null,
): object | null {
  const { kind, value, boxes } = listed;
  const box = boxes[0]?.box;

  switch (kind) {
    case 'text': {
      const format = dateFormatOf(changes, inherited(changes, holders[0] ?? null, 'AA'));
      const text = { box, value: value ?? '' };

      return format === null
        ? {
            ...text,
            type: 'text',
            multiline: listed.isMultiline,
            comb: listed.isComb ? listed.maxLength : null,
            maxLength: listed.isComb ? null : listed.maxLength,
          }
        : { ...text, type: 'date', format };
    }
    case 'check':
      return typeof value === 'boolean' ? { type: 'check', box, value, mark: mark ?? 'check' } : null;
    case 'radio':
      return boxes.every(({ page }) => page === boxes[0]?.page)
        ? { type: 'radio', buttons: boxes.map((each) => ({ box: each.box, value: each.state })), value }
        : null;
    case 'choice':
      return {
        type: 'choice',
        box,
        options: listed.options,
        isList: listed.isList,
        editable: listed.isEditable,
        value: Array.isArray(value) ? (value[0] ?? null) : value,
      };
    case 'signature':
      return { type: 'signature', box };
    case 'push':
      return null;
  }
}
