import type { SetGlyph, TextLine } from './lines.ts';

const thresholds = {
  /**
   * Limits of readings, which are set in half the size right above their characters; in multiples of the size
   * of the line below.
   */
  largest: 0.65,
  nearest: 0.6,
  farthest: 1.5,
};

/** Scripts that show how Han characters are read: kana, bopomofo, Hangul. */
const reading = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}ー・]+$/u;
const han = /\p{Script=Han}/u;

/** Turns readings set small above characters into raised text behind them, rather than separate lines. */
export function withReadings(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  let small: TextLine[] = [];

  for (const line of lines) {
    if (isSmallReading(line)) {
      small.push(line);
      continue;
    }

    const own = small.filter((above) => standsOver(above, line));
    whole.push(...small.filter((above) => !own.includes(above)), own.reduce(withReading, line));
    small = [];
  }

  return [...whole, ...small];
}

function isSmallReading({ glyphs }: TextLine): boolean {
  return glyphs.every(({ glyph }) => reading.test(glyph.text));
}

function standsOver(above: TextLine, line: TextLine): boolean {
  const rise = (line.baseline - above.baseline) / line.sizePoints;

  return (
    above.sizePoints <= line.sizePoints * thresholds.largest &&
    rise > thresholds.nearest &&
    rise < thresholds.farthest &&
    groupsOf(above.glyphs).every((group) => han.test(line.glyphs[baseOf(group, line)]?.glyph.text ?? ''))
  );
}

/** Index of the last character of a line that a reading stands over. */
function baseOf(group: readonly SetGlyph[], { glyphs }: TextLine): number {
  const right = group.at(-1)?.glyph.right ?? 0;

  return glyphs.findLastIndex(({ glyph }) => (glyph.left + glyph.right) / 2 < right);
}

function withReading(line: TextLine, above: TextLine): TextLine {
  const after = new Map(groupsOf(above.glyphs).map((group) => [baseOf(group, line), group]));
  const glyphs = line.glyphs.flatMap((set, index) => [
    set,
    ...(after.get(index) ?? []).map(({ glyph }) => ({ glyph, before: '' as const })),
  ]);

  return { ...line, glyphs, text: glyphs.map(({ glyph, before }) => before + glyph.text).join('') };
}

/** Readings of neighbouring words, which are separated by gaps. */
function groupsOf(glyphs: readonly SetGlyph[]): SetGlyph[][] {
  const groups: SetGlyph[][] = [];

  for (const set of glyphs) {
    if (groups.length === 0 || set.before !== '') {
      groups.push([]);
    }

    groups.at(-1)!.push(set);
  }

  return groups;
}
