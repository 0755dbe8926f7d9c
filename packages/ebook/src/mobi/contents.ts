import type { IndexTable } from './index-records.ts';

export interface MobiEntry {
  readonly label: Uint8Array;
  /** Offset in the text of MOBI 6. */
  readonly offset: number;
  /** Fragment index and offset within the fragment, in KF8. */
  readonly place: readonly [number, number] | null;
  readonly children: MobiEntry[];
}

/**
 * Maximum depth; deeper entries are moved up to it because a chain as long as the index would overflow
 * recursive readers.
 */
const deepestLevel = 16;

/** Builds the table of contents from its index, in which entries refer to their parent. */
export function readContents(table: IndexTable): MobiEntry[] {
  const entries = table.entries.map(({ tags }) => {
    const [fragment, offset] = tags.get(6) ?? [];

    return {
      label: table.strings.get(tags.get(3)?.[0] ?? -1) ?? new Uint8Array(0),
      offset: tags.get(1)?.[0] ?? 0,
      place: fragment === undefined || offset === undefined ? null : ([fragment, offset] as const),
      parent: tags.get(21)?.[0],
      children: [] as MobiEntry[],
      level: 0,
      siblings: [] as MobiEntry[],
    };
  });
  const roots: MobiEntry[] = [];

  for (const [index, entry] of entries.entries()) {
    // Parents come first; any other reference could form a loop.
    const parent = entry.parent !== undefined && entry.parent < index ? entries[entry.parent] : undefined;
    const isDeepest = parent?.level === deepestLevel;
    entry.level = parent === undefined ? 0 : isDeepest ? parent.level : parent.level + 1;
    entry.siblings = (isDeepest ? parent.siblings : parent?.children) ?? roots;
    entry.siblings.push(entry);
  }

  return roots;
}
