import { useEffect, useState } from 'react';
import type { SearchWords } from '../search/tool-index.ts';
import type { CatalogueEntry } from '../shell/families.ts';
import { loadSearchWords } from './load-search-words.ts';

/**
 * Search words of the tools; until they are loaded, or without a connection, the names and summaries that the
 * page has.
 */
export function useSearchWords(catalogue: readonly CatalogueEntry[]): readonly SearchWords[] {
  const [loaded, setLoaded] = useState<readonly SearchWords[] | null>(null);

  useEffect(() => {
    loadSearchWords().then(setLoaded, () => undefined);
  }, []);

  return loaded ?? catalogue.map(({ id, name, summary }) => ({ id, names: [name], others: summary }));
}
