import { joinsWithoutSpace } from '@octavo/pdf/text/line-joints';
import { unspaced } from '@octavo/pdf/text/unspaced';
import type { Inline } from '../model.ts';
import { inlinesOf, mergeRuns, type StyleSource } from '../text/inlines.ts';
import type { TextLine } from '../text/lines.ts';
import type { ParagraphDraft } from './draft.ts';
import { halvesOf, type Lexicon } from './lexicon.ts';

/** Settings for rejoining words broken across lines. */
interface WordJoining {
  readonly lexicon: Lexicon;
  /**
   * True to replace the hyphen of a broken word with a soft hyphen, which shows only where a line breaks
   * again.
   */
  readonly softHyphens: boolean;
}

const thresholds = {
  /** Width of a character of code, in multiples of the font size. */
  codeAdvance: 0.6,

  /** Largest indent of a line of code, in characters. */
  widestIndent: 80,
};

const softHyphen = '\u00ad';

/** Inlines of a paragraph: its lines joined, broken words rejoined, its label left out. */
export function writeInlines(
  draft: ParagraphDraft,
  skipLabel: boolean,
  sourceOf: (line: TextLine) => StyleSource,
  joining: WordJoining,
): Inline[] {
  const inlines: Inline[] = [];

  for (const [index, line] of draft.lines.entries()) {
    const skipped = index === 0 && skipLabel ? (draft.label?.glyphs ?? 0) : 0;
    const glyphs = line.glyphs.slice(skipped);
    const [first, ...rest] = glyphs;
    const own = first === undefined ? [] : [{ ...first, before: '' as const }, ...rest];
    const set = inlinesOf(own, line, sourceOf(line));

    if (index > 0) {
      joinLine(inlines, draft, index, joining);
    }

    inlines.push(...set);
  }

  return mergeRuns(inlines);
}

/**
 * Joins two lines with a space, with nothing in place of a dropped hyphen, or with a line break that stays.
 */
function joinLine(
  inlines: Inline[],
  draft: ParagraphDraft,
  index: number,
  { lexicon, softHyphens }: WordJoining,
): void {
  const above = draft.lines[index - 1]!;
  const line = draft.lines[index]!;
  const last = inlines.at(-1);

  if (draft.keepsLines) {
    inlines.push({ kind: 'break' });
    const indent = Math.round((line.left - draft.box.left) / (line.sizePoints * thresholds.codeAdvance));
    const [first] = line.glyphs;

    if (indent > 0 && first !== undefined && last?.kind === 'text') {
      inlines.push({ ...last, text: ' '.repeat(Math.min(indent, thresholds.widestIndent)), link: null });
    }

    return;
  }

  if (draft.ended.has(above)) {
    inlines.push({ kind: 'break' });

    return;
  }

  if (last?.kind !== 'text') {
    return;
  }

  const join = joinOf(above.text, line.text, lexicon);
  const text =
    join === 'drop-hyphen'
      ? last.text.replace(/[-\u00ad\u2010]$/, softHyphens ? softHyphen : '')
      : last.text + join;
  inlines[inlines.length - 1] = { ...last, text };
}

/** White space that joins two lines of a paragraph. */
export function joinOf(above: string, below: string, lexicon: Lexicon): '' | ' ' | 'drop-hyphen' {
  if (above.endsWith(softHyphen)) {
    return 'drop-hyphen';
  }

  const halves = halvesOf(above, below);

  if (halves !== null) {
    return lexicon.isBroken(halves) ? 'drop-hyphen' : '';
  }

  const isUnspaced = unspaced.test(above.at(-1) ?? '') && unspaced.test(below[0] ?? '');

  return isUnspaced || joinsWithoutSpace(above, below) ? '' : ' ';
}
