import { useEffect, useMemo, useState } from 'react';
import type { EditingDocument, HitView } from '../document/editing-document.ts';
import { keyOfPage } from '../document/page-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { isTextRedaction, type TextRedaction } from './redaction-edits.ts';

/** Hit of a text or a pattern on a page. */
export interface PlacedHit extends HitView {
  readonly page: string;
}

export interface FoundHits {
  readonly hits: readonly PlacedHit[];
  /** True until all pages are searched. */
  readonly isSearching: boolean;
}

/** Results of searches of a document, by what is searched for: undo and another look at the panel search nothing. */
const searches = new WeakMap<EditingDocument, Map<string, Promise<readonly PlacedHit[]>>>();

/** Hits of all texts and patterns that are marked, on the pages that are still there. */
export function useHits(): FoundHits {
  const { document, numberOf, state } = useEditor();
  const { operations } = state.history;
  const wanted = useMemo(() => operations.filter(isTextRedaction), [operations]);
  const [found, setFound] = useState<ReadonlyMap<string, readonly PlacedHit[]>>(new Map());

  useEffect(() => {
    let isCurrent = true;

    for (const operation of wanted) {
      void searchFor(document, operation).then((hits) => {
        if (isCurrent) {
          setFound((known) => new Map([...known, [operation.id, hits]]));
        }
      });
    }

    return () => {
      isCurrent = false;
    };
  }, [document, wanted]);

  return useMemo(
    () => ({
      hits: wanted.flatMap(({ id }) => found.get(id) ?? []).filter(({ page }) => numberOf(page) > 0),
      isSearching: wanted.some(({ id }) => !found.has(id)),
    }),
    [wanted, found, numberOf],
  );
}

function searchFor(document: EditingDocument, operation: TextRedaction): Promise<readonly PlacedHit[]> {
  const known = searches.get(document) ?? new Map<string, Promise<readonly PlacedHit[]>>();
  searches.set(document, known);
  const search = known.get(operation.id) ?? searchPages(document, operation);
  known.set(operation.id, search);

  return search;
}

async function searchPages(
  document: EditingDocument,
  operation: TextRedaction,
): Promise<readonly PlacedHit[]> {
  const hits: PlacedHit[] = [];

  for (const index of document.description.pages.keys()) {
    // A page that cannot be read is left to the job, which refuses what it cannot prove.
    const found = await document.redactions(index, [operation]).catch(() => []);
    hits.push(...found.map((hit) => ({ ...hit, page: keyOfPage(index) })));
  }

  return hits;
}
