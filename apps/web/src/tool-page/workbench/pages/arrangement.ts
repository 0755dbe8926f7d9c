import type { PageTurn } from '@octavo/tools/kit/page-rules';

/** A page of the new document: one of a file, or an empty one. */
export interface Leaf {
  readonly key: string;
  /** Key of the file on the desk; null for an empty page. */
  readonly file: string | null;
  /** From 0, in its file. */
  readonly page: number;
  readonly turn: PageTurn;
}

/** The new document as it is being put together, with the way back. */
export interface Arrangement {
  readonly leaves: readonly Leaf[];
  readonly selected: ReadonlySet<string>;
  /** Where a selection with Shift begins. */
  readonly anchor: string | null;
  readonly past: readonly (readonly Leaf[])[];
  readonly future: readonly (readonly Leaf[])[];
  /** Numbers the leaves ever made, for their keys. */
  readonly made: number;
}

export const emptyArrangement: Arrangement = {
  leaves: [],
  selected: new Set(),
  anchor: null,
  past: [],
  future: [],
  made: 0,
};

/** Steps that can be undone. */
const maxSteps = 200;

/** Lays the pages of a file after the selection, or at the end; the first file can't be undone. */
export function layFile(arrangement: Arrangement, file: string, count: number): Arrangement {
  const pages = Array.from({ length: count }, (_, page) => ({ file, page, turn: 0 as const }));
  const { arrangement: laid, keys } = insert(arrangement, pages, placeAfterSelection(arrangement));

  return arrangement.leaves.length === 0
    ? { ...laid, past: [], selected: new Set() }
    : { ...laid, selected: new Set(keys) };
}

/** Takes the pages of a file away for good, out of every step as well. */
export function liftFile(arrangement: Arrangement, file: string): Arrangement {
  const without = (leaves: readonly Leaf[]) => leaves.filter((leaf) => leaf.file !== file);

  return {
    ...arrangement,
    leaves: without(arrangement.leaves),
    past: arrangement.past.map(without),
    future: arrangement.future.map(without),
  };
}

export function insertBlank(arrangement: Arrangement): Arrangement {
  const blank = { file: null, page: 0, turn: 0 as const };
  const { arrangement: inserted, keys } = insert(arrangement, [blank], placeAfterSelection(arrangement));

  return { ...inserted, selected: new Set(keys), anchor: keys[0] ?? null };
}

export function duplicateSelected(arrangement: Arrangement): Arrangement {
  const copies = selectedLeaves(arrangement).map(({ file, page, turn }) => ({ file, page, turn }));
  const { arrangement: inserted, keys } = insert(arrangement, copies, placeAfterSelection(arrangement));

  return { ...inserted, selected: new Set(keys) };
}

export function deleteSelected(arrangement: Arrangement): Arrangement {
  const { leaves, selected } = arrangement;
  const first = leaves.findIndex(({ key }) => selected.has(key));
  const left = leaves.filter(({ key }) => !selected.has(key));
  const next = left[Math.min(first, left.length - 1)]?.key ?? null;

  return { ...step(arrangement, left), selected: new Set(), anchor: next };
}

export function turnSelected(arrangement: Arrangement, by: 90 | 270): Arrangement {
  const turned = arrangement.leaves.map((leaf) =>
    arrangement.selected.has(leaf.key) ? { ...leaf, turn: ((leaf.turn + by) % 360) as PageTurn } : leaf,
  );

  return step(arrangement, turned);
}

/** Moves the selected pages, together and in their order, before what stands at `target`. */
export function moveSelected(arrangement: Arrangement, target: number): Arrangement {
  const { leaves, selected } = arrangement;
  const stay = (leaf: Leaf) => !selected.has(leaf.key);
  const moved = [
    ...leaves.slice(0, target).filter(stay),
    ...selectedLeaves(arrangement),
    ...leaves.slice(target).filter(stay),
  ];

  return moved.every((leaf, index) => leaf === leaves[index]) ? arrangement : step(arrangement, moved);
}

/** `one`: only this; `toggle`: this beside the others; `range`: from the last one to this. */
export function select(arrangement: Arrangement, key: string, how: 'one' | 'toggle' | 'range'): Arrangement {
  const { leaves, selected, anchor } = arrangement;

  if (how === 'toggle') {
    const next = new Set(selected);

    if (!next.delete(key)) {
      next.add(key);
    }

    return { ...arrangement, selected: next, anchor: key };
  }

  const places = [anchor ?? key, key].map((each) => leaves.findIndex((leaf) => leaf.key === each));
  const range = leaves.slice(Math.max(0, Math.min(...places)), Math.max(...places) + 1);

  return how === 'range'
    ? { ...arrangement, selected: new Set(range.map((leaf) => leaf.key)) }
    : { ...arrangement, selected: new Set([key]), anchor: key };
}

export function selectAll(arrangement: Arrangement): Arrangement {
  return { ...arrangement, selected: new Set(arrangement.leaves.map(({ key }) => key)) };
}

export function clearSelection(arrangement: Arrangement): Arrangement {
  return { ...arrangement, selected: new Set() };
}

export function undo(arrangement: Arrangement): Arrangement {
  const last = arrangement.past.at(-1);

  return last === undefined
    ? arrangement
    : restore(arrangement, last, arrangement.past.slice(0, -1), [arrangement.leaves, ...arrangement.future]);
}

export function redo(arrangement: Arrangement): Arrangement {
  const [next, ...future] = arrangement.future;

  return next === undefined
    ? arrangement
    : restore(arrangement, next, [...arrangement.past, arrangement.leaves], future);
}

function restore(
  arrangement: Arrangement,
  leaves: readonly Leaf[],
  past: Arrangement['past'],
  future: Arrangement['future'],
): Arrangement {
  const selected = leaves.map(({ key }) => key).filter((key) => arrangement.selected.has(key));

  return { ...arrangement, leaves, past, future, selected: new Set(selected) };
}

function step(arrangement: Arrangement, leaves: readonly Leaf[]): Arrangement {
  return {
    ...arrangement,
    leaves,
    past: [...arrangement.past, arrangement.leaves].slice(-maxSteps),
    future: [],
  };
}

function insert(arrangement: Arrangement, pages: readonly Omit<Leaf, 'key'>[], place: number) {
  const made = pages.map((page, index) => ({ ...page, key: `leaf-${arrangement.made + index}` }));
  const next = step(arrangement, arrangement.leaves.toSpliced(place, 0, ...made));

  return {
    arrangement: { ...next, made: arrangement.made + made.length },
    keys: made.map(({ key }) => key),
  };
}

function placeAfterSelection({ leaves, selected }: Arrangement): number {
  return selected.size === 0 ? leaves.length : leaves.findLastIndex(({ key }) => selected.has(key)) + 1;
}

function selectedLeaves({ leaves, selected }: Arrangement): Leaf[] {
  return leaves.filter(({ key }) => selected.has(key));
}
