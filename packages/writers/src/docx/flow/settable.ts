import type { Block, BlockPosition, DocumentLayout, Paragraph } from '@octavo/layout/model';

/** Largest overlap of the lines of two blocks, in points. */
const overlapPoints = 3;

/**
 * Reorders blocks so that Word can lay them out: pictures below the first part of a paragraph that continues
 * in the next column move before the paragraph, whose lines then follow them.
 */
export function settable(layout: DocumentLayout): DocumentLayout {
  return {
    ...layout,
    sections: layout.sections.map((section) => ({ ...section, blocks: reordered(section.blocks) })),
  };
}

function reordered(blocks: readonly Block[]): Block[] {
  const ordered: Block[] = [];

  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];

    if (block === undefined) {
      break;
    }

    let end = at + 1;

    if (block.kind === 'paragraph' && block.places.length > 1) {
      while (standsUnder(blocks[end], block.places[0])) {
        end += 1;
      }
    }

    const under = blocks.slice(at + 1, end);
    ordered.push(...(block.kind === 'paragraph' ? exchanged(block, under) : [block]));
    at = end - 1;
  }

  return ordered;
}

/** Swaps the first lines of a paragraph with the blocks under them. */
function exchanged(paragraph: Paragraph, under: readonly Block[]): Block[] {
  const [first, ...others] = paragraph.places;
  const top = under[0]?.places[0].box.top;
  const bottom = under.at(-1)?.places[0].box.bottom;

  if (top === undefined || bottom === undefined) {
    return [paragraph];
  }

  return [
    ...under.map((block) => lifted(block, top - first.box.top)),
    { ...paragraph, places: [lowered(first, bottom - first.box.bottom), ...others] },
  ];
}

function lifted(block: Block, points: number): Block {
  const [first, ...others] = block.places;

  switch (block.kind) {
    case 'figure':
    case 'floating-text':
      return { ...block, places: [lowered(first, -points)] };
    default:
      return { ...block, places: [lowered(first, -points), ...others] };
  }
}

function lowered({ box, ...place }: BlockPosition, points: number): BlockPosition {
  return { ...place, box: { ...box, top: box.top + points, bottom: box.bottom + points } };
}

function standsUnder(block: Block | undefined, { pageIndex, box }: BlockPosition): boolean {
  const place = block?.places[0];

  return (
    place !== undefined &&
    place.pageIndex === pageIndex &&
    place.box.top > box.bottom - overlapPoints &&
    place.box.left < box.right &&
    place.box.right > box.left
  );
}
