import type { LaterChangeKind } from '@octavo/contract/signing/signature-report';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { FoundChange, RevisionPair } from './revision-pair.ts';

/** Entries that a page may inherit, and the kind of a change of them. */
const inherited: Readonly<Record<string, LaterChangeKind>> = {
  Resources: 'page-content',
  MediaBox: 'page',
  CropBox: 'page',
  Rotate: 'page',
};

/** Entries that show nothing, and change with any annotation that is added. */
const silent = new Set(['LastModified', 'Metadata', 'PieceInfo', 'StructParents', 'Tabs']);

/** Entries that are compared elsewhere or lead back to the tree. */
const elsewhere = new Set(['Annots', 'Parent', ...Object.keys(inherited)]);

/** Changes of the pages themselves; their annotations and fields are compared apart. */
export function pageChanges(pair: RevisionPair): FoundChange[] {
  const { signed, later } = pair;
  const changes: FoundChange[] = [];

  for (let index = 0; index < Math.max(signed.pages.length, later.pages.length); index++) {
    const before = signed.pages[index];
    const after = later.pages[index];

    if (before === undefined || after === undefined || before.ref?.number !== after.ref?.number) {
      changes.push({ kind: 'page', page: index + 1 });
    } else {
      changes.push(...changesOf(pair, before, after));
    }
  }

  return changes;
}

function changesOf({ comparison, drawn }: RevisionPair, before: PdfPage, after: PdfPage): FoundChange[] {
  const kinds = new Set<LaterChangeKind>();

  for (const [key, kind] of Object.entries(inherited)) {
    if (!drawn.isSame(before.attribute(key), after.attribute(key))) {
      kinds.add(kind);
    }
  }

  for (const key of new Set([...before.dict.entries.keys(), ...after.dict.entries.keys()])) {
    const isDrawn = kindOf(key) === 'page-content';
    const compared = isDrawn ? drawn : comparison;

    if (!elsewhere.has(key) && !compared.isSame(before.dict.get(key), after.dict.get(key))) {
      kinds.add(kindOf(key));
    }
  }

  return [...kinds].map((kind) => ({ kind, page: before.index + 1 }));
}

function kindOf(key: string): LaterChangeKind {
  if (silent.has(key)) {
    return 'metadata';
  }

  return key === 'Contents' || key === 'Group' ? 'page-content' : 'page';
}
