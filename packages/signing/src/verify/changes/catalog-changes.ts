import type { LaterChangeKind } from '@octavo/contract/signing/signature-report';
import { PdfDict, type PdfObject } from '@octavo/pdf/objects';
import type { FoundChange, RevisionPair } from './revision-pair.ts';
import { hasOnlyGrown } from './tag-growth.ts';

/** Entries of the catalog, and the kind of a change of them; any other change is `other`. */
const kinds: Readonly<Record<string, LaterChangeKind>> = {
  DSS: 'proof',
  Extensions: 'proof',
  Version: 'metadata',
  Metadata: 'metadata',
  AF: 'attachment',
  Collection: 'attachment',
};

/** Entries that are compared elsewhere. */
const elsewhere = new Set(['AcroForm', 'Names', 'Pages', 'Perms', 'StructTreeRoot']);

/** Changes of the document as a whole: what belongs to no page and to no field. */
export function catalogChanges(pair: RevisionPair): FoundChange[] {
  const { signed, later, comparison } = pair;
  const changes: FoundChange[] = [];

  for (const key of keysOf(signed.catalog, later.catalog)) {
    if (!elsewhere.has(key) && !comparison.isSame(signed.catalog.get(key), later.catalog.get(key))) {
      const kind = kinds[key] ?? 'other';
      changes.push({ kind, name: kind === 'other' ? key : null });
    }
  }

  changes.push(...nameChanges(pair), ...rightChanges(pair));

  if (!hasOnlyGrown(pair)) {
    changes.push({ kind: 'other', name: 'StructTreeRoot' });
  }

  if (!comparison.isSame(signed.trailer.get('Info'), later.trailer.get('Info'))) {
    changes.push({ kind: 'metadata' });
  }

  if (!comparison.isSame(signed.trailer.get('Encrypt'), later.trailer.get('Encrypt'))) {
    changes.push({ kind: 'other', name: 'Encrypt' });
  }

  return changes;
}

/** Changes of the trees of names: attachments, scripts, destinations and others (ISO 32000-2, 7.7.4). */
function nameChanges({ signed, later, comparison }: RevisionPair): FoundChange[] {
  const before = signed.dict(signed.catalog.get('Names'));
  const after = later.dict(later.catalog.get('Names'));

  return keysOf(before, after).flatMap((key): FoundChange[] => {
    if (comparison.isSame(entry(before, key), entry(after, key))) {
      return [];
    }

    return [key === 'EmbeddedFiles' ? { kind: 'attachment' } : { kind: 'other', name: key }];
  });
}

/** Changes of the permissions: only the author can give them, with the first signature (12.8.6). */
function rightChanges({ signed, later, comparison }: RevisionPair): FoundChange[] {
  const before = signed.dict(signed.catalog.get('Perms'));
  const after = later.dict(later.catalog.get('Perms'));

  return keysOf(before, after).flatMap((key): FoundChange[] => {
    const isKnownUsage = key !== 'DocMDP' && before?.has(key) === true;

    // Programs that fill in forms remove usage rights, which their change would break. Those that stay refer to the
    // catalog, which every proof changes.
    return isKnownUsage || comparison.isSame(entry(before, key), entry(after, key))
      ? []
      : [{ kind: 'other', name: key }];
  });
}

function keysOf(one: PdfDict | null, other: PdfDict | null): string[] {
  return [...new Set([...(one?.entries.keys() ?? []), ...(other?.entries.keys() ?? [])])];
}

function entry(dict: PdfDict | null, key: string): PdfObject {
  return dict?.get(key) ?? null;
}
