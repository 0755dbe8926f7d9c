import { pagePartsOf } from '@octavo/layout/document/page-parts';
import type { Block } from '@octavo/layout/model';
import { readColumns } from '@octavo/layout/page/read-page';
import { layoutOf } from '@octavo/layout/read-layout';
import { type Survey, surveyOf } from '@octavo/layout/survey';
import type { FoundTable } from '@octavo/layout/table/found-table';
import { textOf } from '@octavo/layout/text/inlines';
import type { Box, DocumentContent } from '@octavo/pdf/content/page-content';
import { documentTables } from '@octavo/writers/xlsx/document-tables';

/** Steps of layout analysis in the order in which they run. */
export type LayoutStage = 'tables' | 'columns' | 'lines' | 'blocks' | 'sheets';

/** One result of a stage on one page. */
export interface StageItem {
  readonly stage: LayoutStage;
  readonly pageIndex: number;
  /** Null for a result without a position. */
  readonly box: Box | null;
  readonly text: string;
  /** Everything else that the stage decided, as JSON. */
  readonly details: string;
}

/**
 * Results of each stage of layout analysis, in order. `sheets` are the tables as a spreadsheet shows them,
 * which are found separately.
 */
export function layoutStages(content: DocumentContent): StageItem[] {
  const survey = surveyForStages(content);

  return [...tableStage(survey), ...columnStages(survey), ...blockStage(survey), ...sheetStage(content)];
}

/** The survey that the stages of the layout model begin with; drawings are taken apart, as for a presentation. */
export function surveyForStages(content: DocumentContent): Survey {
  return surveyOf(content, { acrossPages: true, drawingParts: true });
}

export function tableStage({ tables }: Survey): StageItem[] {
  return tables.flatMap(tableItems);
}

function tableItems({ places, cells, columnWidths, rowHeights, ...table }: FoundTable): StageItem[] {
  const size = `${rowHeights.length} × ${columnWidths.length}`;
  const { ruled } = table;
  const details = detailsOf({ ...table, columnWidths, rowHeights });

  return [
    ...places.map(
      ({ pageIndex, box }): StageItem => ({
        stage: 'tables',
        pageIndex,
        box,
        text: `${ruled ? 'ruled' : 'aligned'} table of ${size}`,
        details,
      }),
    ),
    ...cells.flatMap(({ glyphs, tables, place: { pageIndex, box }, ...cell }) => [
      {
        stage: 'tables' as const,
        pageIndex,
        box,
        text: `cell ${cell.row + 1}, ${cell.column + 1}: ${glyphs.map(({ text }) => text).join('')}`,
        details: detailsOf(cell),
      },
      ...tables.flatMap(tableItems),
    ]),
  ];
}

/** Columns and their lines. */
export function columnStages(survey: Survey): StageItem[] {
  return pagePartsOf(survey).pages.flatMap((page) => {
    const { pageIndex } = page.content;
    const read = readColumns(page);
    const columns = read.map(
      ({ column, bounds, boxes }): StageItem => ({
        stage: 'columns',
        pageIndex,
        box: { ...column, ...bounds },
        text: `column in band ${column.band}`,
        details: detailsOf(boxes.length),
      }),
    );
    const lines = read.flatMap((column) =>
      column.lines.map((line): StageItem => {
        const { left, top, right, bottom, text, baseline, sizePoints, direction } = line;

        return {
          stage: 'lines',
          pageIndex,
          box: { left, top, right, bottom },
          text,
          details: detailsOf({ baseline, sizePoints, direction }),
        };
      }),
    );

    return [...columns, ...lines];
  });
}

export function blockStage(survey: Survey): StageItem[] {
  const { sections, notes } = layoutOf(survey);

  return [
    ...sections.flatMap(({ blocks, headers, footers, ...section }) => [
      {
        stage: 'blocks' as const,
        pageIndex: section.firstPage,
        box: null,
        text: `section of ${section.columns.length} columns`,
        details: detailsOf(section),
      },
      ...headers.flatMap((header) =>
        header.blocks.map((block) => blockItem(block, `${header.pages} header `)),
      ),
      ...footers.flatMap((footer) =>
        footer.blocks.map((block) => blockItem(block, `${footer.pages} footer `)),
      ),
      ...blocks.map((block) => blockItem(block, '')),
    ]),
    ...notes.flatMap((note) => note.blocks.map((block) => blockItem(block, `note ${note.mark} `))),
  ];
}

function blockItem(block: Block, where: string): StageItem {
  const { places, ...details } = block;
  const [{ pageIndex, box }] = places;

  return {
    stage: 'blocks',
    pageIndex,
    box,
    text: `${where}${labelOf(block)}`,
    details: detailsOf({ ...details, pieces: places.length }),
  };
}

function labelOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph': {
      const { role, alignment, inlines } = block;
      const name =
        role.kind === 'heading'
          ? `heading ${role.level}`
          : role.kind === 'list-item'
            ? `item ${role.mark.label}`
            : role.kind;

      return `${name}, ${alignment}: ${textOf(inlines)}`;
    }
    case 'table':
      return `table of ${block.rowHeights.length} × ${block.columnWidths.length}`;
    case 'figure':
      return `${block.placement} figure`;
    case 'floating-text':
      return `floating text: ${block.blocks.map(({ inlines }) => textOf(inlines)).join(' / ')}`;
  }
}

/** The tables as a spreadsheet shows them. */
export function sheetStage(content: DocumentContent): StageItem[] {
  return documentTables(content, false).tables.flatMap(
    ({ pageIndex, cells, columnWidths, rows, ...table }) => [
      {
        stage: 'sheets' as const,
        pageIndex,
        box: null,
        text: `sheet of ${rows} × ${columnWidths.length}: ${table.name ?? ''}`,
        details: detailsOf({ ...table, columnWidths }),
      },
      ...cells.map(
        ({ row, column, text, ...cell }): StageItem => ({
          stage: 'sheets',
          pageIndex,
          box: null,
          text: `cell ${row + 1}, ${column + 1}: ${text}`,
          details: detailsOf(cell),
        }),
      ),
    ],
  );
}

/** JSON with lengths rounded to a tenth of a point. Ids are left out, since a block more changes all others. */
function detailsOf(value: unknown): string {
  return JSON.stringify(value, (key, part) =>
    key === 'id' ? undefined : typeof part === 'number' ? Math.round(part * 10) / 10 : part,
  );
}
