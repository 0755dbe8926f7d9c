import type {
  Block,
  DocumentLayout,
  Figure,
  Inline,
  ListMarker,
  Paragraph,
  Section,
  Table,
  TableCell,
  TextRun,
  TextStyle,
} from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';

export const bodyStyle: TextStyle = {
  family: 'Liberation Serif',
  serif: true,
  fixedPitch: false,
  sizePoints: 12,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  colour: '000000',
  highlight: null,
  position: 'normal',
};

export const stroke = { widthPoints: 0.5, colour: '000000' } as const;
const grid = { top: stroke, right: stroke, bottom: stroke, left: stroke };

let ids = 0;

/** Number that no other block has. */
function nextId(): number {
  ids += 1;

  return ids;
}

export function textRun(text: string, style: Partial<TextStyle> = {}, link: TextRun['link'] = null): TextRun {
  return { kind: 'text', text, style: { ...bodyStyle, ...style }, link };
}

/** A one-line paragraph at this distance from the top of the page. */
export function madeParagraph(
  content: string | readonly Inline[],
  top: number,
  more: Partial<Paragraph> = {},
): Paragraph {
  return {
    kind: 'paragraph',
    id: nextId(),
    role: { kind: 'body' },
    inlines: typeof content === 'string' ? [textRun(content)] : content,
    alignment: 'left',
    direction: 'ltr',
    vertical: false,
    indentLeft: 0,
    indentRight: 0,
    firstLineIndent: 0,
    spaceBefore: 0,
    lineSpacing: 13.8,
    tabStops: [],
    background: null,
    ruleAbove: null,
    ruleBelow: null,
    frame: null,
    places: [{ pageIndex: 0, box: { left: 72, top, right: 523, bottom: top + 13.8 } }],
    lineCount: 1,
    ...more,
  };
}

export function madeHeading(
  level: number,
  text: string,
  top: number,
  more: Partial<Paragraph> = {},
): Paragraph {
  const style = { sizePoints: 20 - 2 * level, bold: true };

  return madeParagraph([textRun(text, style)], top, { role: { kind: 'heading', level }, ...more });
}

export function madeItem(mark: ListMarker, text: string, top: number): Paragraph {
  const indentLeft = 36 + 18 * mark.level;

  return madeParagraph(text, top, { role: { kind: 'list-item', mark }, indentLeft, firstLineIndent: -18 });
}

export function bullet(list: number, level = 0, character = '•'): ListMarker {
  return { list, level, label: character, kind: { kind: 'bullet', character } };
}

export function number(list: number, value: number, level = 0, outerLevels = 0): ListMarker {
  const kind = { kind: 'number', format: 'decimal', value, before: '', after: '.', outerLevels } as const;

  return { list, level, label: `${value}.`, kind };
}

/** A ruled table of texts; a text spans the cells right of it and below it that are null. */
export function madeTable(
  rows: readonly (readonly (string | null)[])[],
  box: Box,
  more: Partial<Table> = {},
): Table {
  const columns = rows[0]?.length ?? 0;
  const width = (box.right - box.left) / columns;
  const height = (box.bottom - box.top) / rows.length;
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column): TableCell[] => {
      if (text === null) {
        return [];
      }

      const columnSpan = spanOf(texts.slice(column + 1));
      const rowSpan = spanOf(rows.slice(row + 1).map((below) => below[column] ?? null));
      const left = box.left + column * width;
      const top = box.top + row * height;
      const place = {
        pageIndex: 0,
        box: { left, top, right: left + columnSpan * width, bottom: top + rowSpan * height },
      };
      const held = madeParagraph(text, top + 3, {
        indentLeft: 4,
        places: [
          {
            pageIndex: 0,
            box: { left: left + 4, top: top + 3, right: left + width - 6, bottom: top + 16.8 },
          },
        ],
      });

      return [
        {
          row,
          column,
          rowSpan,
          columnSpan,
          blocks: text === '' ? [] : [held],
          background: null,
          borders: grid,
          verticalAlignment: 'top',
          turned: null,
          place,
        },
      ];
    }),
  );

  return {
    kind: 'table',
    id: nextId(),
    columnWidths: Array.from({ length: columns }, () => width),
    rowHeights: Array.from({ length: rows.length }, () => height),
    headerRows: 0,
    cells,
    ruled: true,
    indentLeft: 0,
    spaceBefore: 0,
    places: [{ pageIndex: 0, box }],
    ...more,
  };
}

function spanOf(following: readonly (string | null)[]): number {
  const end = following.findIndex((text) => text !== null);

  return 1 + (end === -1 ? following.length : end);
}

export function madeFigure(box: Box, more: Partial<Figure> = {}): Figure {
  return {
    kind: 'figure',
    id: nextId(),
    source: { kind: 'region', withText: true, objects: null },
    alternative: null,
    placement: 'block',
    behindText: false,
    alignment: 'left',
    angle: 0,
    spaceBefore: 0,
    places: [{ pageIndex: 0, box }],
    ...more,
  };
}

/** A section of A4 pages. */
export function madeSection(blocks: readonly Block[], more: Partial<Section> = {}): Section {
  return {
    widthPoints: 595,
    heightPoints: 842,
    margins: { left: 72, top: 72, right: 72, bottom: 72 },
    columns: [{ left: 72, right: 523 }],
    columnRule: false,
    startsPage: true,
    firstPage: 0,
    lastPage: 0,
    headers: [],
    footers: [],
    firstPageNumber: null,
    blocks,
    ...more,
  };
}

export function madeLayout(sections: readonly Section[], more: Partial<DocumentLayout> = {}): DocumentLayout {
  return {
    title: null,
    author: null,
    language: null,
    pageCount: 1,
    sections,
    notes: [],
    bodyStyle,
    ...more,
  };
}
