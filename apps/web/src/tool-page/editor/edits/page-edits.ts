import { type Operation, type OperationOf, pageOf } from '@octavo/contract/edits/edit-list';
import { keyOfPage } from '../document/page-keys.ts';
import { longestRun } from './longest-run.ts';

type Operations = readonly Operation[];
type Insertion = OperationOf<'page.insert'>;
type Turn = OperationOf<'page.rotate'>['by'];

/** Pages of the file, and their keys in the order that the list gives them. */
export interface PagesBefore {
  readonly basePages: number;
  readonly keys: readonly string[];
}

/** Moves pages together before another one; to the end for null. */
export function movePages(
  operations: Operations,
  { basePages, keys }: PagesBefore,
  moved: ReadonlySet<string>,
  before: string | null,
): Operations {
  const rest = keys.filter((key) => !moved.has(key));
  // Before the first page that stays, from the wanted place on.
  const from = before === null ? keys.length : keys.indexOf(before);
  const next = keys.slice(from).find((key) => !moved.has(key));
  const at = next === undefined ? rest.length : rest.indexOf(next);
  const order = [...rest.slice(0, at), ...keys.filter((key) => moved.has(key)), ...rest.slice(at)];

  return arranged(operations, basePages, order);
}

/** Turns pages clockwise. A page that was just turned is turned further. */
export function turnPages(
  operations: Operations,
  turned: readonly string[],
  by: 90 | 270,
  idOf: () => string,
): Operations {
  return turned.reduce((list, page) => turnPage(list, page, by, idOf()), operations);
}

function turnPage(operations: Operations, page: string, by: 90 | 270, id: string): Operations {
  const last = operations.findLast((operation) => pageOf(operation) === page && !isPlacing(operation));

  if (last?.kind !== 'page.rotate') {
    return [...operations, { id, kind: 'page.rotate', page, by }];
  }

  const sum = (last.by + by) % 360;

  return sum === 0
    ? operations.filter((operation) => operation !== last)
    : operations.map((operation) => (operation === last ? { ...last, by: sum as Turn } : operation));
}

/** Deletes pages with all changes on them. */
export function deletePages(
  operations: Operations,
  { basePages, keys }: PagesBefore,
  deleted: ReadonlySet<string>,
): Operations {
  const kept = operations.filter((operation) => !deleted.has(keyOf(operation)));
  const gone = keys.filter((key) => deleted.has(key) && !isInserted(operations, key));
  const deletions = gone.map((page): Operation => ({ id: `delete-${page}`, kind: 'page.delete', page }));

  return arranged(
    [...kept, ...deletions],
    basePages,
    keys.filter((key) => !deleted.has(key)),
  );
}

/** Inserts pages before another one; at the end for null. The ids of the operations are their keys. */
export function insertPages(
  operations: Operations,
  { basePages, keys }: PagesBefore,
  inserted: readonly Insertion[],
  before: string | null,
): Operations {
  const at = before === null ? keys.length : keys.indexOf(before);
  const order = [...keys.slice(0, at), ...inserted.map(({ id }) => id), ...keys.slice(at)];

  return arranged([...inserted, ...operations], basePages, order);
}

/**
 * The list with the fewest operations that arrange the pages: insertions and moves first, so that all others find their
 * pages, and deletions last.
 */
function arranged(operations: Operations, basePages: number, order: readonly string[]): Operations {
  const insertions = new Map(
    operations.flatMap((operation) => (operation.kind === 'page.insert' ? [[operation.id, operation]] : [])),
  );
  const base = new Map(Array.from({ length: basePages }, (_, index) => [keyOfPage(index), index]));
  const staying = new Set(
    longestRun(
      order.filter((key) => base.has(key)),
      (key) => base.get(key) ?? 0,
    ),
  );
  const placed: Operation[] = [];

  // From the end, so that the next page is always in its place already.
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const key = order[at]!;
    const before = order[at + 1] ?? null;
    const insertion = insertions.get(key);

    if (insertion !== undefined) {
      placed.push(insertion.before === before ? insertion : { ...insertion, before });
    } else if (!staying.has(key)) {
      placed.push({ id: `move-${key}`, kind: 'page.move', page: key, before });
    }
  }

  const known = new Map(operations.map((operation) => [operation.id, operation]));
  const kept = placed.map((operation) => {
    const same = known.get(operation.id);

    return same !== undefined && isSame(same, operation) ? same : operation;
  });

  return [
    ...kept,
    ...operations.filter((operation) => !isPlacing(operation) && operation.kind !== 'page.insert'),
    ...operations.filter(({ kind }) => kind === 'page.delete'),
  ];
}

/** True for operations that put pages somewhere, or away, and leave how they look. */
function isPlacing({ kind }: Operation): boolean {
  return kind === 'page.move' || kind === 'page.delete';
}

function isSame(one: Operation, other: Operation): boolean {
  return one.kind === 'page.move' && other.kind === 'page.move' && one.before === other.before;
}

function isInserted(operations: Operations, key: string): boolean {
  return operations.some(({ id, kind }) => id === key && kind === 'page.insert');
}

/** Page that an operation changes, or makes. */
function keyOf(operation: Operation): string {
  return operation.kind === 'page.insert' ? operation.id : (pageOf(operation) ?? '');
}
