import type { IndexTable } from './index-records.ts';

export interface MobiEntry {
  readonly label: Uint8Array;
  /** Offset in the text of MOBI 6. */
  readonly offset: number;
  /** Fragment and offset in it, in KF8. */
  readonly place: readonly [number, number] | null;
  readonly children: MobiEntry[];
}

/** The contents from their index: entries name their parent. */
export function readContents(table: IndexTable): MobiEntry[] {
  const entries = table.entries.map(({ tags }) => {
    const [fragment, offset] = tags.get(6) ?? [];

    return {
      label: table.strings.get(tags.get(3)?.[0] ?? -1) ?? new Uint8Array(0),
      offset: tags.get(1)?.[0] ?? 0,
      place: fragment === undefined || offset === undefined ? null : ([fragment, offset] as const),
      parent: tags.get(21)?.[0],
      children: [] as MobiEntry[],
    };
  });
  const roots: MobiEntry[] = [];

  for (const [index, entry] of entries.entries()) {
    // Parents come first; anything else could be a loop.
    const parent = entry.parent !== undefined && entry.parent < index ? entries[entry.parent] : undefined;
    (parent?.children ?? roots).push(entry);
  }

  return roots;
}
