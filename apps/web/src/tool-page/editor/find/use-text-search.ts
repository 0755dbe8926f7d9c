import type { Operation } from '@octavo/contract/edits/edit-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { checkpointOf } from '../document/checkpoint.ts';
import type { TextQuery } from '../document/editing-document.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import type { FoundSpan } from '../state/editor-state.ts';
import { textOfRuns } from '../text/runs.ts';
import { firstGlyph, keyOfUnit } from '../text/text-object.ts';

export interface Search {
  readonly wanted: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** Milliseconds after the last key before a search begins. */
const restMilliseconds = 200;

/** Pages between two updates of the list. */
const pagesAtOnce = 8;

const noOperations: readonly Operation[] = [];

/** Pages that a search went through; those that do not change are not searched again. */
interface SearchedPages {
  readonly search: string;
  readonly pages: Map<
    string,
    { readonly operations: readonly Operation[]; readonly places: readonly FoundSpan[] }
  >;
}

/**
 * Searches the pages of the list, one by one, with the changes of the list. Returns how many of
 * them were searched; the places are in the state of the editor.
 */
export function useTextSearch({ wanted, matchCase, wholeWords }: Search): {
  readonly done: number;
  readonly pages: number;
} {
  const { document, pages: listed, state, dispatch } = useEditor();
  const { operationsByPage } = state;
  const keys = useMemo(() => listed.map(({ key }) => key), [listed]);
  const [done, setDone] = useState(0);
  const searches = useRef<SearchedPages>({ search: '', pages: new Map() });
  const current = useRef(0);

  useEffect(() => {
    current.current = state.found?.current ?? 0;
  });

  useEffect(() => {
    const search = JSON.stringify([wanted, matchCase, wholeWords]);
    let isOver = false;
    setDone(0);

    if (searches.current.search !== search) {
      searches.current = { search, pages: new Map() };
      dispatch({ kind: 'found', found: null });
    }

    const { pages: searched } = searches.current;
    const report = (count: number) => {
      const places = keys.flatMap((page) => searched.get(page)?.places ?? []);
      setDone(count);
      dispatch({
        kind: 'found',
        found: { places, current: Math.max(0, Math.min(current.current, places.length - 1)) },
      });
    };
    const searchPages = async () => {
      for (const [place, page] of keys.entries()) {
        const operations = operationsByPage.get(page) ?? noOperations;

        if (searched.get(page)?.operations !== operations) {
          const index = indexOfPage(page);
          const query = { wanted, matchCase, wholeWords, ...changesOf(operations) };
          // A page that cannot be read has no text to find.
          const found = await (index === -1
            ? document.findTextAfter(page, checkpointOf(operations), query)
            : document.findText(index, query)
          ).catch(() => []);

          if (isOver) {
            return;
          }

          const places = found.map(({ source, ...each }) => ({
            ...each,
            page,
            key: typeof source === 'string' ? source : keyOfUnit(page, source),
          }));
          searched.set(page, { operations, places });

          if (place % pagesAtOnce === 0) {
            report(place);
          }
        }
      }

      report(keys.length);
    };
    const timer = setTimeout(() => void (wanted.trim() !== '' && searchPages()), restMilliseconds);

    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [document, keys, wanted, matchCase, wholeWords, operationsByPage, dispatch]);

  useEffect(() => () => dispatch({ kind: 'found', found: null }), [dispatch]);

  return { done, pages: keys.length };
}

/** Texts that operations of a page have changed, added or deleted. */
function changesOf(operations: readonly Operation[]): Pick<TextQuery, 'changed' | 'added'> {
  const changed = new Map<number, string>();
  const added = new Map<string, string>();

  for (const operation of operations) {
    if (operation.kind === 'text.replace') {
      changed.set(firstGlyph(operation), textOfRuns(operation.runs));
    } else if (operation.kind === 'text.delete') {
      changed.set(firstGlyph(operation), '');
    } else if (operation.kind === 'text.add') {
      added.set(operation.id, textOfRuns(operation.runs));
    }
  }

  return { changed, added };
}
