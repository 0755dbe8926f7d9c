import type { BlockPosition, RunningText, Section, Table } from '@octavo/layout/model';
import { xml } from '../../ooxml/xml.ts';
import { footerHeight, type SectionFlow } from '../flow/flow.ts';
import { twips } from '../units.ts';
import { hasFirst } from './running-text.ts';

/**
 * Free space below the last line of a page, so that an extra line does not cause an extra page, in points.
 */
const slackPoints = 28;
/** The same when another font takes more lines on each page. */
const wideSlackPoints = 56;
/**
 * Share of a line left free where text continues on the next page; less than 1, so that another line does not
 * fit.
 */
const shareOfLine = 0.8;
/**
 * The same in lines when another font sometimes takes more lines; an early break is better than an extra
 * page.
 */
const sharesOfLines = 2.2;
/** Height of an empty header. */
const emptyPoints = 1;
/** Longest page side in Word (`ST_TwipsMeasure` of 17.6.13): 22 inches. */
const longestSide = 22 * 72;
/** Extra width, so that lines that just fit also fit in other programs. */
const sidePoints = 0.6;

/**
 * Properties of a section, in the order of CT_SectPr (17.6.17).
 *
 * @param exact true when the fonts are as wide as those of the source
 * @param restart number of its first page when it does not continue from the previous page, otherwise null
 */
export function sectionProperties(
  section: Section,
  flow: SectionFlow,
  {
    references,
    exact,
    restart,
  }: { readonly references: string; readonly exact: boolean; readonly restart: number | null },
): string {
  const { widthPoints, heightPoints, columns, headers, footers } = section;
  const [first] = columns;
  const last = columns.at(-1);
  const [width, height] = [Math.min(widthPoints, longestSide), Math.min(heightPoints, longestSide)];
  // Margins keep their proportions on a page whose size is limited.
  const [across, down] = [width / widthPoints, height / heightPoints];
  const [top, bottom] = [flow.top * down, bottomMargin(section, flow, exact) * down];
  // An empty header would push down the text at its height.
  const margins = {
    'w:top': twips(top),
    'w:right': twips(Math.max(0, widthPoints - (last?.right ?? widthPoints) - sidePoints) * across),
    'w:bottom': twips(bottom),
    'w:left': twips((first?.left ?? section.margins.left) * across),
    'w:header': twips(Math.max(0, Math.min(distanceOf(headers), top - emptyPoints))),
    'w:footer': twips(Math.max(0, Math.min(distanceOf(footers), bottom - emptyPoints))),
    'w:gutter': 0,
  };

  return xml(
    'w:sectPr',
    {},
    references,
    xml('w:type', { 'w:val': section.startsPage ? 'nextPage' : 'continuous' }),
    xml('w:pgSz', {
      'w:w': twips(width),
      'w:h': twips(height),
      'w:orient': widthPoints > heightPoints ? 'landscape' : null,
    }),
    xml('w:pgMar', margins),
    restart === null ? '' : xml('w:pgNumType', { 'w:start': restart }),
    columnsOf(section),
    hasFirst(section) ? xml('w:titlePg') : '',
    isVertical(section) ? xml('w:textDirection', { 'w:val': 'tbRl' }) : '',
  );
}

function columnsOf({ columns, columnRule }: Section): string {
  if (columns.length < 2) {
    return xml('w:cols', { 'w:space': 720 });
  }

  const each = columns.map(({ left, right }, index) => {
    const next = columns[index + 1];

    return xml('w:col', {
      'w:w': twips(right - left + (next === undefined ? sidePoints : 0)),
      'w:space': next === undefined ? 0 : twips(Math.max(0, next.left - right)),
    });
  });

  return xml(
    'w:cols',
    { 'w:num': columns.length, 'w:sep': columnRule ? true : null, 'w:space': 0, 'w:equalWidth': '0' },
    ...each,
  );
}

function bottomMargin(section: Section, { bottom }: SectionFlow, exact: boolean): number {
  const runningOn = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.places.length > 1
      ? [block.lineSpacing * (exact ? shareOfLine : sharesOfLines)]
      : [],
  );
  const most = exact ? slackPoints : wideSlackPoints;
  const slack = Math.min(most, ...runningOn, ...roomBelowRows(section, bottom));

  return Math.max(footerHeight(section), section.heightPoints - bottom - slack, 0);
}

/** Slack below table rows that end a page, too small for the next row to fit. */
function roomBelowRows({ blocks }: Section, bottom: number): number[] {
  const tables = blocks.filter((block) => block.kind === 'table' && block.places.length > 1);

  return tables.flatMap((table) =>
    table.kind === 'table'
      ? table.rowHeights.flatMap((height, row) => {
          const [above, below] = [placeOfRow(table, row - 1), placeOfRow(table, row)];
          const room = (above?.box.bottom ?? 0) + height - bottom;

          return above !== null && below !== null && above.pageIndex < below.pageIndex && room > 0
            ? [room * shareOfLine]
            : [];
        })
      : [],
  );
}

function placeOfRow({ cells }: Table, row: number): BlockPosition | null {
  return cells.find((cell) => cell.row === row && cell.rowSpan === 1)?.place ?? null;
}

function distanceOf(texts: readonly RunningText[]): number {
  return texts.length === 0 ? 36 : Math.max(0, Math.min(...texts.map(({ distance }) => distance)));
}

function isVertical({ blocks }: Section): boolean {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []));

  return paragraphs.length > 0 && paragraphs.every(({ vertical }) => vertical);
}
