import type { Block, DocumentLayout } from '@octavo/layout/model';

const deepest = 6;

/** Level of a heading in markup, 1 to 6: the title gets 1; without a title, the outermost headings do. */
export function headingLevels({ sections }: DocumentLayout): (level: number) => number {
  const hasTitle = sections.some(({ blocks }) => blocks.some(isTitle));

  return (level) => Math.min(deepest, Math.max(1, hasTitle ? level + 1 : level));
}

function isTitle(block: Block): boolean {
  return block.kind === 'paragraph' && block.role.kind === 'heading' && block.role.level === 0;
}
