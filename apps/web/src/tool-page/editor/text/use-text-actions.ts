import type { Box, Point } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { changeText, deleteText, moveText, resizeText, type TextValue } from '../edits/text-edits.ts';
import { useEditor } from '../state/editor-context.ts';
import type { TextObject } from './text-object.ts';

const newId = () => randomToken().slice(0, 16);

/** Points by which a copy is moved, so that it does not cover its original. */
const copyShift = 12;

/** Actions on texts of the page. Changes with the same `joins` in a row are one step of undo. */
export function useTextActions() {
  const words = editorWords(useLocale());
  const announce = useAnnounce();
  const { state, dispatch } = useEditor();
  const { operations } = state.history;

  return {
    change(object: TextObject, value: TextValue, { joins, caret }: { joins?: string; caret?: number } = {}) {
      const isNew = object.unit === null && !operations.some(({ id }) => id === object.key);
      dispatch({
        kind: 'edit',
        edit: {
          operations: changeText(operations, newId(), object, value),
          name: { verb: isNew ? 'add' : value.runs === undefined ? 'change' : 'replace', object: 'text' },
          page: object.page,
          joins: joins === undefined ? undefined : `${object.key} ${joins}`,
        },
        ...(caret === undefined ? {} : { caret }),
      });
    },
    move(object: TextObject, by: Point, joins?: string) {
      dispatch({
        kind: 'edit',
        edit: {
          operations: moveText(operations, newId(), object, by),
          name: { verb: 'move', object: 'text' },
          page: object.page,
          joins: joins === undefined ? undefined : `${object.key} ${joins}`,
        },
      });
    },
    resize(object: TextObject, box: Box, joins?: string) {
      dispatch({
        kind: 'edit',
        edit: {
          operations: resizeText(operations, object, box),
          name: { verb: 'change', object: 'text' },
          page: object.page,
          joins: joins === undefined ? undefined : `${object.key} ${joins}`,
        },
      });
    },
    remove(object: TextObject) {
      if (state.isLocked || !state.allows({ kind: 'text.delete' })) {
        return;
      }

      dispatch({
        kind: 'edit',
        edit: {
          operations: deleteText(operations, newId(), object),
          name: { verb: 'delete', object: 'text' },
          page: object.page,
        },
        select: null,
      });
      announce(fill(words.announce.deleted, { object: words.objects.text }));
    },
    duplicate({ operation, page }: TextObject) {
      if (operation?.kind === 'text.add') {
        const id = newId();
        const box = {
          ...operation.box,
          left: operation.box.left + copyShift,
          top: operation.box.top + copyShift,
        };
        dispatch({
          kind: 'edit',
          edit: {
            operations: [...operations, { ...operation, id, box }],
            name: { verb: 'add', object: 'text' },
            page,
          },
          select: { page, key: id },
        });
      }
    },
    /** Opens a text for typing with the caret at a place. */
    open({ page, key }: Pick<TextObject, 'page' | 'key'>, caret: number, anchor = caret) {
      dispatch({ kind: 'open-text', text: { page, key, anchor, focus: caret, added: null } });
    },
    /** Opens a new text in a box; it joins the list with its first letter. */
    begin(page: string, box: Box) {
      const { font, bold, italic, size, color, align } = state.settings.look;
      const id = newId();
      dispatch({
        kind: 'open-text',
        text: {
          page,
          key: id,
          anchor: 0,
          focus: 0,
          added: {
            id,
            kind: 'text.add',
            page,
            box,
            runs: [{ text: '', look: {} }],
            look: { font, bold, italic, size, color },
            align,
            lineSpacing: 1.2,
            list: 'none',
            angle: 0,
          },
        },
      });
    },
  };
}
