import type { TagElement } from '@octavo/pdf/content/page-content';

/** Types within a paragraph (ISO 32000-2, 14.8.4.7): the element that contains them is the paragraph. */
const inline =
  /^(Span|Link|Annot|Quote|Em|Strong|Sub|Reference|Lbl|LBody|Ruby|R[BTP]|Warichu|W[TP]|NonStruct|Private|BibEntry|Form|Formula)$/;

/** Types whose content is a block. */
const block = /^(P|H\d*|Title|LI|TOCI|Caption|Note|FENote|TD|TH|BlockQuote|Code|Figure)$/;

/** Types that contain blocks and no text of their own. */
const grouping = /^(Document|DocumentFragment|Part|Art|Sect|Aside|L|TOC|Table|TR|THead|TBody|TFoot|Index)$/;

/** Containers that form one block with their first paragraph: a list item and its text. */
const single = /^(LI|TOCI|Note|FENote)$/;

/** No block. */
export const none = -1;

/**
 * Returns for every element of a tag tree the block that its content is part of, -1 for none. Paragraphs,
 * headings, items and cells are blocks; inline elements belong to the block that contains them. Elements of
 * other types are blocks when there is no block below them: many producers use `Div` for all paragraphs.
 */
export function tagBlocks(tags: readonly TagElement[]): readonly number[] {
  const holders = holdersOf(tags);
  const blocks: number[] = [];
  const opened = new Set<number>();
  const inLabel: boolean[] = [];

  for (const [index, { type, parent }] of tags.entries()) {
    const around = blocks[parent] ?? none;
    inLabel.push(type === 'Lbl' || inLabel[parent] === true);

    blocks.push(ownBlock(index, type, around));
  }

  return blocks;

  function ownBlock(index: number, type: string, around: number): number {
    const isWithin = inline.test(type) || (type === 'Code' && around !== none);

    if (isWithin) {
      return around;
    }

    const isOne = type === 'P' && around !== none && single.test(tags[around]?.type ?? '');

    if (isOne && inLabel[index] === true) {
      return around;
    }

    if (isOne && !opened.has(around)) {
      opened.add(around);

      return around;
    }

    if (grouping.test(type)) {
      return none;
    }

    return block.test(type) || !holders.has(index) ? index : none;
  }
}

/** Elements with blocks below them. */
function holdersOf(tags: readonly TagElement[]): ReadonlySet<number> {
  const holders = new Set<number>();

  // Parents precede their children: from the end, everything below an element is known before it.
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const { type, parent } = tags[index]!;

    if (!inline.test(type) || holders.has(index)) {
      holders.add(parent);
    }
  }

  return holders;
}
