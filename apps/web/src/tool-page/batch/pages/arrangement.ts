import type { PageTurn } from '@octavo/tools/kit/page-rules';

/** Page of the new document: from a file, or blank. */
export interface PageSlotState {
  readonly key: string;
  /** Key of the file in the workspace; null for a blank page. */
  readonly file: string | null;
  /** Page index in its file, from 0. */
  readonly page: number;
  readonly turn: PageTurn;
}

/** State of the new document, with its undo history. */
export interface Arrangement {
  readonly slots: readonly PageSlotState[];
  readonly selected: ReadonlySet<string>;
  /** Key of the page where a selection with Shift begins. */
  readonly anchor: string | null;
  readonly past: readonly (readonly PageSlotState[])[];
  readonly future: readonly (readonly PageSlotState[])[];
  /** Number of page slots created so far, for their keys. */
  readonly made: number;
}

export const emptyArrangement: Arrangement = {
  slots: [],
  selected: new Set(),
  anchor: null,
  past: [],
  future: [],
  made: 0,
};

/** Maximum number of steps that can be undone. */
const maxSteps = 200;

/** Inserts the pages of a file after the selection, or at the end; the first file can't be undone. */
export function insertFile(arrangement: Arrangement, file: string, count: number): Arrangement {
  const pages = Array.from({ length: count }, (_, page) => ({ file, page, turn: 0 as const }));
  const { arrangement: inserted, keys } = insert(arrangement, pages, indexAfterSelection(arrangement));

  return arrangement.slots.length === 0
    ? { ...inserted, past: [], selected: new Set() }
    : { ...inserted, selected: new Set(keys) };
}

/** Removes the pages of a file permanently, also from every step of the undo history. */
export function removeFile(arrangement: Arrangement, file: string): Arrangement {
  const without = (slots: readonly PageSlotState[]) => slots.filter((slot) => slot.file !== file);

  return {
    ...arrangement,
    slots: without(arrangement.slots),
    past: arrangement.past.map(without),
    future: arrangement.future.map(without),
  };
}

export function insertBlank(arrangement: Arrangement): Arrangement {
  const blank = { file: null, page: 0, turn: 0 as const };
  const { arrangement: inserted, keys } = insert(arrangement, [blank], indexAfterSelection(arrangement));

  return { ...inserted, selected: new Set(keys), anchor: keys[0] ?? null };
}

export function duplicateSelected(arrangement: Arrangement): Arrangement {
  const copies = selectedSlots(arrangement).map(({ file, page, turn }) => ({ file, page, turn }));
  const { arrangement: inserted, keys } = insert(arrangement, copies, indexAfterSelection(arrangement));

  return { ...inserted, selected: new Set(keys) };
}

export function deleteSelected(arrangement: Arrangement): Arrangement {
  const { slots, selected } = arrangement;
  const first = slots.findIndex(({ key }) => selected.has(key));
  const left = slots.filter(({ key }) => !selected.has(key));
  const next = left[Math.min(first, left.length - 1)]?.key ?? null;

  return { ...step(arrangement, left), selected: new Set(), anchor: next };
}

export function turnSelected(arrangement: Arrangement, by: 90 | 270): Arrangement {
  const turned = arrangement.slots.map((slot) =>
    arrangement.selected.has(slot.key) ? { ...slot, turn: ((slot.turn + by) % 360) as PageTurn } : slot,
  );

  return step(arrangement, turned);
}

/** Moves the selected pages, together and in their order, before the page at `target`. */
export function moveSelected(arrangement: Arrangement, target: number): Arrangement {
  const { slots, selected } = arrangement;
  const stay = (slot: PageSlotState) => !selected.has(slot.key);
  const moved = [
    ...slots.slice(0, target).filter(stay),
    ...selectedSlots(arrangement),
    ...slots.slice(target).filter(stay),
  ];

  return moved.every((slot, index) => slot === slots[index]) ? arrangement : step(arrangement, moved);
}

/** `one`: only this; `toggle`: this beside the others; `range`: from the last one to this. */
export function select(arrangement: Arrangement, key: string, how: 'one' | 'toggle' | 'range'): Arrangement {
  const { slots, selected, anchor } = arrangement;

  if (how === 'toggle') {
    const next = new Set(selected);

    if (!next.delete(key)) {
      next.add(key);
    }

    return { ...arrangement, selected: next, anchor: key };
  }

  const indexes = [anchor ?? key, key].map((each) => slots.findIndex((slot) => slot.key === each));
  const range = slots.slice(Math.max(0, Math.min(...indexes)), Math.max(...indexes) + 1);

  return how === 'range'
    ? { ...arrangement, selected: new Set(range.map((slot) => slot.key)) }
    : { ...arrangement, selected: new Set([key]), anchor: key };
}

export function selectAll(arrangement: Arrangement): Arrangement {
  return { ...arrangement, selected: new Set(arrangement.slots.map(({ key }) => key)) };
}

export function clearSelection(arrangement: Arrangement): Arrangement {
  return { ...arrangement, selected: new Set() };
}

export function undo(arrangement: Arrangement): Arrangement {
  const last = arrangement.past.at(-1);

  return last === undefined
    ? arrangement
    : restore(arrangement, last, arrangement.past.slice(0, -1), [arrangement.slots, ...arrangement.future]);
}

export function redo(arrangement: Arrangement): Arrangement {
  const [next, ...future] = arrangement.future;

  return next === undefined
    ? arrangement
    : restore(arrangement, next, [...arrangement.past, arrangement.slots], future);
}

function restore(
  arrangement: Arrangement,
  slots: readonly PageSlotState[],
  past: Arrangement['past'],
  future: Arrangement['future'],
): Arrangement {
  const selected = slots.map(({ key }) => key).filter((key) => arrangement.selected.has(key));

  return { ...arrangement, slots, past, future, selected: new Set(selected) };
}

function step(arrangement: Arrangement, slots: readonly PageSlotState[]): Arrangement {
  return {
    ...arrangement,
    slots,
    past: [...arrangement.past, arrangement.slots].slice(-maxSteps),
    future: [],
  };
}

function insert(arrangement: Arrangement, pages: readonly Omit<PageSlotState, 'key'>[], at: number) {
  const made = pages.map((page, index) => ({ ...page, key: `page-${arrangement.made + index}` }));
  const next = step(arrangement, arrangement.slots.toSpliced(at, 0, ...made));

  return {
    arrangement: { ...next, made: arrangement.made + made.length },
    keys: made.map(({ key }) => key),
  };
}

function indexAfterSelection({ slots, selected }: Arrangement): number {
  return selected.size === 0 ? slots.length : slots.findLastIndex(({ key }) => selected.has(key)) + 1;
}

function selectedSlots({ slots, selected }: Arrangement): PageSlotState[] {
  return slots.filter(({ key }) => selected.has(key));
}
