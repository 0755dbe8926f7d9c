import { meet } from '@octavo/layout/boxes';
import type { Block, DocumentLayout, Inline, Paragraph } from '@octavo/layout/model';
import type { Box, Colour } from '@octavo/pdf/content/page-content';

/** Area of drawn content that text may lie on. */
interface TextBackground {
  readonly pageIndex: number | 'all';
  readonly box: Box;
}

/** Lighter text is invisible on paper. */
const lightest = 0.8;

const black: Colour = '000000';

/**
 * Makes light text readable, because its background may not have been converted. Black is written as Word's
 * automatic colour, which is white on dark shading.
 */
export function legible(layout: DocumentLayout): DocumentLayout {
  return {
    ...layout,
    sections: layout.sections.map((section) => {
      const grounds = [
        ...section.blocks.flatMap((block) => groundOf(block, null)),
        ...section.headers.flatMap(({ pages, blocks }) =>
          pages === 'first' ? [] : blocks.flatMap((block) => groundOf(block, 'all')),
        ),
      ];

      return { ...section, blocks: section.blocks.map((block) => legibleBlock(block, grounds)) };
    }),
  };
}

function legibleBlock(block: Block, grounds: readonly TextBackground[]): Block {
  if (block.kind === 'paragraph') {
    return hasLight(block) && !grounds.some((ground) => liesUnder(ground, block)) ? darkened(block) : block;
  }

  if (block.kind !== 'table') {
    return block;
  }

  const cells = block.cells.map((cell) => ({
    ...cell,
    blocks: cell.blocks.map((held) => legibleBlock(held, grounds)),
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

function liesUnder({ pageIndex, box }: TextBackground, { places: [text] }: Paragraph): boolean {
  return (pageIndex === 'all' || pageIndex === text.pageIndex) && meet(box, text.box);
}

/** Drawn areas of a block that text can lie on. */
function groundOf(block: Block, pages: 'all' | null): TextBackground[] {
  if (block.kind !== 'figure' && block.kind !== 'floating-text') {
    return [];
  }

  const [{ pageIndex, box }] = block.places;

  return [{ pageIndex: pages ?? pageIndex, box }];
}

/** Approximate relative luminance, from 0 to 1. */
function luminance(colour: Colour): number {
  const value = Number.parseInt(colour, 16);

  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
}
