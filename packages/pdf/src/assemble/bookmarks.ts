import { type OutlineNode, outlineIndexOf, outlineNodes } from '../navigation/outline.ts';
import { dictOf, nameOf, OutputRef, PdfDict, type PdfObject } from '../objects.ts';
import { encodeText } from '../syntax/text-string.ts';
import { movedAction, movedDestination } from './actions.ts';
import type { AssemblyPlan } from './plan.ts';
import type { Assembly, Source } from './source.ts';

/** An item of the new outline. */
interface NewOutlineItem {
  readonly dict: PdfDict;
  readonly source: Source;
  readonly children: readonly NewOutlineItem[];
  readonly isOpen: boolean;
}

/** Writes the outline of the new document (12.3.3); null when it has none. */
export function writeBookmarks(assembly: Assembly, mode: AssemblyPlan['bookmarks']): OutputRef | null {
  const items =
    mode === 'none'
      ? []
      : assembly.sources.flatMap((source) => {
          const own = itemsOf(assembly, source, keptOutline(source), null);

          return mode === 'by-source' ? sourceItem(source, own) : own;
        });

  if (items.length === 0) {
    return null;
  }

  const root = assembly.writer.allocate();
  const { first, last, shown } = writeLevel(assembly, items, root);
  assembly.write(root, dictOf({ Type: nameOf('Outlines'), First: first, Last: last, Count: shown }));

  return new OutputRef(root);
}

/** Adds one entry for the whole source above its own outline, closed so that the list of files is visible. */
function sourceItem(source: Source, children: readonly NewOutlineItem[]): NewOutlineItem[] {
  const [first] = source.placements;

  if (first === undefined) {
    return [];
  }

  const dict = dictOf({
    Title: encodeText(source.title),
    Dest: [new OutputRef(first.number), nameOf('Fit')],
  });

  return [{ dict, source, children, isOpen: false }];
}

/** Children of each item, and under null the items at the top, in order. */
type OutlineChildren = (parent: OutlineNode | null) => readonly OutlineNode[];

function itemsOf(
  assembly: Assembly,
  source: Source,
  childrenOf: OutlineChildren,
  parent: OutlineNode | null,
): NewOutlineItem[] {
  // Depth is limited when outlines are read.
  return childrenOf(parent).map((node) => {
    assembly.kept.bookmarks += 1;

    return itemOf(source, node, itemsOf(assembly, source, childrenOf, node));
  });
}

/**
 * Items that lead to kept pages, and their ancestors. Web links and headings without a page are kept with all pages
 * only: they may belong to omitted ones.
 */
function keptOutline(source: Source): OutlineChildren {
  const nodes = outlineNodes(source.document);

  if (source.keepsAllPages) {
    return (parent) => (parent === null ? nodes : parent.children);
  }

  const { byPage, parents } = outlineIndexOf(source.document);
  const kept = new Set<OutlineNode>();

  for (const pageIndex of source.firstPlacement.keys()) {
    for (const leading of byPage.get(pageIndex) ?? []) {
      for (let node: OutlineNode | null = leading; node !== null && !kept.has(node); ) {
        kept.add(node);
        node = parents.get(node) ?? null;
      }
    }
  }

  const siblings = new Map<OutlineNode | null, OutlineNode[]>();

  for (const node of [...kept].sort((one, other) => one.order - other.order)) {
    const parent = parents.get(node) ?? null;
    const known = siblings.get(parent);

    if (known === undefined) {
      siblings.set(parent, [node]);
    } else {
      known.push(node);
    }
  }

  return (parent) => siblings.get(parent) ?? [];
}

function itemOf(source: Source, node: OutlineNode, children: readonly NewOutlineItem[]): NewOutlineItem {
  const { document } = source;
  const dict = new PdfDict();

  for (const key of ['Title', 'C', 'F']) {
    const value = document.get(node.dict, key);

    if (value !== null) {
      dict.set(key, value);
    }
  }

  if (!dict.has('Title')) {
    dict.set('Title', encodeText(''));
  }

  const destination = node.dict.has('Dest') ? movedDestination(source, node.dict.get('Dest')) : null;
  const action = destination === null ? movedAction(source, node.dict.get('A')) : null;

  if (destination !== null) {
    dict.set('Dest', destination);
  } else if (action !== null) {
    dict.set('A', action);
  } else if (node.pageIndex !== null) {
    inheritTarget(dict, children);
  }

  const count = document.get(node.dict, 'Count');

  return { dict, source, children, isOpen: typeof count === 'number' && count > 0 };
}

/** Points a chapter whose first page was omitted to its first remaining child. */
function inheritTarget(dict: PdfDict, children: readonly NewOutlineItem[]): void {
  for (const { dict: child } of children) {
    for (const key of ['Dest', 'A']) {
      if (!child.has(key)) {
        continue;
      }

      dict.set(key, child.get(key));

      return;
    }
  }
}

/** Writes siblings; `shown` is the number of items visible when the outline is opened (12.3.3, /Count). */
function writeLevel(
  assembly: Assembly,
  items: readonly NewOutlineItem[],
  parent: number,
): { first: OutputRef; last: OutputRef; shown: number } {
  const refs = items.map(() => new OutputRef(assembly.writer.allocate()));
  let shown = items.length;

  for (const [at, { dict, source, children, isOpen }] of items.entries()) {
    const ref = refs[at]!;
    const neighbours: Record<string, PdfObject | undefined> = { Prev: refs[at - 1], Next: refs[at + 1] };

    if (children.length > 0) {
      const below = writeLevel(assembly, children, ref.number);
      neighbours.First = below.first;
      neighbours.Last = below.last;
      neighbours.Count = isOpen ? below.shown : -below.shown;

      if (isOpen) {
        shown += below.shown;
      }
    }

    const item = new PdfDict([...dict.entries, ...dictOf(neighbours).entries]);
    source.write(ref.number, item.set('Parent', new OutputRef(parent)));
  }

  return { first: refs[0]!, last: refs.at(-1)!, shown };
}
