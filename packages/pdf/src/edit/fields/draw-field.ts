import { dictOf, nameOf, PdfDict, PdfName, type PdfObject, type PdfRef } from '../../objects.ts';
import type { SharedParts } from '../shared-parts.ts';
import { onStates } from './button-states.ts';
import { drawButtonWidget, drawTextWidget } from './draw-widget.ts';
import { lineOf, textOfField, valuesOf } from './field-text.ts';
import { changeDict, type FieldWidget, type FormField, inherited } from './form-fields.ts';
import { lookOf } from './widget-look.ts';

/**
 * Draws the appearances of a field for its value. Buttons keep those that the file has, except for the boxes `anew`.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function drawField(
  shared: SharedParts,
  field: FormField,
  anew: readonly FieldWidget[] = [],
): Promise<void> {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return drawTexts(shared, field);
    case 'check':
    case 'radio':
      return drawButtons(shared, field, field.kind, anew);
    case 'signature':
      return drawUnsigned(shared, field);
    case 'push':
      return;
  }
}

async function drawTexts(shared: SharedParts, field: FormField): Promise<void> {
  const { changes } = shared;

  for (const { ref } of field.widgets) {
    const text = textOfField(changes, ref, field, valuesOf(changes, field.holders[0] ?? ref));
    setLook(shared, ref, await drawTextWidget(shared, lookOf(changes, ref), text));
  }
}

/** Draws the boxes of a signature that was not yet given. */
async function drawUnsigned(shared: SharedParts, { widgets }: FormField): Promise<void> {
  const { changes } = shared;

  for (const { ref } of widgets) {
    if (inherited(changes, ref, 'V') === null) {
      setLook(shared, ref, await drawTextWidget(shared, lookOf(changes, ref), lineOf('')));
    }
  }
}

function drawButtons(
  shared: SharedParts,
  field: FormField,
  kind: 'check' | 'radio',
  anew: readonly FieldWidget[],
): void {
  const { changes } = shared;
  const value = inherited(changes, field.holders[0] ?? null, 'V');
  const chosen = value instanceof PdfName ? value.value : 'Off';
  const states = onStates(changes, field);

  for (const [index, widget] of field.widgets.entries()) {
    const { ref } = widget;
    const state = states[index] ?? 'Yes';

    if (!hasState(shared, ref, state) || anew.includes(widget)) {
      const look = lookOf(changes, ref);
      const [on, off] = [true, false].map((isOn) => drawButtonWidget(shared, look, kind, isOn));
      setLook(shared, ref, dictOf({ [state]: on, Off: off }));
    }

    changeDict(changes, ref, (dict) => dict.set('AS', nameOf(state === chosen ? state : 'Off')));
  }
}

function setLook({ changes }: SharedParts, widget: PdfRef, normal: PdfObject): void {
  changeDict(changes, widget, (dict) => dict.set('AP', dictOf({ N: normal })));
}

function hasState({ changes }: SharedParts, widget: PdfRef, state: string): boolean {
  const appearances = changes.dict(changes.dict(widget)?.get('AP') ?? null);
  const normal = appearances === null ? null : changes.get(appearances, 'N');

  return normal instanceof PdfDict && normal.has(state);
}
