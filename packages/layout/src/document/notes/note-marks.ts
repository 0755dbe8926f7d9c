import type { PageGlyph } from '@octavo/pdf/content/page-content';
import type { TextLine } from '../../text/lines.ts';

const thresholds = {
  /** Largest size of a note mark, in multiples of the font size of its line. */
  markSize: 0.85,

  /** Smallest rise of a note mark above the baseline, in multiples of the font size. */
  markRise: 0.12,

  /** Number of characters before a mark that are searched for its kind. */
  before: 12,
};

/** Text that may mark a note, both in the running text and at the start of the note. */
const markText = /^(?:\d{1,3}|[a-z]|[*∗⁎†‡§¶‖#]{1,4})$/u;
const symbolsOnly = /^[*∗⁎†‡§¶‖#]+$/u;

/** Note mark at the start of a line. */
export interface LeadingMark {
  readonly text: string;
  /** Number of glyphs of the line that form the mark. */
  readonly glyphs: number;
  readonly raised: boolean;
}

/** Note mark within the text. */
export interface StandingMark {
  readonly text: string;
  readonly glyphs: readonly PageGlyph[];
  /** True when it may be an exponent instead. */
  readonly doubtful: boolean;
}

/** Normalizes the spelling of a mark. */
function plainMark(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[∗⁎]/g, '*')
    .replace(/[[\]().\s]/g, '');
}

function isRaised(glyph: PageGlyph, line: TextLine): boolean {
  const isSmall = glyph.sizePoints < line.sizePoints * thresholds.markSize;

  return (
    /^[¹²³⁰⁴-⁹]$/u.test(glyph.text) ||
    (isSmall &&
      line.baseline - glyph.baseline > line.sizePoints * thresholds.markRise &&
      glyph.text.trim() !== '')
  );
}

/** Note mark at the start of a line: raised, a word of its own, or symbols. */
export function leadingMark(line: TextLine): LeadingMark | null {
  const raised = line.glyphs.findIndex(
    ({ glyph, before }, index) => !isRaised(glyph, line) || (index > 0 && before === '\t'),
  );
  const parted = line.glyphs.findIndex(({ before }, index) => index > 0 && before !== '');
  const symbols = line.glyphs.findIndex(({ glyph }) => !symbolsOnly.test(glyph.text));

  for (const [end, isHigh] of [
    [raised, true],
    [parted, false],
    [symbols, false],
  ] as const) {
    const text = plainMark(
      line.glyphs
        .slice(0, Math.max(0, end))
        .map(({ glyph }) => glyph.text)
        .join(''),
    );

    // A letter is a mark only when it is raised: it may be a word.
    if (end > 0 && markText.test(text) && (isHigh || !/[a-z]/.test(text))) {
      return { text, glyphs: end, raised: isHigh };
    }
  }

  return null;
}

/** Raised note marks in a line of text; asterisks and daggers count as raised. */
export function standingMarks(line: TextLine): StandingMark[] {
  const marks: StandingMark[] = [];
  let open: PageGlyph[] = [];
  let previous = '';

  const close = (): void => {
    const text = plainMark(open.map((glyph) => glyph.text).join(''));

    if (open.length > 0 && markText.test(text)) {
      const doubtful = /^\d/.test(text) && /(?:^|[^\p{L}])(?:\d+|\p{L}{1,2})$/u.test(previous);
      marks.push({ text, glyphs: open, doubtful });
    }

    open = [];
  };

  let text = '';

  for (const [index, { glyph, before }] of line.glyphs.entries()) {
    const isSymbol = symbolsOnly.test(glyph.text) && index > 0 && before === '';
    const isMark = isRaised(glyph, line) || isSymbol;

    if (!isMark || before !== '' || /[,;]/.test(glyph.text)) {
      close();
    }

    if (isMark && !/[,;]/.test(glyph.text)) {
      previous = open.length === 0 ? text.slice(-thresholds.before) : previous;
      open.push(glyph);
    }

    text += before + glyph.text;
  }

  close();

  return marks;
}
