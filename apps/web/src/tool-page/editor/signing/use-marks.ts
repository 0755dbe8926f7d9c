import type { Operation } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { readPages } from '@octavo/tools/kit/page-choice';
import { useCallback, useMemo } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import type { Size } from '../document/geometry.ts';
import { kindOf } from '../edits/change-name.ts';
import type { ListedPage } from '../edits/page-list.ts';
import { useEditor } from '../state/editor-context.ts';
import type { ToolName } from '../tools/editor-tools.ts';
import { pagesOfStamp, stampOperations } from '../tools/stamp-pages.ts';
import {
  type Mark,
  type MarkKind,
  type MarkRoom,
  type MarkStamp,
  markAround,
  markWithin,
  type Signing,
} from './mark.ts';

interface MarkActions {
  /** Changes what the signer has entered. */
  set(changed: Partial<Signing>): void;
  /** Gets a mark ready: the next press on a page places it. */
  arm(mark: Mark, changed?: Partial<Signing>): void;
  /** Asks the signer for what a mark needs, which then goes on the given lines. */
  ask(kind: MarkKind, wanted: readonly MarkRoom[]): void;
  /** Places the mark that is ready around a point of a page, and on the other pages that are chosen. */
  place(page: string, size: Size, point: { readonly x: number; readonly y: number }): void;
  /** Places a mark on lines that were found, each at its own. */
  placeOn(lines: readonly MarkRoom[], mark: Mark): void;
}

/** Actions of signing with marks; what they place is one step of undo. */
export function useMarks(): MarkActions {
  const { task, pages, state, dispatch, list } = useEditor();
  const words = editorWords(useLocale());
  const announce = useAnnounce();
  const { allows } = state;
  const { signing } = state.settings;

  const add = useCallback(
    (
      added: readonly Extract<Operation, { readonly kind: 'annotation.add' }>[],
      shown: string,
      tool: ToolName,
    ) => {
      const own = added.find(({ page }) => page === shown) ?? added[0];

      // The panel says why a file takes no marks.
      if (own === undefined || !allows(own)) {
        return;
      }

      const object = kindOf(own.annotation);
      dispatch({
        kind: 'edit',
        edit: { operations: [...list(), ...added], name: { verb: 'place', object }, page: own.page },
        select: { page: own.page, key: own.id },
        tool,
      });
      announce(fill(words.announce.added, { object: words.objects[object] }));
    },
    [allows, dispatch, list, announce, words],
  );

  return useMemo(() => {
    const set = (changed: Partial<Signing>) =>
      dispatch({ kind: 'settings', settings: { signing: { ...signing, ...changed } } });

    return {
      set,
      arm(mark, changed = {}) {
        set({ ...changed, armed: mark });
        dispatch({ kind: 'tool', tool: 'sign' });
      },
      ask(kind, wanted) {
        set({ asked: kind, asks: signing.asks + 1, wanted });
        announce(words.sign.first[kind === 'signature' ? 'signature' : 'text']);
      },
      place(page, size, point) {
        if (signing.armed !== null) {
          const stamp = markAround(signing.armed, point, size);
          set({ wanted: [] });
          add(stampOperations(stamp, pagesOfMark(signing, page, pages), newId), page, 'select');
        }
      },
      placeOn(lines, mark) {
        const stamps = lines.map((line) => ({ line, stamp: markWithin(mark, line.box) }));
        set({ wanted: [], armed: null });
        // Beside other tools, the lines that are left are only offered while signing.
        add(
          stamps.map(({ line, stamp }) => addition(line.page, stamp)),
          lines[0]?.page ?? '',
          task === 'sign' ? 'select' : 'sign',
        );
      },
    };
  }, [task, signing, pages, dispatch, add, announce, words]);
}

function newId(): string {
  return randomToken().slice(0, 16);
}

function addition(page: string, annotation: MarkStamp) {
  return { id: newId(), kind: 'annotation.add', page, annotation } as const;
}

function pagesOfMark(
  { pages: chosen, chosenPages }: Signing,
  page: string,
  all: readonly ListedPage[],
): readonly ListedPage[] {
  if (chosen !== 'chosen') {
    return pagesOfStamp(chosen, page, all);
  }

  const indexes = new Set(readPages(chosenPages, all.length) ?? []);

  return all.filter((_, index) => indexes.has(index));
}
