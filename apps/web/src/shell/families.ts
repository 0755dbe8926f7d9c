import { catalogue, type ToolId, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts, ToolGroup } from '@octavo/tools/kit/types';

export interface CatalogueEntry {
  readonly id: ToolId;
  readonly facts: ToolFacts;
}

/** Families in the order of the home page. */
const groups: readonly ToolGroup[] = ['organize', 'from-pdf', 'to-pdf', 'images', 'secure'];

export const entries: readonly CatalogueEntry[] = toolIds.map((id) => ({ id, facts: catalogue[id] }));

export const families: readonly { readonly group: ToolGroup; readonly tools: readonly CatalogueEntry[] }[] =
  groups
    .map((group) => ({
      group,
      tools: entries
        .filter(({ facts }) => facts.group === group)
        .toSorted((one, other) => one.facts.place - other.facts.place),
    }))
    .filter(({ tools }) => tools.length > 0);
