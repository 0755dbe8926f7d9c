import { PdfDict, PdfName, type PdfObject } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { fieldOptions } from './field-options.ts';
import type { FormField } from './form-fields.ts';

/** Name of the state that is on, for each widget of a button (ISO 32000-2, 12.7.5.2.3). */
export function onStates(changes: ObjectChanges, { kind, widgets }: FormField): string[] {
  return widgets.map(({ ref }, index) => {
    const dict = changes.dict(ref);
    const appearances = changes.dict(dict?.get('AP') ?? null);
    const normal = appearances === null ? null : changes.get(appearances, 'N');
    const named = normal instanceof PdfDict ? [...normal.entries.keys()].find(isOn) : undefined;
    const current = dict === null ? null : changes.get(dict, 'AS');
    const own = named ?? (current instanceof PdfName && isOn(current.value) ? current.value : undefined);

    // Radio buttons without appearances still need states that differ.
    return own ?? (kind === 'radio' ? String(index) : 'Yes');
  });
}

/** Texts of the states of a button where they differ from their names (table 230, Opt). */
export function stateTexts(
  changes: ObjectChanges,
  field: PdfObject,
  states: readonly string[],
): readonly string[] {
  const texts = fieldOptions(changes, field).map(({ exported }) => exported);

  return states.map((state, index) => texts[index] || state);
}

function isOn(state: string): boolean {
  return state !== 'Off';
}
