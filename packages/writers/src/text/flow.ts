import type { Block, Figure, FloatingText, ListMarker, Paragraph, Table } from '@octavo/layout/model';
import { captionsOf } from './captions.ts';

/** Blocks nested as in markup: items in lists, captions with their figures and tables. */
export type Flow =
  | { readonly kind: 'paragraph'; readonly paragraph: Paragraph }
  | { readonly kind: 'floating-text'; readonly block: FloatingText }
  | { readonly kind: 'table'; readonly table: Table; readonly captions: readonly Paragraph[] }
  | { readonly kind: 'figure'; readonly figure: Figure; readonly captions: readonly Paragraph[] }
  | { readonly kind: 'contents'; readonly entries: readonly Paragraph[] }
  | FlowList;

export interface FlowList {
  readonly kind: 'list';
  readonly items: readonly FlowItem[];
}

export interface FlowItem {
  readonly mark: ListMarker;
  readonly paragraph: Paragraph;
  /** Content below the item's own text: further paragraphs and nested lists. */
  readonly below: readonly Flow[];
}

interface OpenItem extends FlowItem {
  readonly below: Flow[];
}

interface OpenList extends FlowList {
  readonly items: OpenItem[];
}

/** Paragraphs indented within this many points of an item's text belong to the item. */
const sameIndent = 4;
const leastIndent = 6;

export function flowOf(blocks: readonly Block[]): Flow[] {
  const captions = captionsOf(blocks);
  const taken = new Set([...captions.values()].flat());
  const flow: Flow[] = [];
  let open: OpenList[] = [];

  for (const block of blocks) {
    if (block.kind === 'paragraph' && taken.has(block)) {
      continue;
    }

    if (block.kind === 'paragraph' && block.role.kind === 'list-item') {
      open = addItem(flow, open, block, block.role.mark);
      continue;
    }

    const item = open.at(-1)?.items.at(-1);

    if (item !== undefined && continues(item, block)) {
      item.below.push({ kind: 'paragraph', paragraph: block });
      continue;
    }

    open = [];
    addBlock(flow, block, captions.get(block) ?? []);
  }

  return flow;
}

function addItem(
  flow: Flow[],
  before: readonly OpenList[],
  paragraph: Paragraph,
  mark: ListMarker,
): OpenList[] {
  const item: OpenItem = { mark, paragraph, below: [] };
  const open = before.filter(({ items }) => {
    const [first] = items;

    return (
      first !== undefined &&
      (first.mark.level < mark.level || (first.mark.level === mark.level && sameList(first.mark, mark)))
    );
  });
  const last = open.at(-1);

  if (last?.items[0]?.mark.level === mark.level) {
    last.items.push(item);

    return open;
  }

  const list: OpenList = { kind: 'list', items: [item] };
  const parent = last?.items.at(-1)?.below ?? flow;
  parent.push(list);

  return [...open, list];
}

function sameList(first: ListMarker, second: ListMarker): boolean {
  return first.list === second.list && first.kind.kind === second.kind.kind;
}

/** True for a paragraph below an item with the indent of the item's text. */
function continues({ paragraph }: FlowItem, block: Block): block is Paragraph {
  return (
    block.kind === 'paragraph' &&
    block.role.kind === 'body' &&
    paragraph.indentLeft >= leastIndent &&
    Math.abs(block.indentLeft - paragraph.indentLeft) <= sameIndent
  );
}

function addBlock(flow: Flow[], block: Block, captions: readonly Paragraph[]): void {
  switch (block.kind) {
    case 'table':
      flow.push({ kind: 'table', table: block, captions });
      break;
    case 'figure':
      flow.push({ kind: 'figure', figure: block, captions });
      break;
    case 'floating-text':
      flow.push({ kind: 'floating-text', block });
      break;
    case 'paragraph':
      addParagraph(flow, block);
  }
}

function addParagraph(flow: Flow[], paragraph: Paragraph): void {
  const last = flow.at(-1);

  if (paragraph.role.kind !== 'contents-entry') {
    flow.push({ kind: 'paragraph', paragraph });
  } else if (last?.kind === 'contents') {
    flow[flow.length - 1] = { kind: 'contents', entries: [...last.entries, paragraph] };
  } else {
    flow.push({ kind: 'contents', entries: [paragraph] });
  }
}
