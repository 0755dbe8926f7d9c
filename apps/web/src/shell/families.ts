import type { ToolFacts, ToolGroup } from '@octavo/tools/kit/types';

/** Families of the home page: those of the tools, and that of the pages that answer questions. */
export type Family = ToolGroup | 'ai';

/**
 * Facts about a tool that every page has, in its own language: enough to name the tool and to know what it
 * accepts.
 */
export interface CatalogueEntry
  extends Pick<
    ToolFacts,
    'icon' | 'accepts' | 'minFiles' | 'maxFiles' | 'pro' | 'opensProtected' | 'repairsDamaged'
  > {
  /** Path of its page. */
  readonly id: string;
  readonly group: Family;
  readonly name: string;
  readonly summary: string;
  /** True for a page that takes files of the device only, not results of other tools. */
  readonly takesNoResults?: true;
}

export interface ToolFamily {
  readonly group: Family;
  readonly tools: readonly CatalogueEntry[];
}

/** Families in the order of the home page. */
const groups: readonly Family[] = [
  'organize',
  'edit',
  'ai',
  'from-pdf',
  'to-pdf',
  'images',
  'secure',
  'forms',
];

export function familiesOf(entries: readonly CatalogueEntry[]): ToolFamily[] {
  return groups
    .map((group) => ({ group, tools: entries.filter((entry) => entry.group === group) }))
    .filter(({ tools }) => tools.length > 0);
}
