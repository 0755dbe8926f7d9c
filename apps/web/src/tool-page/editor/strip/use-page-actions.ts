import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { cropPages } from '../crop/page-crop.ts';
import type { ChangeVerb } from '../edits/change-name.ts';
import { deletePages, insertPages, movePages, turnPages } from '../edits/page-edits.ts';
import { useEditor } from '../state/editor-context.ts';

type InsertSource = OperationOf<'page.insert'>['source'];

/**
 * Actions on the chosen pages, or on the one in view where at most one is chosen. Keys act on the page that has the
 * focus, which comes into view a moment later. Each action is one step of undo, and is announced.
 */
export function usePageActions(page: string) {
  const locale = useLocale();
  const words = editorWords(locale).pageActions;
  const { document, pages, numberOf, state, dispatch, show } = useEditor();
  const announce = useAnnounce();
  const { operations } = state.history;
  const keys = pages.map(({ key }) => key);
  const before = { basePages: document.description.pages.length, keys };
  const chosen = keys.filter((key) => state.chosen.has(key));
  const affectedAt = (pressed: string) => (chosen.length > 1 ? chosen : [pressed]);
  const affected = affectedAt(page);
  const mayArrange = !state.isLocked && state.allows({ kind: 'page.move' });

  const edit = (next: typeof operations, verb: ChangeVerb, shown: string, count: number) => {
    dispatch({
      kind: 'edit',
      edit: {
        operations: next,
        name: { verb, object: count === 1 ? 'page' : 'pages' },
        page: shown,
      },
      select: null,
    });
  };

  const counted = (number: number) => plural(locale, number, words.count);

  return {
    mayArrange,
    /** Number of pages that the actions are about. */
    affected: affected.length,
    /** Page in view, or the first of the chosen ones. */
    first: affected.includes(page) ? page : (affected[0] ?? page),
    isEvery: affected.length === keys.length,
    move(moved: ReadonlySet<string>, to: string | null) {
      if (!mayArrange) {
        return;
      }

      const next = movePages(operations, before, moved, to);
      const [first = page] = keys.filter((key) => moved.has(key));

      if (next !== operations) {
        edit(next, 'move', first, moved.size);
        announce(
          fill(to === null ? words.movedToEnd : words.movedBefore, {
            pages: counted(moved.size),
            page: to === null ? 0 : numberOf(to),
          }),
        );
      }
    },
    /** Moves the pages one place up or down. */
    step(by: 1 | -1, pressed: string) {
      const moved = affectedAt(pressed);
      const places = moved.map((key) => keys.indexOf(key));
      const to = by === -1 ? Math.min(...places) - 1 : Math.max(...places) + 2;

      if (to >= 0 && to <= keys.length) {
        this.move(new Set(moved), keys[to] ?? null);
      }
    },
    turn(by: 90 | 270, pressed = page) {
      if (!mayArrange) {
        return;
      }

      const turned = affectedAt(pressed);
      edit(turnPages(operations, turned, by, newId), 'turn', pressed, turned.length);
      announce(fill(by === 90 ? words.turnedRight : words.turnedLeft, { pages: counted(turned.length) }));
    },
    /** Crops the pages to the same part of each. */
    crop(box: Box) {
      const sized = pages.filter(({ key }) => affected.includes(key));
      const next = cropPages(operations, sized, box, newId);

      if (mayArrange && next !== operations) {
        const count = next.length - operations.length;
        edit(next, 'crop', page, count);
        announce(fill(words.cropped, { pages: counted(count) }));
      }
    },
    remove(pressed = page) {
      if (!mayArrange) {
        return;
      }

      const [first = pressed, ...others] = affectedAt(pressed);
      const gone = new Set([first, ...others]);
      const at = keys.indexOf(first);
      const next = keys.slice(at).find((key) => !gone.has(key)) ?? keys.findLast((key) => !gone.has(key));

      if (next === undefined) {
        announce(words.lastPage);

        return;
      }

      edit(deletePages(operations, before, gone), 'delete', next, gone.size);
      dispatch({ kind: 'choose', pages: new Set() });
      announce(fill(words.deleted, { pages: counted(gone.size) }));
      show(next);
    },
    /** Inserts pages behind the chosen ones. */
    insert(sources: readonly InsertSource[]) {
      if (!mayArrange) {
        return;
      }

      const last = keys.indexOf(affected.at(-1) ?? page);
      const inserted = sources.map(
        (source): OperationOf<'page.insert'> => ({ id: newId(), kind: 'page.insert', before: null, source }),
      );
      const [first] = inserted;

      if (first !== undefined) {
        edit(
          insertPages(operations, before, inserted, keys[last + 1] ?? null),
          'insert',
          first.id,
          inserted.length,
        );
        dispatch({ kind: 'choose', pages: new Set(inserted.map(({ id }) => id)) });
        // The viewport can show the page once it is rendered.
        setTimeout(() => show(first.id));
        announce(fill(words.inserted, { pages: counted(inserted.length), page: last + 1 }));
      }
    },
  };
}

function newId(): string {
  return randomToken().slice(0, 16);
}
