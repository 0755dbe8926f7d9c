import { boxAround, holds, mostlyHolds } from '../boxes.ts';
import type { Box, PageContent } from '../page-content.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { hasSentences } from './figure-labels.ts';
import type { FoundFigure } from './figures.ts';

/** A line is part of a picture that it does not leave by more points than this. */
const reachPoints = 6;

/** Smaller pictures are specks, in points. */
const smallestPicture = 5;

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

  return apart(areas).map((box) =>
    illustrationOf(
      box,
      // Text that runs around a drawing comes near its edges.
      lines.filter((line) => holds(box, line, isPicture ? reachPoints : -line.sizePoints)),
    ),
  );
}

/** Words that lie within are seen in the picture; its description repeats them. */
function illustrationOf({ left, top, right, bottom }: Box, inside: readonly Line[]): FoundFigure {
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
