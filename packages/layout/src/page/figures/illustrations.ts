import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, holds, meet, mostlyHolds } from '../../boxes.ts';
import { linesOf, type TextLine } from '../../text/lines.ts';
import { piecesOf } from '../../text/pieces.ts';
import { hasSentences } from './figure-labels.ts';
import type { FoundFigure } from './figures.ts';

const thresholds = {
  /** Distance in points by which a line may extend beyond the picture it is part of. */
  reachPoints: 6,

  /** Smallest side of a picture in points; smaller ones are specks. */
  smallestPicture: 5,

  /** Minimum share of a drawn area that must remain after text is cut off. */
  leastKept: 0.6,

  /** Minimum length of a word; shorter ones may be misread. */
  fewestLetters: 3,
};

/** Pictures of a scan besides its text; the whole scan when its words only label what is drawn. */
export function illustrationsOf(content: PageContent): FoundFigure[] {
  if (!content.scanned) {
    return [];
  }

  const lines = linesOf(piecesOf(content.glyphs), content.pageIndex);
  const isPicture = content.pictured === true && !hasSentences(content.glyphs);
  const areas: readonly Box[] = isPicture
    ? content.images.filter(
        ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) > thresholds.smallestPicture,
      )
    : (content.illustrations ?? []);

  return apart(areas).map((area) => {
    // Text that runs around a drawing may come near its edges.
    const isLabel = (line: TextLine) =>
      holds(area, line, isPicture ? thresholds.reachPoints : -line.sizePoints);
    const box = isPicture ? area : clearOf(area, lines.filter((line) => !isLabel(line)).flatMap(wordsOf));

    return illustrationOf(
      box,
      lines.filter((line) => isLabel(line) && holds(box, line, thresholds.reachPoints)),
    );
  });
}

/** Boxes of a line's words without the short ones: OCR reads leaves and twigs as single letters. */
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
    .filter((word) => word.map(({ text }) => text).join('').length >= thresholds.fewestLetters)
    .map((word) => boxAround(word));
}

/** Cuts off the sides of an area that contain text, as long as most of the area remains. */
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

    if (best !== undefined && areaOf(best) > areaOf(area) * thresholds.leastKept) {
      box = best;
    }
  }

  return box;
}

/** Figure for an illustration. Words inside are visible in the picture; its alternative text repeats them. */
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

/** Joins areas that overlap, so that none lies within another. */
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
