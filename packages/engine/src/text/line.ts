import type { Glyph } from './glyph.ts';

/** A run of text in one line of one column. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Written from top to bottom, as Japanese may be. */
  readonly vertical: boolean;
}

/** Runs nearer than this share of their height belong to one line; a column gap is wider. */
const joinGap = 0.9;

/** A gap wider than this share of the height is a space between words. */
const spaceGap = 0.18;

/** Puts the glyphs of a page, in content order, into lines. */
export function linesOf(glyphs: readonly Glyph[]): TextLine[] {
  const lines: TextLine[] = [];
  let run: Glyph[] = [];

  const close = () => {
    const line = lineOf(run);
    run = [];

    if (line === null) {
      return;
    }

    const last = lines.at(-1);
    const joined = last === undefined ? null : join(last, line);

    if (joined === null) {
      lines.push(line);
    } else {
      lines[lines.length - 1] = joined;
    }
  };

  for (const glyph of glyphs) {
    if (glyph.text === '\r' || glyph.text === '\n') {
      close();
    } else {
      run.push(glyph);
    }
  }

  close();

  return lines;
}

function lineOf(run: readonly Glyph[]): TextLine | null {
  const inked = run.filter((glyph) => !glyph.made && glyph.text.trim() !== '');
  const [first] = inked;
  const last = inked.at(-1);

  if (first === undefined || last === undefined) {
    return null;
  }

  const down = Math.abs(centreY(last) - centreY(first));
  const across = Math.abs(centreX(last) - centreX(first));

  return {
    text: run
      .map((glyph) => glyph.text)
      .join('')
      .replace(/[\t\u00a0 ]+/g, ' ')
      .trim(),
    left: Math.min(...inked.map((glyph) => glyph.left)),
    right: Math.max(...inked.map((glyph) => glyph.right)),
    top: Math.max(...inked.map((glyph) => glyph.top)),
    bottom: Math.min(...inked.map((glyph) => glyph.bottom)),
    vertical: inked.length > 1 && down > across * 2,
  };
}

/** One line when the second run goes on where the first ended: a superscript, a change of font. */
function join(first: TextLine, second: TextLine): TextLine | null {
  const height = Math.min(first.top - first.bottom, second.top - second.bottom);
  const shared = Math.min(first.top, second.top) - Math.max(first.bottom, second.bottom);
  const gap = second.left - first.right;
  const largest = Math.max(first.top - first.bottom, second.top - second.bottom);

  if (
    first.vertical ||
    second.vertical ||
    shared < height * 0.5 ||
    gap < -height ||
    gap > largest * joinGap
  ) {
    return null;
  }

  return {
    text: gap > largest * spaceGap ? `${first.text} ${second.text}` : first.text + second.text,
    left: Math.min(first.left, second.left),
    right: Math.max(first.right, second.right),
    top: Math.max(first.top, second.top),
    bottom: Math.min(first.bottom, second.bottom),
    vertical: false,
  };
}

function centreX(glyph: Glyph): number {
  return (glyph.left + glyph.right) / 2;
}

function centreY(glyph: Glyph): number {
  return (glyph.top + glyph.bottom) / 2;
}
