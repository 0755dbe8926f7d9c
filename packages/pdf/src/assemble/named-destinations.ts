import { OutputRef, type PdfObject } from '../objects.ts';
import { writeNameTree } from '../trees.ts';
import type { Assembly } from './source.ts';

/**
 * Chooses names for all destinations whose page is kept, unique across sources, before any link is written.
 */
export function nameDestinations(assembly: Assembly): void {
  const taken = new Set<string>();

  for (const source of assembly.sources) {
    const own = new Map<string, string>();

    for (const pageIndex of source.firstPlacement.keys()) {
      for (const { key, name } of source.index.destinationsOf(pageIndex)) {
        const free = unlike(name, taken);

        if (free !== name) {
          assembly.notes.add('destinations-renamed');
        }

        taken.add(free);
        own.set(key, free);
      }
    }

    for (const [key, name] of own) {
      source.destinationNames.set(key, name);
    }
  }
}

/**
 * Writes the name tree of the new document, or returns null. Destinations of the old /Dests dictionary are
 * included.
 */
export function writeDestinations(assembly: Assembly): OutputRef | null {
  const entries: [string, PdfObject][] = [];

  for (const source of assembly.sources) {
    for (const [pageIndex, placement] of source.firstPlacement) {
      for (const { key, explicit } of source.index.destinationsOf(pageIndex)) {
        const name = source.destinationNames.get(key);

        if (name !== undefined) {
          entries.push([name, [new OutputRef(placement.number), ...explicit.slice(1)]]);
        }
      }
    }
  }

  return entries.length === 0 ? null : writeNameTree(nodeWriter(assembly), entries);
}

export function nodeWriter({ writer, write }: Assembly) {
  return { allocate: () => writer.allocate(), write };
}

/** Returns the name itself, or the name with the first numeric suffix that is free. */
export function unlike(name: string, taken: { has(name: string): boolean }): string {
  if (!taken.has(name)) {
    return name;
  }

  let number = 2;

  while (taken.has(`${name}_${number}`)) {
    number++;
  }

  return `${name}_${number}`;
}
