import type { Block, Paragraph, SourceText } from '@octavo/layout/model';

const thresholds = {
  /** Longest title of a clause, in characters and in words. */
  longest: 70,
  mostWords: 9,
};

/** A clause whose number and title stand on a line of their own, in the letters of its text. */
export interface TitledClause {
  /** The number and the title. */
  readonly title: SourceText;
  /** Offset in the source at which the text of the clause begins; null when that is the next block. */
  readonly textStart: number | null;
}

const namedLabel = /^(?:article|section|clause|chapter|chapitre)\s+(?:\d{1,3}|[IVX]{1,6})\b\s*[.:–—-]?\s*/iu;
const isTitle = /^\p{Lu}[^.!?:;]*$/u;
const isSentence = /^["'“‘«(]?\s?\p{Lu}.*[.!?;:](?:\s|$)/su;
/** The end of a sentence with another one behind it. */
const nextSentence = /\p{L}{2}[.!?]["'”’»)]*\s+["'“‘«(]?\p{Lu}/u;

/**
 * `5. Deposit` above the sentences of the clause, as contracts have it that are typed in one font.
 *
 * @param next the block behind the paragraph, unless that is one of a list
 */
export function titledClause({ role, source }: Paragraph, next: Block | undefined): TitledClause | null {
  if (source === undefined || (role.kind !== 'list-item' && role.kind !== 'body')) {
    return null;
  }

  const { text } = source;
  const isNumbered = role.kind === 'list-item' && role.mark.kind.kind !== 'bullet';
  const label = isNumbered ? source.labelLength : (namedLabel.exec(text)?.[0].length ?? 0);
  const lineEnd = text.indexOf('\n', label);
  const end = lineEnd < 0 ? text.length : lineEnd;

  if (label === 0 || !isShortTitle(text.slice(label, end).trim())) {
    return null;
  }

  if (lineEnd < 0) {
    return next !== undefined && isSentences(next) ? { title: source, textStart: null } : null;
  }

  return isSentence.test(text.slice(end + 1)) ? { title: partBefore(source, end), textStart: end + 1 } : null;
}

function isShortTitle(title: string): boolean {
  return (
    title.length <= thresholds.longest &&
    title.split(/\s+/u).length <= thresholds.mostWords &&
    isTitle.test(title)
  );
}

function isSentences(block: Block): boolean {
  return (
    block.kind === 'paragraph' && block.role.kind === 'body' && isSentence.test(block.source?.text ?? '')
  );
}

/** True for an item of several sentences: clauses stand alone, where the items of a list belong together. */
export function hasSentences({ source }: Paragraph): boolean {
  return source !== undefined && nextSentence.test(source.text.slice(source.labelLength));
}

function partBefore({ text, labelLength, lines }: SourceText, end: number): SourceText {
  const before = lines.map(({ pageIndex, glyphs }) => ({
    pageIndex,
    glyphs: glyphs.filter((glyph) => glyph.end <= end),
  }));

  return { text, labelLength, lines: before.filter(({ glyphs }) => glyphs.length > 0) };
}
