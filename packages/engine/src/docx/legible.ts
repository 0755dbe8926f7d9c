import { meet } from '../layout/boxes.ts';
import type { Block, DocumentLayout, Figure, Inline, Paragraph } from '../layout/model.ts';
import type { Colour } from '../layout/page-content.ts';

/** Lighter than this, text is not seen on paper. */
const lightest = 0.8;

const black: Colour = '000000';

/**
 * A document whose light text can be read: what lay behind it on the page may not have come along. Black is written as
 * the colour that Word chooses, which is white on dark shading.
 */
export function legible(layout: DocumentLayout): DocumentLayout {
  return {
    ...layout,
    sections: layout.sections.map((section) => {
      const figures = section.blocks.filter((block) => block.kind === 'figure');

      return { ...section, blocks: section.blocks.map((block) => legibleBlock(block, figures)) };
    }),
  };
}

function legibleBlock(block: Block, figures: readonly Figure[]): Block {
  if (block.kind === 'paragraph') {
    return hasLight(block) && !figures.some((figure) => liesUnder(figure, block)) ? darkened(block) : block;
  }

  if (block.kind !== 'table') {
    return block;
  }

  const cells = block.cells.map((cell) => ({
    ...cell,
    blocks: cell.blocks.map((held) => legibleBlock(held, figures)),
  }));

  return { ...block, cells };
}

function hasLight({ inlines }: Paragraph): boolean {
  return inlines.some((inline) => 'style' in inline && luminance(inline.style.colour) > lightest);
}

function darkened(paragraph: Paragraph): Paragraph {
  const inlines = paragraph.inlines.map(
    (inline): Inline =>
      'style' in inline && luminance(inline.style.colour) > lightest
        ? { ...inline, style: { ...inline.style, colour: black } }
        : inline,
  );

  return { ...paragraph, inlines };
}

function liesUnder({ places: [figure] }: Figure, { places: [text] }: Paragraph): boolean {
  return figure.pageIndex === text.pageIndex && meet(figure.box, text.box);
}

/** Relative luminance, near enough, from 0 to 1. */
function luminance(colour: Colour): number {
  const value = Number.parseInt(colour, 16);

  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
}
