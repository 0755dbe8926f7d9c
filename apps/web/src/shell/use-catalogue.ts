import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { type CatalogueEntry, familiesOf, type ToolFamily } from './families.ts';

const none: readonly CatalogueEntry[] = [];

/** Every tool in the language of the page, as the server sent it; empty on a page that failed before that. */
export function useCatalogue(): readonly CatalogueEntry[] {
  return useRouteLoaderData<typeof loader>('root')?.catalogue ?? none;
}

export function useFamilies(): readonly ToolFamily[] {
  return familiesOf(useCatalogue());
}
