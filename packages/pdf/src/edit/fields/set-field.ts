import { DocumentError } from '../../document-error.ts';
import { dictOf, nameOf, PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { encodeText } from '../../syntax/text-string.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { SharedParts } from '../shared-parts.ts';
import { drawButtonWidget, drawTextWidget, type FieldText } from './draw-widget.ts';
import { combFlag, comboFlag, editableFlag, multilineFlag, passwordFlag } from './field-flags.ts';
import { fieldOptions } from './field-options.ts';
import {
  allWidgets,
  changeDict,
  type FieldWidget,
  type FormField,
  findField,
  formOf,
  inherited,
} from './form-fields.ts';
import { lookOf } from './widget-look.ts';

/** Text of a text field, choices of a list, name of a radio button's state, or a tick. */
export type FieldValue = string | boolean | readonly string[];

/**
 * Sets the value of a field and draws the appearances of its widgets.
 *
 * @throws DocumentError `field-missing`, or `field-value-invalid` for a value that the field does not accept.
 */
export async function setField(shared: SharedParts, name: string, value: FieldValue): Promise<void> {
  const { changes } = shared;
  const field = findField(changes, name);

  if (field === null) {
    throw new DocumentError('field-missing', '', { values: { field: name } });
  }

  switch (field.kind) {
    case 'text':
      await setText(shared, field, value);
      break;
    case 'choice':
      await setChoice(shared, field, value);
      break;
    case 'check':
    case 'radio':
      setButton(shared, field, field.kind, value);
      break;
    default:
      throw refused(field);
  }

  keepAppearances(shared);
}

function refused({ name, kind }: FormField): DocumentError {
  return new DocumentError('field-value-invalid', kind, { values: { field: name } });
}

async function setText(shared: SharedParts, field: FormField, value: FieldValue): Promise<void> {
  const { changes } = shared;
  const most = inherited(changes, field.holders[0]!, 'MaxLen');
  const cells = typeof most === 'number' ? most : 0;

  if (typeof value !== 'string' || (cells > 0 && [...value].length > cells)) {
    throw refused(field);
  }

  const isComb = (field.flags & combFlag) !== 0 && cells > 0;
  const isHidden = (field.flags & passwordFlag) !== 0;
  setValue(shared, field, encodeText(value));
  await drawAll(shared, field, {
    text: isHidden ? '*'.repeat([...value].length) : value,
    layout: isComb ? 'comb' : (field.flags & multilineFlag) !== 0 ? 'paragraphs' : 'line',
    cells,
    chosen: new Set(),
  });
}

async function setChoice(shared: SharedParts, field: FormField, value: FieldValue): Promise<void> {
  const wanted = typeof value === 'string' ? [value] : value;
  const options = fieldOptions(shared.changes, field.holders[0]!);
  const isCombo = (field.flags & comboFlag) !== 0;

  if (typeof wanted === 'boolean') {
    throw refused(field);
  }

  const indexes = wanted.map((word) =>
    options.findIndex(({ exported, shown }) => exported === word || shown === word),
  );
  const isFree = isCombo && (field.flags & editableFlag) !== 0;

  if (indexes.includes(-1) && !isFree) {
    throw refused(field);
  }

  const exported = indexes.map((index, at) => encodeText(options[index]?.exported ?? wanted[at] ?? ''));
  setValue(
    shared,
    field,
    exported.length === 1 ? exported[0]! : exported,
    [...indexes].filter((index) => index >= 0),
  );
  const shown = indexes.map((index, at) => options[index]?.shown ?? wanted[at] ?? '');
  await drawAll(shared, field, {
    text: isCombo ? shown.join(', ') : options.map((option) => option.shown).join('\n'),
    layout: isCombo ? 'line' : 'list',
    cells: 0,
    chosen: new Set(indexes),
  });
}

function setButton(shared: SharedParts, field: FormField, kind: 'check' | 'radio', value: FieldValue): void {
  const { changes } = shared;
  const states = field.widgets.map((widget) => ({ widget, name: onState(shared, widget) }));
  const wanted = value === true ? (states[0]?.name ?? 'Yes') : value === false ? 'Off' : value;

  if (typeof wanted !== 'string' || (wanted !== 'Off' && !states.some(({ name }) => name === wanted))) {
    throw refused(field);
  }

  for (const { widget, name } of states) {
    const look = lookOf(changes, widget.ref);
    const isKnown = hasAppearance(shared, widget, name);
    changeDict(changes, widget.ref, (dict) => {
      dict.set('AS', nameOf(name === wanted ? name : 'Off'));

      if (!isKnown) {
        const normal = dictOf({
          [name]: drawButtonWidget(shared, look, kind, true),
          Off: drawButtonWidget(shared, look, kind, false),
        });
        dict.set('AP', dictOf({ N: normal }));
      }
    });
  }

  setValue(shared, field, nameOf(wanted));
}

/** Name of the state in which a button's widget is on (ISO 32000-2, 12.7.5.2.3). */
function onState({ changes }: SharedParts, { ref }: FieldWidget): string {
  const normal = normalAppearance(changes.dict(ref), changes);

  return [...(normal?.entries.keys() ?? [])].find((name) => name !== 'Off') ?? 'Yes';
}

function hasAppearance({ changes }: SharedParts, { ref }: FieldWidget, state: string): boolean {
  return normalAppearance(changes.dict(ref), changes)?.has(state) ?? false;
}

function normalAppearance(widget: PdfDict | null, changes: SharedParts['changes']): PdfDict | null {
  const appearances = changes.dict(widget?.get('AP') ?? null);
  const normal = appearances === null ? null : changes.get(appearances, 'N');

  return normal instanceof PdfDict ? normal : null;
}

function setValue({ changes }: SharedParts, field: FormField, value: PdfObject, indexes?: PdfObject): void {
  for (const holder of field.holders) {
    changeDict(changes, holder, (dict) => {
      dict.set('V', value);
      // Rich text would be shown in place of the value.
      dict.delete('RV');

      if (indexes !== undefined) {
        dict.set('I', indexes);
      }
    });
  }
}

async function drawAll(shared: SharedParts, field: FormField, text: FieldText): Promise<void> {
  for (const widget of field.widgets) {
    const form = await drawTextWidget(shared, lookOf(shared.changes, widget.ref), text);
    changeDict(shared.changes, widget.ref, (dict) => dict.set('AP', dictOf({ N: form })));
  }
}

/**
 * Takes out what makes readers show something else than the appearances: the form's XFA description, and the
 * request to draw them anew when every field has one.
 */
function keepAppearances({ changes }: SharedParts): void {
  const form = formOf(changes);

  if (form === null || (!form.has('XFA') && !form.has('NeedAppearances'))) {
    return;
  }

  const isDrawn = allWidgets(changes).every(({ ref }) => changes.dict(ref)?.has('AP') ?? false);
  const changed = form.copy();
  changed.delete('XFA');

  if (isDrawn) {
    changed.delete('NeedAppearances');
  }

  const ref = changes.document.catalog.get('AcroForm');

  if (ref instanceof PdfRef) {
    changes.set(ref, changed);
  } else {
    changeCatalog(changes, (catalog) => catalog.set('AcroForm', changed));
  }
}
