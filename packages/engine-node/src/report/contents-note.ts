import type { Note } from '@octavo/contract/job';
import type { Block, DocumentLayout } from '@octavo/layout/model';

/** Note with the number of headings, tables, pictures and notes found; none when all are zero. */
export function contentsNote({ sections, notes }: DocumentLayout): Note[] {
  const blocks = sections.flatMap((section) => withInner(section.blocks));
  const headings = blocks.filter(
    (block) => block.kind === 'paragraph' && block.role.kind === 'heading',
  ).length;
  const tables = blocks.filter(({ kind }) => kind === 'table').length;
  const pictures = blocks.reduce((sum, block) => sum + picturesOf(block), 0);

  const found = Object.entries({ headings, tables, pictures, notes: notes.length }).filter(
    ([, count]) => count > 0,
  );

  return found.length === 0 ? [] : [{ code: 'conversion-contents', values: Object.fromEntries(found) }];
}

function withInner(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [block, ...block.cells.flatMap((cell) => withInner(cell.blocks))] : [block],
  );
}

function picturesOf(block: Block): number {
  if (block.kind === 'paragraph') {
    return block.inlines.filter(({ kind }) => kind === 'image').length;
  }

  return block.kind === 'figure' ? 1 : 0;
}
