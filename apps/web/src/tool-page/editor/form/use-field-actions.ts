import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Field, FieldValueOf } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { keptOnPage, roundedBox, shiftedBox } from '../document/geometry.ts';
import type { ChangeVerb } from '../edits/change-name.ts';
import { useEditor } from '../state/editor-context.ts';
import { addField, changeField, deleteField, moveField, orderFields, setFieldValue } from './field-edits.ts';
import { keyOfBox } from './fields-of.ts';
import type { EditedField, FormBox } from './form-field.ts';
import { boxOfNew, makeField, unusedName } from './make-field.ts';
import { useForm, useSelectedBox } from './use-form.ts';

/** Points by which a copy is moved, so that it does not cover its original. */
const copyShift = { x: 12, y: 12 };

/** Actions on fields that page, panel and keyboard share. */
export function useFieldActions() {
  const words = editorWords(useLocale());
  const { document, state, sizeOf, dispatch } = useEditor();
  const { base, fields } = useForm();
  const selected = useSelectedBox();
  const announce = useAnnounce();
  const { operations } = state.history;
  const newId = () => randomToken().slice(0, 16);
  const canFill = !state.isLocked && state.allows({ kind: 'field.value' });
  const canChange =
    !state.isLocked && document.description.signature === 'none' && state.allows({ kind: 'field.change' });

  const edit = (
    next: readonly Operation[],
    verb: ChangeVerb,
    page: string,
    more: { readonly joins?: string | undefined; readonly select?: string | null } = {},
  ) => {
    const { joins, select } = more;
    dispatch({
      kind: 'edit',
      edit: { operations: next, name: { verb, object: 'field' }, page, joins },
      ...(select === undefined ? {} : { select: select === null ? null : { page, key: select } }),
    });
  };

  const add = (page: string, field: Field) => {
    const id = newId();
    edit(addField(operations, id, page, field), 'add', page, { select: keyOfBox(field.name, page, 0) });
    announce(fill(words.announce.added, { object: words.objects.field }));
  };

  return {
    canFill,
    canChange,
    setValue(field: EditedField, page: string, value: FieldValueOf | null) {
      if (canFill) {
        edit(setFieldValue(operations, newId(), { base, field }, value), 'fill', page);
      }
    },
    /** Draws a field of the chosen kind; a radio button joins the field of the selected one. */
    draw(page: string, drawn: Box) {
      if (!canChange) {
        return;
      }

      const type = state.settings.fieldType;
      const box = roundedBox(keptOnPage(boxOfNew(type, drawn), sizeOf(page)));
      const radio = type === 'radio' && selected?.place.page === page ? selected.field.field : null;

      if (selected !== null && radio?.type === 'radio') {
        const buttons = [...radio.buttons, { box, value: unusedValue(words.form.option, radio.buttons) }];
        const key = keyOfBox(radio.name, page, radio.buttons.length);
        const next = changeField(operations, newId(), selected.field, page, { ...radio, buttons });
        edit(next, 'change', page, { select: key });
      } else {
        const options = [1, 2, 3].map((number) => fill(words.form.option, { number }));
        add(page, makeField(type, unusedName(words.form.stems[type], fields), box, options));
      }
    },
    change(field: EditedField, page: string, next: Field, joins?: string) {
      // The key of a box has the name of its field; letters of a name that is typed are one step of undo.
      const { index, box } = selected?.place ?? field.boxes[0] ?? { index: 0, box: null };
      edit(changeField(operations, newId(), field, page, next), 'change', page, {
        ...(next.name === field.name ? {} : { select: keyOfBox(next.name, page, index) }),
        joins: joins === undefined ? undefined : `field ${page} ${box?.left} ${box?.top} ${joins}`,
      });
    },
    move(box: FormBox, to: Box, joins?: string) {
      const next = moveField(operations, newId(), box, roundedBox(to));
      edit(next, 'move', box.place.page, { joins: joins === undefined ? undefined : `${box.key} ${joins}` });
    },
    remove({ field, place }: FormBox) {
      if (canChange) {
        edit(deleteField(operations, newId(), field), 'delete', place.page, { select: null });
        announce(fill(words.announce.deleted, { object: words.objects.field }));
      }
    },
    duplicate({ field, place }: FormBox) {
      if (canChange && field.field !== null) {
        add(place.page, copyOf(field.field, unusedName(stemOf(field.name), fields)));
      }
    },
    order(page: string, names: readonly string[]) {
      edit(orderFields(operations, newId(), page, names), 'order', page);
    },
  };
}

function copyOf(field: Field, name: string): Field {
  return field.type === 'radio'
    ? {
        ...field,
        name,
        buttons: field.buttons.map((button) => ({ ...button, box: shiftedBox(button.box, copyShift) })),
      }
    : { ...field, name, box: shiftedBox(field.box, copyShift) };
}

/** Name without its groups and its number. */
function stemOf(name: string): string {
  return (name.split('.').at(-1) ?? name).replace(/\d+$/, '') || name;
}

function unusedValue(pattern: string, buttons: readonly { readonly value: string }[]): string {
  let number = buttons.length + 1;

  while (buttons.some(({ value }) => value === fill(pattern, { number }))) {
    number += 1;
  }

  return fill(pattern, { number });
}
