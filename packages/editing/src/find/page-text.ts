import { type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';

/** Characters of a page in painting order, each with the glyph that it belongs to. */
export interface PageText {
  /** Spaces between words and breaks between lines are added where the page has none. */
  readonly text: string;
  /** Index of the glyph of each UTF-16 unit; -1 for what was added. */
  readonly glyphs: readonly number[];
}

/** Limits that decide where words and lines end, in ems. */
const thresholds = {
  /** Distance between two letters from which a space is read. */
  word: 0.16,
  /** Distance along the line from which two words stand apart, as in two columns. */
  column: 4,
  /** Distance across the line from which a letter is on another one; superscripts stay. */
  line: 0.6,
  /** Distance back along the line that kerning and accents may go. */
  back: 0.6,
};

/** Text of a glyph without a known character, so that no search runs across it. */
const unknown = '\ufffd';

/** Reads the text of a page as its glyphs are painted. */
export function readPageText(glyphs: readonly Glyph[]): PageText {
  const parts: string[] = [];
  const places: number[] = [];
  let before: Glyph | null = null;
  const add = (text: string, place: number) => {
    parts.push(text);
    places.push(...Array<number>(text.length).fill(place));
  };

  for (const [index, glyph] of glyphs.entries()) {
    if (before !== null) {
      const gap = gapBetween(before, glyph);

      if (gap !== '' && !(gap === ' ' && (isSpace(before) || isSpace(glyph)))) {
        add(gap, -1);
      }
    }

    add(glyph.text === '' ? unknown : glyph.text, index);
    before = glyph;
  }

  return { text: parts.join(''), glyphs: places };
}

function isSpace({ text }: Glyph): boolean {
  return /^\s*$/u.test(text) && text !== '';
}

/** Text to read between two glyphs: none, a space or a line break. */
function gapBetween(before: Glyph, after: Glyph): '' | ' ' | '\n' {
  const em = emOf(before);
  const [x, y] = before.advance;
  const length = Math.hypot(x, y) || 1;
  const [right, up] = [x / length, y / length];
  const [gapX, gapY] = [after.origin[0] - before.origin[0] - x, after.origin[1] - before.origin[1] - y];
  const along = (gapX * right + gapY * up) / em;
  const across = Math.abs(gapX * up - gapY * right) / em;

  if (across > thresholds.line || along < -thresholds.back || along > thresholds.column) {
    return '\n';
  }

  return along > thresholds.word ? ' ' : '';
}

/** Size of a glyph's font on the page, in units of user space. */
export function emOf(glyph: Glyph): number {
  const [, , c, d] = glyphMatrix(glyph);

  return Math.hypot(c, d) * Math.abs(glyph.shown.state.size) || 1;
}
