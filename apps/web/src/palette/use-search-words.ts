import { useEffect, useState } from 'react';
import type { SearchWords } from '../search/find-tools.ts';
import type { CatalogueEntry } from '../shell/families.ts';
import { loadSearchWords } from './load-search-words.ts';

/** What tools are found by. Until that has come, or without a connection, by what the page says of them. */
export function useSearchWords(catalogue: readonly CatalogueEntry[]): readonly SearchWords[] {
  const [loaded, setLoaded] = useState<readonly SearchWords[] | null>(null);

  useEffect(() => {
    loadSearchWords().then(setLoaded, () => undefined);
  }, []);

  return loaded ?? catalogue.map(({ id, name, summary }) => ({ id, names: [name], others: summary }));
}
