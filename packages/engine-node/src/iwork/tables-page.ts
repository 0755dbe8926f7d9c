import { escapeMarkup } from '@octavo/pdf/text/escape-markup';
import type { IworkCell, IworkTable } from './tables.ts';

/** Most columns that are readable on a portrait page. */
const uprightColumns = 7;

/** True when a table is too wide for portrait paper. */
export function isWide(tables: readonly IworkTable[]): boolean {
  return tables.some(({ rows }) => (rows[0]?.length ?? 0) > uprightColumns);
}

/**
 * HTML page with each table under its name. The first row is the header, and rows are not split across pages.
 */
export function tablesPage(tables: readonly IworkTable[], title: string): string {
  const sections = tables.map(
    ({ name, rows }) => `<section><h1>${escapeMarkup(name)}</h1><table>${rowsOf(rows)}</table></section>`,
  );

  return `<!doctype html><meta charset="utf-8"><title>${escapeMarkup(title)}</title><style>${style}</style>${sections.join('')}`;
}

const style = `
  body { font: 9pt/1.35 "Liberation Sans", "Noto Sans", "Noto Sans CJK JP", sans-serif; margin: 0 }
  section + section { break-before: page }
  h1 { font-size: 12pt; margin: 0 0 6pt }
  table { border-collapse: collapse; width: 100% }
  td, th { border: .5pt solid #999; padding: 2pt 4pt; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  th { background: #eee }
  tr { break-inside: avoid }
  .number { text-align: right }
`;

function rowsOf([head = [], ...body]: IworkTable['rows']): string {
  // A cell merged into the rows below cannot be repeated at the top of each page.
  const repeats = head.every((cell) => cell === null || cell.rows === 1);
  const first = rowOf(head, 'th');

  return `${repeats ? `<thead>${first}</thead>` : first}${body.map((row) => rowOf(row, 'td')).join('')}`;
}

function rowOf(cells: readonly (IworkCell | null)[], tag: 'td' | 'th'): string {
  return `<tr>${cells.map((cell) => (cell === null ? '' : cellOf(cell, tag))).join('')}</tr>`;
}

function cellOf({ text, isNumber, columns, rows }: IworkCell, tag: 'td' | 'th'): string {
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
  const content = escapeMarkup(text).replaceAll('\n', '<br>');

  return `<${tag}${spans}${isNumber ? ' class="number"' : ''}>${content}</${tag}>`;
}
