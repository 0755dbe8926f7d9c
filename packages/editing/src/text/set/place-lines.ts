import { directionsOf, inDisplayOrder } from '@octavo/pdf/edit/text/directions';
import { needsReordering } from '@octavo/pdf/edit/text/scripts';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import type { PageUnit } from '../units/page-unit.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import { type BrokenLine, gapBefore, type LineItem } from './break-lines.ts';
import type { Measures } from './measures.ts';
import { type SetWord, spacingBehind, type WordPart, widthOf } from './words.ts';

/** Part of a word at its place; lengths in the frame of the unit. */
export interface PlacedPart {
  readonly part: WordPart;
  readonly left: number;
  readonly word: number;
}

/** Line with the places of its words. */
export interface PlacedLine {
  readonly base: number;
  readonly parts: readonly PlacedPart[];
  /** Hyphen at its end, with the left edge. */
  readonly hyphen: { readonly glyph: PlacedGlyph; readonly left: number; readonly line: number } | null;
}

/** Widest gap to which a space of a justified line is stretched, in ems. */
const widestSpace = 1;

/** Gives words their places on their lines. */
export async function placeLines(
  unit: PageUnit,
  lines: readonly BrokenLine[],
  words: readonly SetWord[],
  measures: Measures,
): Promise<PlacedLine[]> {
  const placed: PlacedLine[] = [];
  let shift = 0;

  for (const [index, line] of lines.entries()) {
    if (line.kept === null) {
      placed.push(await placeLine(unit, line, index, words, measures));
      continue;
    }

    // Lines behind the change keep their distances.
    shift = measures.baseOf(index) - unit.lines[line.kept]!.base;
    placed.push(keptLine(unit, line, line.kept, shift));
  }

  return placed;
}

function keptLine(unit: PageUnit, { items }: BrokenLine, line: number, shift: number): PlacedLine {
  const hyphen = items.at(-1)?.hyphen?.hyphen ?? null;

  return {
    base: unit.lines[line]!.base + shift,
    parts: items.flatMap(({ parts, word }) =>
      parts.flatMap((part) => (part.kind === 'old' ? [{ part, left: part.left, word }] : [])),
    ),
    hyphen: hyphen === null ? null : { glyph: hyphen, left: hyphen.left, line },
  };
}

async function placeLine(
  unit: PageUnit,
  { items, isEnd }: BrokenLine,
  index: number,
  words: readonly SetWord[],
  measures: Measures,
): Promise<PlacedLine> {
  const { scale, isRightToLeft, end, align } = measures;
  const start = measures.startOf(index);
  const hyphenGlyph = items.at(-1)?.hyphen?.hyphen ?? null;
  const hyphenWidth = hyphenGlyph === null ? 0 : (hyphenGlyph.right - hyphenGlyph.left) * scale;
  const gaps = items.map(({ word }, at) => (at === 0 ? 0 : gapBefore(words[word]!, measures)));
  const isSpace = items.map(({ word }, at) => at > 0 && words[word]!.before !== 'none');
  const natural =
    items.reduce((sum, item) => sum + item.width * scale, 0) +
    gaps.reduce((sum, gap) => sum + gap, 0) +
    hyphenWidth;
  const spaces = isSpace.filter(Boolean).length;
  const room = end - start - natural;
  const isStretched =
    align === 'justify' &&
    !isEnd &&
    spaces > 0 &&
    measures.space + room / spaces < widestSpace * unit.lines[0]!.em;
  const stretch = isStretched || (align === 'justify' && room < 0 && spaces > 0) ? room / spaces : 0;
  const offset = offsetOf(align, isRightToLeft, room);
  const order = await displayOrder(items, words, isRightToLeft);
  const parts: PlacedPart[] = [];
  const width = natural + stretch * spaces;
  const left = isRightToLeft ? -(start + offset + width) : start + offset;
  let pen = left + (isRightToLeft ? hyphenWidth : 0);

  for (const [at, item] of order.entries()) {
    // The gap between two neighbours is that before the one that is read later.
    const before = order[at - 1];
    const later = before === undefined ? null : Math.max(items.indexOf(before), items.indexOf(item));
    pen += later === null ? 0 : gaps[later]! + (isSpace[later]! ? stretch : 0);
    const isReversed = rightToLeft.test(words[item.word]!.text);
    const ordered = isReversed ? item.parts.toReversed() : item.parts;

    for (const part of ordered) {
      parts.push({ part, left: pen, word: item.word });
      pen += (widthOf(part) + (part === ordered.at(-1) ? 0 : spacingBehind(part))) * scale;
    }
  }

  return {
    base: measures.baseOf(index),
    parts,
    hyphen:
      hyphenGlyph === null
        ? null
        : { glyph: hyphenGlyph, left: isRightToLeft ? left : pen, line: items.at(-1)!.hyphen!.line },
  };
}

/** Distance of a line from where it starts, in the direction of reading. */
function offsetOf(align: Measures['align'], isRightToLeft: boolean, room: number): number {
  if (align === 'center') {
    return room / 2;
  }

  return align === (isRightToLeft ? 'left' : 'right') ? room : 0;
}

/** Words of a line from left to right. */
async function displayOrder(
  items: readonly LineItem[],
  words: readonly SetWord[],
  isRightToLeft: boolean,
): Promise<readonly LineItem[]> {
  const texts = items.map(({ word }) => words[word]!.text);
  const line = texts.join(' ');

  if (!isRightToLeft && !needsReordering(line)) {
    return items;
  }

  const directions = await directionsOf(line);
  let at = 0;
  const levelled = items.map((item, index) => {
    const text = texts[index]!;
    const letter = Math.max(0, text.search(/[\p{L}\p{N}]/u));
    const level = directions.levelAt(at + letter);
    at += text.length + 1;

    return { item, level };
  });

  return inDisplayOrder(levelled).map(({ item }) => item);
}
