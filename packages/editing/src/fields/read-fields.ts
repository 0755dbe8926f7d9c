import type { FieldValueOf } from '@octavo/contract/edits/fields';
import type { PdfDocument } from '@octavo/pdf/document';
import { onStates, stateTexts } from '@octavo/pdf/edit/fields/button-states';
import {
  combFlag,
  comboFlag,
  editableFlag,
  multilineFlag,
  multipleFlag,
  passwordFlag,
  readOnlyFlag,
  requiredFlag,
} from '@octavo/pdf/edit/fields/field-flags';
import { fieldOptions } from '@octavo/pdf/edit/fields/field-options';
import { valuesOf } from '@octavo/pdf/edit/fields/field-text';
import { type FormField, inherited, readForm } from '@octavo/pdf/edit/fields/form-fields';
import { lookOf } from '@octavo/pdf/edit/fields/widget-look';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { PdfName, type PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { PageSpace } from '../geometry/page-space.ts';
import { describedField } from './described-field.ts';
import type { FieldBox, ListedField } from './listed-field.ts';
import { isSigned } from './signature-locks.ts';

/** Reads the fields of a document: those of the pages in their order, then those that no page shows. */
export function readFields(document: PdfDocument): ListedField[] {
  const changes = new ObjectChanges(document);

  return [...readForm(changes).values()].map((field) => listField(changes, field));
}

/** Reads a field of a document that may have been changed. */
export function listField(changes: ObjectChanges, field: FormField): ListedField {
  const { name, kind, flags, holders } = field;
  const holder = holders[0] ?? null;
  const has = (flag: number) => (flags & flag) !== 0;
  const most = inherited(changes, holder, 'MaxLen');
  const label = inherited(changes, holder, 'TU');
  const isText = kind === 'text';
  const isChoice = kind === 'choice';
  const listed = {
    name,
    kind,
    label: label instanceof PdfString ? decodeText(label.bytes) : '',
    isRequired: has(requiredFlag),
    isReadOnly: has(readOnlyFlag),
    isMultiline: isText && has(multilineFlag),
    isPassword: isText && has(passwordFlag),
    isComb: isText && has(combFlag) && !has(multilineFlag) && typeof most === 'number' && most > 0,
    maxLength: isText && typeof most === 'number' && most > 0 ? most : null,
    isList: isChoice && !has(comboFlag),
    isEditable: isChoice && has(comboFlag) && has(editableFlag),
    isMultiple: isChoice && has(multipleFlag),
    isSigned: isSigned(changes, field),
    options: isChoice
      ? fieldOptions(changes, holder).map(({ exported, shown }) => ({ value: exported, label: shown }))
      : [],
    boxes: boxesOf(changes, field),
    value: valueOf(changes, field),
  };

  return { ...listed, field: describedField(changes, field, listed) };
}

/** Flags of annotations that readers do not show (ISO 32000-2, table 167). */
const hiddenFlags = (1 << 1) | (1 << 5);

function boxesOf(changes: ObjectChanges, field: FormField): FieldBox[] {
  const isButton = field.kind === 'check' || field.kind === 'radio';
  const states = isButton ? onStates(changes, field) : [];
  const texts = stateTexts(changes, field.holders[0] ?? null, states);
  const counts = new Map<string, number>();

  return field.widgets.map(({ ref, page }, position) => {
    const key = `p${page.index + 1}`;
    const index = counts.get(key) ?? 0;
    const space = new PageSpace(page);
    const { fontSize, align, rotation } = lookOf(changes, ref);
    const flags = changes.dict(ref)?.get('F') ?? null;
    counts.set(key, index + 1);

    return {
      page: key,
      index,
      box: space.shownBox(rectangleOf(changes, ref)),
      angle: (page.rotation + 360 - rotation) % 360,
      state: texts[position] ?? null,
      size: space.shownLength(fontSize),
      align,
      isHidden: typeof flags === 'number' && (flags & hiddenFlags) !== 0,
    };
  });
}

function rectangleOf(changes: ObjectChanges, widget: PdfRef): number[] {
  const sides = changes.array(changes.dict(widget)?.get('Rect') ?? null) ?? [];

  return sides.map((side) => changes.resolve(side)).filter((side) => typeof side === 'number');
}

/** Value as operations set it; null for none. */
function valueOf(changes: ObjectChanges, field: FormField): FieldValueOf | null {
  const holder = field.holders[0] ?? null;
  const values = valuesOf(changes, holder);

  switch (field.kind) {
    case 'text':
      return values[0] ?? null;
    case 'choice':
      return values.length > 1 ? values : (values[0] ?? null);
    case 'check':
    case 'radio':
      return stateOf(changes, field);
    default:
      return null;
  }
}

/** Text of the state of a button, or true for a tick that has no others. */
function stateOf(changes: ObjectChanges, field: FormField): string | boolean | null {
  const holder = field.holders[0] ?? null;
  const value = inherited(changes, holder, 'V');
  const states = onStates(changes, field);
  const isTick = field.kind === 'check' && new Set(states).size <= 1;
  const isOn = value instanceof PdfName && value.value !== 'Off';

  if (isTick) {
    return isOn;
  }

  const at = isOn ? states.indexOf(value.value) : -1;

  return at === -1 ? null : (stateTexts(changes, holder, states)[at] ?? null);
}
