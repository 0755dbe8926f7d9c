import { type OutlineNode, outlineNodes } from '../navigation/outline.ts';
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

const noItems: readonly NewOutlineItem[] = [];

/** Writes the outline of the new document (12.3.3); null when it has none. */
export function writeBookmarks(assembly: Assembly, mode: AssemblyPlan['bookmarks']): OutputRef | null {
  const items =
    mode === 'none'
      ? []
      : assembly.sources.flatMap((source) => {
          const own = keptItems(assembly, source, outlineNodes(source.document));

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

/**
 * Returns the items that lead to kept pages, and their ancestors. Depth is limited when outlines are read.
 */
function keptItems(assembly: Assembly, source: Source, nodes: readonly OutlineNode[]): NewOutlineItem[] {
  const items: NewOutlineItem[] = [];

  for (const node of nodes) {
    // Splitting asks every item once for each part.
    const children = node.children.length === 0 ? noItems : keptItems(assembly, source, node.children);
    const leadsToKept = node.pageIndex !== null && source.isKept(node.pageIndex);
    // Web links and headings without a page; when pages are omitted, these items may belong to them.
    const staysAnyway = node.pageIndex === null && source.keepsAllPages;

    if (leadsToKept || staysAnyway || children.length > 0) {
      items.push(itemOf(source, node, children));
      assembly.kept.bookmarks += 1;
    }
  }

  return items;
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
