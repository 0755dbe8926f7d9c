import { joinsWithoutSpace } from '@octavo/pdf/text/line-joints';
import { unspaced } from '@octavo/pdf/text/unspaced';
import type { ParagraphDraft } from '../block/draft.ts';
import type { SourceLine } from '../model.ts';
import type { SetGlyph, TextLine } from '../text/lines.ts';

const thresholds = {
  /** Approximate width of a space, in multiples of the font size. */
  spaceWidth: 0.25,
};

/** Source lines of a paragraph, for writers that keep its line breaks. */
export function setLines({ lines, box, ended, keepsLines }: ParagraphDraft): SourceLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const isEnded = next === undefined || keepsLines || ended.has(line);

    return {
      baseline: line.baseline - box.top,
      left: line.left,
      right: endOf(line),
      natural: naturalWidth(line),
      nextWord: isEnded ? null : firstWordWidth(next) + gapBefore(line),
    };
  });
}

/** Right end of a line's glyphs, without a trailing space. */
function endOf({ glyphs, right }: TextLine): number {
  return glyphs.length === 0 ? right : Math.max(...glyphs.map(({ glyph }) => glyph.right));
}

function naturalWidth({ glyphs, sizePoints }: TextLine): number {
  const drawn = new Set<number>();

  return glyphs.reduce((sum, { glyph, before }) => {
    // Letters drawn as one glyph, such as ligatures, count once.
    const width = drawn.has(glyph.left) ? 0 : glyph.right - glyph.left;
    drawn.add(glyph.left);

    return sum + width + (before === '' ? 0 : sizePoints * thresholds.spaceWidth);
  }, 0);
}

function gapBefore({ text, sizePoints }: TextLine): number {
  return unspaced.test(text.at(-1) ?? '') || /[-\u00ad\u2010]$/.test(text) || joinsWithoutSpace(text, '')
    ? 0
    : sizePoints * thresholds.spaceWidth;
}

/** Width of a line up to its first break opportunity. */
function firstWordWidth({ glyphs, direction }: TextLine): number {
  const end = glyphs.findIndex(
    ({ before, glyph }, index) =>
      index > 0 && (before !== '' || unspaced.test(glyph.text) || breaksAfter(glyphs[index - 1])),
  );
  const word = glyphs.slice(0, end === -1 ? glyphs.length : end).map(({ glyph }) => glyph);
  const [first, last] = direction === 'rtl' ? [word.at(-1), word[0]] : [word[0], word.at(-1)];

  return first === undefined || last === undefined ? 0 : Math.max(0, last.right - first.left);
}

function breaksAfter(set: SetGlyph | undefined): boolean {
  return (
    set !== undefined && (/^[-\u2010\u2013\u2014]$/.test(set.glyph.text) || unspaced.test(set.glyph.text))
  );
}
