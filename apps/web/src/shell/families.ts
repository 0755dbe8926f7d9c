import type { ToolId } from '@octavo/tools/catalogue';
import type { ToolFacts, ToolGroup } from '@octavo/tools/kit/types';

/**
 * Facts about a tool that every page has, in its own language: enough to name the tool and to know what it
 * accepts.
 */
export interface CatalogueEntry
  extends Pick<
    ToolFacts,
    'group' | 'icon' | 'accepts' | 'minFiles' | 'maxFiles' | 'pro' | 'opensProtected' | 'repairsDamaged'
  > {
  readonly id: ToolId;
  readonly name: string;
  readonly summary: string;
}

export interface ToolFamily {
  readonly group: ToolGroup;
  readonly tools: readonly CatalogueEntry[];
}

/** Families in the order of the home page. */
const groups: readonly ToolGroup[] = ['organize', 'edit', 'from-pdf', 'to-pdf', 'images', 'secure', 'forms'];

export function familiesOf(entries: readonly CatalogueEntry[]): ToolFamily[] {
  return groups
    .map((group) => ({ group, tools: entries.filter((entry) => entry.group === group) }))
    .filter(({ tools }) => tools.length > 0);
}
