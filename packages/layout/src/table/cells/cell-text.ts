import type { FontFace, PageGlyph } from '@octavo/pdf/content/page-content';
import { joinsWithoutSpace } from '@octavo/pdf/text/line-joints';
import { halvesOf, type Lexicon } from '../../block/lexicon.ts';
import { logicalLine } from '../words/logical-order.ts';
import { type Quarters, quartersOf, turnGlyph } from '../words/reading-frame.ts';
import { isBlank, linesOf, type WordLine, wordsOf } from '../words/words.ts';

/** Text and style of a cell. */
export interface CellText {
  readonly lines: readonly string[];
  /** Small raised mark after the last word, such as a footnote mark; not in the lines. */
  readonly mark: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  readonly sizePoints: number;
  readonly quarters: Quarters;
}

const thresholds = {
  /** Largest size of a mark and its smallest rise, both relative to the size of the text. */
  markSize: 0.82,
  markRise: 0.12,
};

/** Reads the glyphs of a cell line by line, in any rotation. */
export function cellText(glyphs: readonly PageGlyph[], fonts: readonly FontFace[]): CellText {
  const inked = glyphs.filter((glyph) => !isBlank(glyph));
  const [first] = inked;
  const quarters = quartersOf(first?.angle ?? 0);
  const words = wordsOf(glyphs.map((glyph) => turnGlyph(glyph, quarters)));
  const found = linesOf(words);
  const mark = found.length > 0 ? markOf(found) : null;
  const lines = (mark?.lines ?? found).map(({ words: inLine }) => logicalLine(inLine));
  const bold = inked.filter(({ font }) => fonts[font]?.bold).length;
  const italic = inked.filter(({ font }) => fonts[font]?.italic).length;

  return {
    lines: lines.filter((line) => line !== ''),
    mark: mark?.text ?? '',
    bold: bold * 2 > inked.length,
    italic: italic * 2 > inked.length,
    colour: first?.colour ?? '000000',
    sizePoints: Math.max(0, ...inked.map(({ sizePoints }) => sizePoints)),
    quarters,
  };
}

/** Joins the lines to one text; a hyphen that only breaks a word is dropped. */
export function joinLines(lines: readonly string[], lexicon: Lexicon): string {
  return lines.reduce((text, line) => {
    if (text === '') {
      return line;
    }

    const halves = halvesOf(text, line);

    if (halves !== null) {
      return (lexicon.isBroken(halves) ? text.slice(0, -1) : text) + line;
    }

    return `${text}${isWritten(text, line) || joinsWithoutSpace(text, line) ? '' : ' '}${line}`;
  }, '');
}

/** True for scripts without spaces between words, whose lines are joined without a space. */
function isWritten(text: string, line: string): boolean {
  const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

  return ideographs.test(text.at(-1) ?? '') && ideographs.test(line[0] ?? '');
}

function markOf(lines: readonly WordLine[]): { lines: WordLine[]; text: string } | null {
  const last = lines.at(-1);
  const word = last?.words.at(-1);

  if (last === undefined || word === undefined) {
    return null;
  }

  const isMark = (glyph: PageGlyph) =>
    glyph.sizePoints < last.sizePoints * thresholds.markSize &&
    last.baseline - glyph.baseline > last.sizePoints * thresholds.markRise;
  const kept = word.glyphs.filter((glyph) => !isMark(glyph));
  const text = word.glyphs
    .filter(isMark)
    .map((glyph) => glyph.text)
    .join('');

  if (text === '' || (kept.length === 0 && last.words.length === 1)) {
    return null;
  }

  const words = [...last.words.slice(0, -1), ...(kept.length > 0 ? [{ ...word, glyphs: kept }] : [])];

  return { lines: [...lines.slice(0, -1), { ...last, words }], text };
}
