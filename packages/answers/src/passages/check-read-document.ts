import type { ReadDocument } from './passage.ts';

/** Largest values that a reading of any real file has, far above what is common. */
const most = {
  pages: 50_000,
  passages: 1_000_000,
  textCharacters: 1_000_000,
  headings: 64,
  /** Distance from the corner of the page, in points: 70 metres. */
  points: 200_000,
};

type Table = Readonly<Record<string, unknown>>;

/**
 * The given value as a document, or null when it is not one: readings run in a sandbox that is not trusted. Ranking and
 * citations rely on every offset, page and position that is checked here. Written out, as a schema would take longer
 * than the index.
 *
 * @param firstIndex index of its first page in the file
 */
export function checkedDocument(value: unknown, firstIndex = 0): ReadDocument | null {
  if (
    !isTable(value) ||
    value['version'] !== 1 ||
    !isTextOrNull(value['title'], most.textCharacters) ||
    !isTextOrNull(value['language'], 16) ||
    !isListOf(value['pages'], most.pages, isPage) ||
    !isListOf(value['asides'] ?? [], most.passages, (aside) => isText(aside, most.textCharacters))
  ) {
    return null;
  }

  const endIndex = firstIndex + value['pages'].length;

  // Every part was just checked: the one cast from what was parsed to its type.
  return isListOf(value['passages'], most.passages, (passage) => isPassage(passage, firstIndex, endIndex))
    ? (value as unknown as ReadDocument)
    : null;
}

function isPage(page: unknown): boolean {
  return (
    isTable(page) &&
    isLength(page['width']) &&
    isLength(page['height']) &&
    ['text', 'scanned', 'unread', 'empty'].includes(page['state'] as string)
  );
}

function isPassage(passage: unknown, firstIndex: number, endIndex: number): boolean {
  if (!isTable(passage) || !isText(passage['text'], most.textCharacters)) {
    return false;
  }

  const { length } = passage['text'];

  return (
    ['text', 'row', 'note', 'heading'].includes(passage['kind'] as string) &&
    isListOf(passage['headings'], most.headings, (heading) => isText(heading, most.textCharacters)) &&
    isListOf(passage['sentences'], length, (span) => isSpan(span, length)) &&
    // A line has letters of the text, or marks of letters beside them.
    isListOf(passage['lines'], most.textCharacters, (line) => isLine(line, length, firstIndex, endIndex)) &&
    (passage['row'] === undefined || isRow(passage['row'], length))
  );
}

function isLine(line: unknown, length: number, firstIndex: number, endIndex: number): boolean {
  return (
    isTable(line) &&
    isIndex(line['page'], endIndex - 1) &&
    line['page'] >= firstIndex &&
    isPosition(line['top']) &&
    isPosition(line['bottom']) &&
    (line['sideways'] === undefined || typeof line['sideways'] === 'boolean') &&
    areWords(line['words'], length)
  );
}

/** Four numbers for each word: start and end in the text, left and right. */
function areWords(words: unknown, length: number): boolean {
  if (!Array.isArray(words) || words.length % 4 !== 0 || words.length > 4 * most.textCharacters) {
    return false;
  }

  for (let at = 0; at < words.length; at += 4) {
    if (
      !isIndex(words[at], length) ||
      !isIndex(words[at + 1], length) ||
      (words[at + 1] > 0 && words[at] >= words[at + 1]) ||
      !isPosition(words[at + 2]) ||
      !isPosition(words[at + 3])
    ) {
      return false;
    }
  }

  return true;
}

function isRow(row: unknown, length: number): boolean {
  return (
    isTable(row) &&
    isIndex(row['table'], most.passages) &&
    isText(row['label'], most.textCharacters) &&
    isTextOrNull(row['section'], most.textCharacters) &&
    isListOf(
      row['cells'],
      length + 1,
      (cell) => isTable(cell) && isSpan(cell, length) && isText(cell['header'], most.textCharacters),
    )
  );
}

function isSpan(span: unknown, length: number): boolean {
  return (
    isTable(span) &&
    isIndex(span['start'], length) &&
    isIndex(span['end'], length) &&
    span['start'] <= span['end']
  );
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, longest: number, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length <= longest && value.every(isItem);
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isTextOrNull(value: unknown, longest: number): boolean {
  return value === null || isText(value, longest);
}

function isIndex(value: unknown, largest: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largest;
}

/** Also false for numbers that are not finite. */
function isPosition(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= most.points;
}

function isLength(value: unknown): boolean {
  return isPosition(value) && (value as number) >= 0;
}
