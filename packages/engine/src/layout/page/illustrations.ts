import { areaOf, boxAround, holds, meet, mostlyHolds } from '../boxes.ts';
import type { Box, PageContent, PageGlyph } from '../page-content.ts';
import { linesOf, type TextLine } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { hasSentences } from './figure-labels.ts';
import type { FoundFigure } from './figures.ts';

/** A line is part of a picture that it does not leave by more points than this. */
const reachPoints = 6;

/** Smaller pictures are specks, in points. */
const smallestPicture = 5;

/** Text takes no more of an area that is drawn than leaves this share of it. */
const leastKept = 0.6;

/** Shorter words may be none. */
const fewestLetters = 3;

/** What a scan shows besides its text: all of it where its words only label what is drawn. */
export function illustrationsOf(content: PageContent): FoundFigure[] {
  if (!content.scanned) {
    return [];
  }

  const lines = linesOf(piecesOf(content.glyphs), content.pageIndex);
  const isPicture = content.pictured === true && !hasSentences(content.glyphs);
  const areas: readonly Box[] = isPicture
    ? content.images.filter(
        ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) > smallestPicture,
      )
    : (content.illustrations ?? []);

  return apart(areas).map((area) => {
    // Text that runs around a drawing comes near its edges.
    const isLabel = (line: TextLine) => holds(area, line, isPicture ? reachPoints : -line.sizePoints);
    const box = isPicture ? area : clearOf(area, lines.filter((line) => !isLabel(line)).flatMap(wordsOf));

    return illustrationOf(
      box,
      lines.filter((line) => isLabel(line) && holds(box, line, reachPoints)),
    );
  });
}

/** The words of a line; leaves and twigs are read as a letter here and there. */
function wordsOf({ glyphs }: TextLine): Box[] {
  const words: PageGlyph[][] = [];

  for (const { glyph, before } of glyphs) {
    if (before === '' && words.length > 0) {
      words.at(-1)?.push(glyph);
    } else {
      words.push([glyph]);
    }
  }

  return words
    .filter((word) => word.map(({ text }) => text).join('').length >= fewestLetters)
    .map((word) => boxAround(word));
}

/** An area without the sides that text stands in, as far as that leaves most of it. */
function clearOf(area: Box, texts: readonly Box[]): Box {
  let box: Box = { ...area };

  for (const { left, top, right, bottom } of texts) {
    if (!meet(box, { left, top, right, bottom })) {
      continue;
    }

    const [best] = [
      { ...box, left: right },
      { ...box, right: left },
      { ...box, top: bottom },
      { ...box, bottom: top },
    ]
      .filter((part) => part.left < part.right && part.top < part.bottom)
      .sort((one, other) => areaOf(other) - areaOf(one));

    if (best !== undefined && areaOf(best) > areaOf(area) * leastKept) {
      box = best;
    }
  }

  return box;
}

/** Words that lie within are seen in the picture; its description repeats them. */
function illustrationOf({ left, top, right, bottom }: Box, inside: readonly TextLine[]): FoundFigure {
  return {
    left,
    top,
    right,
    bottom,
    source: { kind: 'region', withText: true, objects: null },
    behindText: false,
    angle: 0,
    markedContent: -1,
    labels: inside.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph)),
    alternative: inside.length === 0 ? null : inside.map(({ text }) => text).join('\n'),
  };
}

/** Areas of which none lies in another: what overlaps is one. */
function apart(areas: readonly Box[]): Box[] {
  const whole: Box[] = [];

  for (const area of [...areas].sort((one, other) => one.top - other.top)) {
    const at = whole.findIndex((other) => mostlyHolds(other, area) || mostlyHolds(area, other));

    if (at < 0) {
      whole.push(area);
    } else {
      whole[at] = boxAround([whole[at]!, area]);
    }
  }

  return whole;
}
