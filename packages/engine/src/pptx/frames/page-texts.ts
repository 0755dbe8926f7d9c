import type { Block, DocumentLayout, FloatingText, Paragraph, Table } from '../../layout/model.ts';

/** What a page says, in reading order. */
export type PageText = Paragraph | Table | FloatingText;

/** The texts and tables of a page, with what the layout keeps apart as header, footer and notes. */
export function pageTexts(layout: DocumentLayout, pageIndex: number): readonly PageText[] {
  const sections = layout.sections.filter(
    ({ firstPage, lastPage }) => firstPage <= pageIndex && lastPage >= pageIndex,
  );
  const blocks: readonly Block[] = [
    ...sections.flatMap(({ headers }) => headers.flatMap((header) => header.blocks)),
    ...sections.flatMap((section) => section.blocks),
    ...layout.notes.flatMap((note) => note.blocks),
    ...sections.flatMap(({ footers }) => footers.flatMap((footer) => footer.blocks)),
  ];

  return blocks.filter(
    (block): block is PageText =>
      block.kind !== 'figure' && block.places.some((place) => place.pageIndex === pageIndex),
  );
}
