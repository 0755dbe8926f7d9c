import { type OutputRef, PdfDict, type PdfObject, PdfRef } from '../objects.ts';
import { readNameTree, writeNameTree } from '../trees.ts';
import { nodeWriter, unlike } from './named-destinations.ts';
import type { Assembly, Source } from './source.ts';

/** Name tree of attached files and entries of the catalog's /AF (14.13) in the new document. */
export interface Attachments {
  readonly embedded: OutputRef | null;
  readonly associated: readonly OutputRef[];
}

export function writeAttachments(assembly: Assembly): Attachments {
  const entries = new Map<string, OutputRef>();
  const associated: OutputRef[] = [];
  const carried = new Set<number>();

  for (const source of assembly.sources) {
    if (source.placements.length === 0) {
      continue;
    }

    const { document } = source;
    const tree = document.dict(document.catalog.get('Names'))?.get('EmbeddedFiles') ?? null;

    for (const [name, file] of readNameTree(document, tree)) {
      const ref = carryFile(source, file);

      // A document used twice contributes its files once.
      if (ref === null || carried.has(ref.number)) {
        continue;
      }

      carried.add(ref.number);
      entries.set(unlike(name, entries), ref);
    }

    for (const file of document.array(document.catalog.get('AF')) ?? []) {
      const ref = carryFile(source, file);

      if (ref !== null && !associated.some(({ number }) => number === ref.number)) {
        associated.push(ref);
      }
    }
  }

  const embedded = entries.size === 0 ? null : writeNameTree(nodeWriter(assembly), entries);

  return { embedded, associated };
}

/**
 * Carries a file specification over. Direct ones are made indirect once, so that a file used twice is not
 * written twice.
 */
function carryFile(source: Source, file: PdfObject): OutputRef | null {
  if (file instanceof PdfRef) {
    return source.carry(file);
  }

  if (!(file instanceof PdfDict)) {
    return null;
  }

  let ref = indirect.get(file);

  if (ref === undefined) {
    ref = source.document.makeIndirect(file);
    indirect.set(file, ref);
  }

  return source.carry(ref);
}

const indirect = new WeakMap<PdfDict, PdfRef>();
