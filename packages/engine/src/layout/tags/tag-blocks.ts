import type { TagElement } from '../page-content.ts';

/** Types that stand within a paragraph (ISO 32000-2, 14.8.4.7): what holds them is the paragraph. */
const inline =
  /^(Span|Link|Annot|Quote|Em|Strong|Sub|Reference|Lbl|LBody|Ruby|R[BTP]|Warichu|W[TP]|NonStruct|Private|BibEntry|Form|Formula)$/;

/** Types whose content is a block. */
const block = /^(P|H\d*|Title|LI|TOCI|Caption|Note|FENote|TD|TH|BlockQuote|Code|Figure)$/;

/** Types that hold blocks and no text of their own. */
const grouping = /^(Document|DocumentFragment|Part|Art|Sect|Aside|L|TOC|Table|TR|THead|TBody|TFoot|Index)$/;

/** Holders that their first paragraph is one with: the item of a list and its text. */
const single = /^(LI|TOCI|Note|FENote)$/;

/** No block. */
export const none = -1;

/**
 * For every element of a tag tree the block that its content is a part of, -1 for none. Paragraphs, headings, items
 * and cells are blocks; what stands within a line belongs to what it stands in. Elements of other types are blocks
 * when no block stands below them: many makers know no paragraph but `Div`.
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

/** The elements that blocks stand below. */
function holdersOf(tags: readonly TagElement[]): ReadonlySet<number> {
  const holders = new Set<number>();

  // Parents stand before their children: from the end, all below an element is known before it.
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const { type, parent } = tags[index]!;

    if (!inline.test(type) || holders.has(index)) {
      holders.add(parent);
    }
  }

  return holders;
}
