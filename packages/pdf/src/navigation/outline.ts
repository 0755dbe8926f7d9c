import type { PdfDocument } from '../document.ts';
import { PdfDict, type PdfObject, PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';
import { destinationsOf } from './destinations.ts';

export interface OutlineItem {
  readonly title: string;
  /** Null when the item has no target in this file. */
  readonly pageIndex: number | null;
  readonly children: readonly OutlineItem[];
}

/** Outline item with the data needed to write it again. */
export interface OutlineNode {
  readonly dict: PdfDict;
  readonly target: readonly PdfObject[] | null;
  readonly pageIndex: number | null;
  readonly children: OutlineNode[];
  /** Position among all items, each before its children. */
  readonly order: number;
}

/** Outline by pages, so that a split does not read all items for each of its parts. */
interface OutlineIndex {
  /** Items that lead to a page. */
  readonly byPage: ReadonlyMap<number, readonly OutlineNode[]>;
  readonly parents: ReadonlyMap<OutlineNode, OutlineNode>;
}

/**
 * Maximum depth; deeper items are moved up to it because a chain of children as long as the file would
 * overflow recursive readers.
 */
const deepestLevel = 64;

const known = new WeakMap<PdfDocument, OutlineNode[]>();

/** Returns the outline (12.3.3), read once per document. Loops are cut. */
export function outlineNodes(document: PdfDocument): readonly OutlineNode[] {
  let nodes = known.get(document);

  if (nodes === undefined) {
    nodes = readNodes(document);
    known.set(document, nodes);
  }

  return nodes;
}

const indexed = new WeakMap<PdfDocument, OutlineIndex>();

/** Returns the index of the outline, made once per document. */
export function outlineIndexOf(document: PdfDocument): OutlineIndex {
  let index = indexed.get(document);

  if (index === undefined) {
    index = indexNodes(outlineNodes(document));
    indexed.set(document, index);
  }

  return index;
}

function indexNodes(nodes: readonly OutlineNode[]): OutlineIndex {
  const byPage = new Map<number, OutlineNode[]>();
  const parents = new Map<OutlineNode, OutlineNode>();
  const pending = [...nodes];

  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.pageIndex !== null) {
      const leading = byPage.get(node.pageIndex) ?? [];
      leading.push(node);
      byPage.set(node.pageIndex, leading);
    }

    for (const child of node.children) {
      parents.set(child, node);
      pending.push(child);
    }
  }

  return { byPage, parents };
}

export function readOutline(document: PdfDocument): OutlineItem[] {
  const itemsOf = (nodes: readonly OutlineNode[]): OutlineItem[] =>
    nodes.map(({ dict, pageIndex, children }) => ({
      title: titleOf(document, dict),
      pageIndex,
      children: itemsOf(children),
    }));

  return itemsOf(outlineNodes(document));
}

function titleOf(document: PdfDocument, dict: PdfDict): string {
  const title = document.get(dict, 'Title');

  return title instanceof PdfString ? decodeText(title.bytes) : '';
}

function readNodes(document: PdfDocument): OutlineNode[] {
  const destinations = destinationsOf(document);
  const root: OutlineNode[] = [];
  const seen = new Set<PdfDict>();
  const outlines = document.dict(document.catalog.get('Outlines'));
  const pending = [{ item: outlines?.get('First') ?? null, into: root, level: 0 }];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const dict = document.dict(next.item);

    if (dict === null || seen.has(dict)) {
      continue;
    }

    seen.add(dict);

    const target = destinations.targetOf(dict);
    const node: OutlineNode = {
      dict,
      target,
      pageIndex: destinations.pageOf(target),
      children: [],
      order: seen.size,
    };
    next.into.push(node);
    pending.push({ item: dict.get('Next'), into: next.into, level: next.level });
    const isDeepest = next.level >= deepestLevel;
    pending.push({
      item: dict.get('First'),
      into: isDeepest ? next.into : node.children,
      level: isDeepest ? next.level : next.level + 1,
    });
  }

  return root;
}
