import type { FontFace } from '@octavo/pdf/content/page-content';
import { unspaced } from '@octavo/pdf/text/unspaced';
import { boxAround } from '../boxes.ts';
import { faceOfGlyph } from '../text/inlines.ts';
import { lookOf } from '../text/line-look.ts';
import type { TextLine } from '../text/lines.ts';
import { alignmentOf } from './alignment.ts';
import { byBlock } from './by-block.ts';
import { isContentsEntry } from './contents-entry.ts';
import type { Bounds, ParagraphDraft } from './draft.ts';
import { type Label, labelOf, readingStart } from './labels.ts';

export interface Breaking {
  readonly fonts: readonly FontFace[];
  /** Baseline distance of running text of a size, in points. */
  leadingOf(sizePoints: number): number;
  /** Paragraph that a line belongs to, for documents whose tags mark paragraphs; -1 for none. */
  paragraphOf(line: TextLine): number;
}

const thresholds = {
  /**
   * Distance, in multiples of the usual leading, beyond which lines are separate even if tags join them in one
   * paragraph.
   */
  widestStep: 6,

  /** Size difference in points from which lines in different font families are separate blocks. */
  otherFont: 0.9,

  /**
   * Share of the column that a line must leave free to count as ended by its author although its sentence
   * continues.
   */
  plainlyShort: 0.25,

  /** Smallest free share of a cell to the left of text at its right side. */
  freeBefore: 0.4,

  /** Smallest size of a title in points; running text is smaller. */
  titlePoints: 13,

  /** Line distance that ends a paragraph, in multiples of the usual one of the font size. */
  apartLeading: 1.25,

  /** Added to it, in points. */
  apartPoints: 0.5,

  /** Smallest difference between font sizes that ends a paragraph within one family, in points. */
  otherSizePoints: 0.9,

  /** The same as a share of the font size. */
  otherSizeShare: 0.08,

  /** Smallest space at the end of a line that still counts as full, in points. */
  leastSlack: 4,

  /** Space at the end of a full line, as a share of the width of its block. */
  slackShare: 0.06,

  /** Start of a full line, as a share of the width of its block; later starts are right-aligned. */
  fullStart: 0.3,

  /** Fewest lines that show that a block fills its own width. */
  fewestFilling: 3,

  /** Share of full lines in a block that fills its own width. */
  fullLines: 0.6,

  /** Share of lines in such a block that could not have held the next word. */
  flowingLines: 0.7,

  /** Largest difference between the left ends of lines that begin alike, in points. */
  sameLeft: 2,

  /** Space at the end of lines that share a right end, as a share of the longest. */
  endSlack: 0.1,

  /** Fewest lines that share a right end. */
  fewestAlike: 3,

  /** Smallest width of lines that share a right end, in points; shorter ones are labels. */
  shortestShared: 120,

  /** Width that a line break needs in text without spaces, in multiples of the font size. */
  unspacedWord: 1.5,

  /**
   * Width of a space before a word that would have been set in the line above, in multiples of the font
   * size.
   */
  wordSpace: 0.25,

  /** First-line indent that begins a paragraph, in multiples of the font size. */
  indent: 0.7,

  /** Share of that indent by which a line may begin before the text of its list item. */
  labelIndent: 0.5,

  /** Largest distance of a line from the start of the text of its list item, in multiples of the font size. */
  alignedWithText: 0.35,

  /** Largest line distance within a title, in multiples of the font size. */
  titleLeading: 1.5,

  /** Gap behind a number that sets it apart from its text, in multiples of the font size. */
  labelGap: 0.6,

  /** Space after the last line of a paragraph that may continue elsewhere, in multiples of the font size. */
  fullEnd: 3,

  /** Smallest space after a line that its author ended, as a share of the column. */
  endedRoom: 0.2,

  /** The same in multiples of the next word. */
  endedWords: 1.5,
};

/** Breaks the lines of a column, from top to bottom, into paragraphs. */
export function breakLines(lines: readonly TextLine[], bounds: Bounds, breaking: Breaking): ParagraphDraft[] {
  const drafts: ParagraphDraft[] = [];

  for (const block of blocksOf(byBlock(lines), breaking)) {
    const edge = edgeOf(block, lines, bounds);
    let open: TextLine[] = [];
    let label: Label | null = null;

    for (const [index, line] of block.entries()) {
      const own = labelOf(line);
      const above = open.at(-1);

      if (above !== undefined && startsParagraph(open, label, line, own, block[index + 1], edge, breaking)) {
        drafts.push(draftOf(open, label, edge, bounds, breaking));
        open = [];
      }

      if (open.length === 0) {
        label = own;
      }

      open.push(line);
    }

    if (open.length > 0) {
      drafts.push(draftOf(open, label, edge, bounds, breaking));
    }
  }

  return drafts;
}

/** Splits the lines into blocks where distance or looks leave no doubt. */
function blocksOf(lines: readonly TextLine[], breaking: Breaking): TextLine[][] {
  const blocks: TextLine[][] = [];

  for (const line of lines) {
    const above = blocks.at(-1)?.at(-1);

    if (above === undefined || isApart(above, line, breaking)) {
      blocks.push([line]);
    } else {
      blocks.at(-1)?.push(line);
    }
  }

  return blocks;
}

function isApart(above: TextLine, line: TextLine, { fonts, leadingOf, paragraphOf }: Breaking): boolean {
  if (above.block !== line.block && above.block >= 0 && line.block >= 0) {
    return true;
  }

  const leading = line.baseline - above.baseline;
  const size = Math.max(above.sizePoints, line.sizePoints);

  const isSetApart = leading > leadingOf(size) * thresholds.apartLeading + thresholds.apartPoints;

  if (paragraphOf(line) >= 0 && paragraphOf(line) === paragraphOf(above)) {
    return leading > leadingOf(size) * thresholds.widestStep || (isSetApart && endsSentence(above, line));
  }

  if (isSetApart) {
    return true;
  }

  const [a, b] = [lookOf(above, fonts), lookOf(line, fonts)];
  const difference = Math.abs(a.sizePoints - b.sizePoints);
  const otherSize =
    difference >
    (a.family === b.family
      ? Math.max(thresholds.otherSizePoints, size * thresholds.otherSizeShare)
      : thresholds.otherFont);

  return otherSize || (a.bold !== b.bold && !runsOnBold(above, line, fonts)) || a.fixedPitch !== b.fixedPitch;
}

/**
 * True when a sentence ends above and another begins below. Programs that guess tags merge paragraphs; a gap
 * after such a sentence ends the paragraph.
 */
function endsSentence(above: TextLine, line: TextLine): boolean {
  return /[.!?…]["'”’»)]*\s*$/u.test(above.text) && /^["'“‘«(]*\p{Lu}/u.test(line.text);
}

/** True when bold words continue from one line into the next; such lines are no heading. */
function runsOnBold(above: TextLine, line: TextLine, fonts: readonly FontFace[]): boolean {
  const [last, first] = [above.glyphs.at(-1), line.glyphs[0]].map(
    (set) => set !== undefined && faceOfGlyph(set.glyph, fonts).bold,
  );

  return last === true && first === true;
}

/**
 * Bounds that the lines of a block run to: the block's own right end when they plainly fill it, else the end
 * shared by similar lines, else the column's.
 */
function edgeOf(block: readonly TextLine[], lines: readonly TextLine[], bounds: Bounds): Bounds {
  const [first] = block;
  const { left, right } = boxAround(block);

  if (first?.direction === 'rtl' || bounds.firm === true) {
    return { ...bounds, left: Math.min(bounds.left, left), right: Math.max(bounds.right, right) };
  }

  const slack = Math.max(thresholds.leastSlack, (right - left) * thresholds.slackShare);
  const full = block.filter(
    (line) => line.right > right - slack && line.left < left + (right - left) * thresholds.fullStart,
  );
  const flowing = block.filter((line, index) => {
    const next = block[index + 1];

    return next !== undefined && line.right + firstWordWidth(next) > right;
  });
  const plainlyFills =
    block.length >= thresholds.fewestFilling &&
    (full.length >= block.length * thresholds.fullLines ||
      flowing.length >= (block.length - 1) * thresholds.flowingLines);

  const ownLeft = Math.min(bounds.left, left);

  return plainlyFills
    ? { left: ownLeft, right }
    : { left: ownLeft, right: Math.max(sharedEnd(block, lines) ?? bounds.right, right) };
}

/**
 * Right end shared by lines of the column that begin like those of the block; null unless at least three
 * agree.
 */
function sharedEnd(block: readonly TextLine[], lines: readonly TextLine[]): number | null {
  const lefts = block.map((line) => line.left);
  const alike = lines.filter((line) =>
    lefts.some((left) => Math.abs(left - line.left) < thresholds.sameLeft),
  );
  const ends = alike.map((line) => line.right).sort((a, b) => b - a);
  const [longest = 0] = ends;
  const { left } = boxAround(alike);
  const full = ends.filter((end) => end > longest - (longest - left) * thresholds.endSlack);

  return full.length >= thresholds.fewestAlike && longest - left > thresholds.shortestShared ? longest : null;
}

/** Width of a line's first word and the space before it. */
function firstWordWidth(line: TextLine): number {
  const [first] = line.glyphs;

  // Lines without spaces may break anywhere except before a few characters.
  if (first !== undefined && unspaced.test(first.glyph.text)) {
    return line.sizePoints * thresholds.unspacedWord;
  }

  const end = line.glyphs.findIndex(({ before }, index) => index > 0 && before !== '');
  const word = boxAround(line.glyphs.slice(0, end < 0 ? undefined : end).map(({ glyph }) => glyph));

  return word.right - word.left + line.sizePoints * thresholds.wordSpace;
}

/** True for text at the right side of a cell, such as figures: its free space is on the left. */
function standsAtEnd(line: TextLine, { left, right, firm }: Bounds): boolean {
  return (
    firm === true &&
    line.direction === 'ltr' &&
    right - line.right < line.sizePoints &&
    line.left - left > (right - left) * thresholds.freeBefore
  );
}

/** True when the next word would have fitted on the line: it ends because its author ended it. */
function endsEarly(line: TextLine, next: TextLine, edge: Bounds, isContinued = runsOn(line, next)): boolean {
  const tolerance = isContinued ? (edge.right - edge.left) * thresholds.plainlyShort : line.sizePoints * 0.5;
  const room = line.direction === 'rtl' ? line.left - edge.left : edge.right - line.right;
  const isCentred =
    Math.abs(line.left - edge.left - (edge.right - line.right)) < line.sizePoints &&
    line.left - edge.left > line.sizePoints;

  const free = isCentred ? room * 2 : standsAtEnd(line, edge) ? line.left - edge.left : room;

  return free > firstWordWidth(next) + tolerance;
}

function startsParagraph(
  open: readonly TextLine[],
  label: Label | null,
  line: TextLine,
  own: Label | null,
  after: TextLine | undefined,
  edge: Bounds,
  breaking: Breaking,
): boolean {
  const above = open.at(-1)!;
  const paragraph = breaking.paragraphOf(line);

  if (paragraph >= 0 && paragraph === breaking.paragraphOf(above)) {
    return false;
  }

  if (lookOf(line, breaking.fonts).fixedPitch && lookOf(above, breaking.fonts).fixedPitch) {
    return false;
  }

  const indent = line.sizePoints * thresholds.indent;

  // Continuation lines of a list item are aligned with its text, not with its label.
  if (
    own !== null &&
    (label === null ||
      readingStart(line, line.direction) < label.textLeft - indent * thresholds.labelIndent ||
      (own.kind === 'bullet' && !own.doubtful))
  ) {
    return startsItem(own, label, above, line, edge);
  }

  if (isContentsEntry(above.text)) {
    return true;
  }

  if (endsEarly(above, line, edge, runsOn(above, line) || isTextOf(label, above, line))) {
    return !isTitle(above, line, edge);
  }

  const step = line.direction === 'rtl' ? above.right - line.right : line.left - above.left;

  if (step > indent) {
    // Indented: the first line of a paragraph, unless the following lines keep the indent (a hanging indent).
    const returns = after === undefined ? open.length > 1 : startOf(after, line) < step - indent;

    return label === null && returns;
  }

  if (step < -indent) {
    // Outdented: the second line of a paragraph with an indented first line, else the end of a hanging
    // indent.
    return open.length > 1 || label !== null;
  }

  return false;
}

/** True when the sentence seems to continue past the line end, judging by the characters on both sides. */
function runsOn(above: TextLine, line: TextLine): boolean {
  return above.text.endsWith(',') || (/[\p{L}\p{N}]$/u.test(above.text) && /^[\p{Ll}(]/u.test(line.text));
}

/** True for a line aligned with the text of a list item, in the middle of a sentence. */
function isTextOf(label: Label | null, above: TextLine, line: TextLine): boolean {
  return (
    label !== null &&
    Math.abs(readingStart(line, line.direction) - label.textLeft) <
      line.sizePoints * thresholds.alignedWithText &&
    !/[.:;!?。]$/.test(above.text)
  );
}

/** True for two centred lines of title size: one title, broken only for looks. */
function isTitle(above: TextLine, line: TextLine, edge: Bounds): boolean {
  const isCentred = ({ left, right, sizePoints }: TextLine): boolean =>
    Math.abs(left - edge.left - (edge.right - right)) < sizePoints && left - edge.left > sizePoints;

  return (
    line.sizePoints >= thresholds.titlePoints &&
    isCentred(above) &&
    isCentred(line) &&
    !/[.:;!?]$/.test(above.text) &&
    line.baseline - above.baseline < line.sizePoints * thresholds.titleLeading
  );
}

/** Offset of the start of `after` from the start of `line`, the line above it, in reading direction. */
function startOf(after: TextLine, line: TextLine): number {
  return line.direction === 'rtl' ? line.right - after.right : after.left - line.left;
}

function startsItem(own: Label, label: Label | null, above: TextLine, line: TextLine, edge: Bounds): boolean {
  if (own.kind === 'bullet' && !own.doubtful) {
    return true;
  }

  // A number may begin a line of prose by chance: the line above is full and this one is not set apart.
  const isSetApart = own.gap > line.sizePoints * thresholds.labelGap || label?.kind === 'number';

  return isSetApart || endsEarly(above, line, edge);
}

function draftOf(
  lines: readonly TextLine[],
  label: Label | null,
  edge: Bounds,
  bounds: Bounds,
  breaking: Breaking,
): ParagraphDraft {
  const last = lines.at(-1)!;
  const keepsLines = lines.length > 1 && lines.every((line) => lookOf(line, breaking.fonts).fixedPitch);

  return {
    lines,
    box: boxAround(lines),
    bounds,
    pageIndex: last.pageIndex,
    label,
    alignment: alignmentOf(lines, label, bounds),
    endsFull: edge.right - last.right < last.sizePoints * thresholds.fullEnd,
    keepsLines,
    ended: endedLines(lines, edge),
  };
}

/** Lines ended by the author: they stop well before the edge, though the next word would have fitted. */
function endedLines(lines: readonly TextLine[], edge: Bounds): ReadonlySet<TextLine> {
  const room = (edge.right - edge.left) * thresholds.endedRoom;

  return new Set(
    lines.slice(0, -1).filter((line, index) => {
      const next = lines[index + 1]!;
      const slack = line.direction === 'rtl' ? line.left - edge.left : edge.right - line.right;

      return (
        slack > room &&
        slack > firstWordWidth(next) * thresholds.endedWords + line.sizePoints &&
        endsEarly(line, next, edge)
      );
    }),
  );
}
