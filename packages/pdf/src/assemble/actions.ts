import { binaryToBytes } from '../bytes/binary.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import { isName, OutputRef, PdfDict, PdfName, type PdfObject, PdfString } from '../objects.ts';
import { destinationKey } from './document-index.ts';
import type { Source } from './source.ts';

/**
 * Maximum number of actions in a chain; real chains are short, longer ones are crafted to exhaust readers.
 */
const longestChain = 20;

/** Actions that cannot work once pages have moved: article threads and document parts are not carried over. */
const immovable = new Set(['Thread', 'GoToDp']);

/** A value of /Dest or of a GoTo action's /D for the new document; null when its page is not there. */
export function movedDestination(source: Source, object: PdfObject): PdfObject {
  const destinations = destinationsOf(source.document);
  const explicit = destinations.explicit(object);
  const pageIndex = destinations.pageOf(explicit);

  if (explicit === null || pageIndex === null) {
    return null;
  }

  const placement = source.firstPlacement.get(pageIndex);

  if (placement === undefined) {
    return null;
  }

  const named = destinations.nameOf(object);

  if (named !== null) {
    const name =
      source.destinationNames.get(destinationKey(named.name, named.isOld)) ??
      source.destinationNames.get(destinationKey(named.name, !named.isOld));

    if (name !== undefined) {
      return new PdfString(binaryToBytes(name));
    }
  }

  return [new OutputRef(placement.number), ...explicit.slice(1)];
}

/**
 * Converts an action for the new document; null when it has no target there. Each action of a chain is
 * carried over once; otherwise actions that refer to each other would multiply with every step.
 */
export function movedAction(
  source: Source,
  object: PdfObject,
  depth = 0,
  seen = new Set<PdfDict>(),
): PdfDict | null {
  const { document } = source;
  const action = document.dict(object);

  if (action === null || depth > longestChain || seen.has(action)) {
    return null;
  }

  seen.add(action);

  const kind = document.get(action, 'S');

  if (!(kind instanceof PdfName) || immovable.has(kind.value)) {
    return null;
  }

  const moved = action.copy();

  if (isName(kind, 'GoTo')) {
    const destination = movedDestination(source, action.get('D'));

    if (destination === null) {
      return null;
    }

    moved.set('D', destination);
    // The structure element of a destination may belong to another page than the destination itself.
    moved.delete('SD');
  }

  if (action.has('Next')) {
    const next = document.resolve(action.get('Next'));
    const chain = (Array.isArray(next) ? next : [next])
      .slice(0, longestChain)
      .map((each) => movedAction(source, each, depth + 1, seen))
      .filter((each) => each !== null);

    if (chain.length === 0) {
      moved.delete('Next');
    } else {
      moved.set('Next', chain.length === 1 ? chain[0]! : chain);
    }
  }

  return moved;
}

/** An additional-actions dictionary (12.6.3) for the new document. */
export function movedTriggers(source: Source, object: PdfObject): PdfDict | null {
  const triggers = source.document.dict(object);

  if (triggers === null) {
    return null;
  }

  const moved = new PdfDict();

  for (const [trigger, action] of triggers.entries) {
    const kept = movedAction(source, action);

    if (kept !== null) {
      moved.set(trigger, kept);
    }
  }

  return moved.entries.size > 0 ? moved : null;
}

/**
 * Converts /A, /AA and /Dest of an annotation, a field or a page. True when its only destination or action
 * was dropped.
 */
export function moveActions(source: Source, dict: PdfDict): boolean {
  const had = dict.has('Dest') || dict.has('A');
  replace(dict, 'Dest', dict.has('Dest') ? movedDestination(source, dict.get('Dest')) : null);
  replace(dict, 'A', movedAction(source, dict.get('A')));
  replace(dict, 'AA', movedTriggers(source, dict.get('AA')));

  return had && !dict.has('Dest') && !dict.has('A');
}

function replace(dict: PdfDict, key: string, value: PdfObject): void {
  if (value === null) {
    dict.delete(key);
  } else {
    dict.set(key, value);
  }
}
