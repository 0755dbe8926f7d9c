import type { Block, DocumentLayout, Place } from '../layout/model.ts';

/** Lines of two blocks may overlap a little, in points. */
const overlapPoints = 3;

/**
 * A document in an order that Word can set: a picture at the foot of the column that a paragraph leaves in the middle
 * of a sentence comes before the paragraph, whose lines then stand under it instead of over it.
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

    ordered.push(...blocks.slice(at + 1, end), block);
    at = end - 1;
  }

  return ordered;
}

function standsUnder(block: Block | undefined, { pageIndex, box }: Place): boolean {
  const place = block?.places[0];

  return (
    place !== undefined &&
    place.pageIndex === pageIndex &&
    place.box.top > box.bottom - overlapPoints &&
    place.box.left < box.right &&
    place.box.right > box.left
  );
}
