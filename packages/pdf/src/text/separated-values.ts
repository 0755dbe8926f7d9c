/** A table in text form: rows of separated fields (RFC 4180 and its variants). */
export interface SeparatedTable {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
  readonly columns: number;
  /** True when the first row contains column names. */
  readonly hasHeader: boolean;
  /** True for each column that is mostly numeric. */
  readonly numeric: readonly boolean[];
}

const separators = [',', ';', '\t', '|'] as const;

/** Number of rows used to compare separators. */
const comparedRows = 50;

/** Parses a table, with the separator it declares (`sep=;`) or the one that gives the most uniform rows. */
export function readSeparated(text: string): SeparatedTable {
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const separator = named ?? likeliestSeparator(body);
  const rows = parseRows(body, separator, Number.POSITIVE_INFINITY);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const numeric = Array.from({ length: columns }, (_, column) => isNumeric(rows, column));
  const [first = []] = rows;
  const hasHeader = rows.length > 1 && first.every((field) => field !== '' && !isNumber(field));

  return { separator, rows, columns, hasHeader, numeric };
}

/** Writes rows as comma-separated, quoted fields. */
export function writeSeparated(rows: SeparatedTable['rows']): string {
  return rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')).join('\n');
}

function likeliestSeparator(text: string): string {
  const scores = separators.map((separator) => ({ separator, score: evenness(text, separator) }));
  const [best] = scores.sort((one, other) => other.score - one.score);

  return best?.separator ?? ',';
}

/** Share of rows with the most common field count; 0 for a separator that does not occur. */
function evenness(text: string, separator: string): number {
  const rows = parseRows(text, separator, comparedRows).filter((row) => row.length > 1 || row[0] !== '');
  const counts = new Map<number, number>();

  for (const { length } of rows) {
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }

  const [[fields, times] = [1, 0]] = [...counts].sort(([, one], [, other]) => other - one);

  // Of two equally uniform separators, the one with more fields wins.
  return fields === 1 ? 0 : times / rows.length + fields / 10_000;
}

function parseRows(text: string, separator: string, limit: number): string[][] {
  const rows: string[][] = [];
  const stop = new RegExp(
    `[${separator === '|' || separator === '\t' ? `\\${separator === '|' ? '|' : 't'}` : separator}\\r\\n]`,
    'g',
  );
  let row: string[] = [];
  let at = 0;

  while (at < text.length && rows.length < limit) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at, stop);
    row.push(field.value);
    at = field.end;

    if (text[at] === separator) {
      at += 1;

      if (at === text.length) {
        row.push('');
      }

      continue;
    }

    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }

  if (row.length > 0 && rows.length < limit) {
    rows.push(row);
  }

  return rows;
}

function plainField(text: string, start: number, stop: RegExp): { value: string; end: number } {
  stop.lastIndex = start;
  const end = stop.exec(text)?.index ?? text.length;

  return { value: text.slice(start, end), end };
}

/**
 * Reads a quoted field with doubled quotes inside; an unclosed field takes the rest of the text. Text after
 * the closing quote is kept.
 */
function quotedField(text: string, start: number): { value: string; end: number } {
  let value = '';

  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);

    if (quote === -1) {
      return { value: value + text.slice(at), end: text.length };
    }

    value += text.slice(at, quote);

    if (text[quote + 1] !== '"') {
      return { value, end: quote + 1 };
    }

    value += '"';
    at = quote + 2;
  }
}

function isNumeric(rows: SeparatedTable['rows'], column: number): boolean {
  const fields = rows
    .slice(1)
    .map((row) => row[column]?.trim() ?? '')
    .filter((field) => field !== '');

  return fields.length > 0 && fields.filter(isNumber).length >= fields.length * 0.8;
}

function isNumber(field: string): boolean {
  return /^[-+(]?[$€£¥]?\s?\d[\d\s.,'’]*\)?\s?[%$€£¥]?$/.test(field.trim());
}
