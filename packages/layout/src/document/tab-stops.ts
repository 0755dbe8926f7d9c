import type { Bounds } from '../block/draft.ts';
import type { TabStop } from '../model.ts';
import type { TextLine } from '../text/lines.ts';

const thresholds = {
  /** Stops nearer than this, in points, are one. */
  sameStop: 3,

  /** Largest distance from the edge of the column of a text at a right tab stop, in points. */
  reachesEnd: 4,
};

/** Tab stops of lines: at the start of the text after a tab, or at its end when it ends with the column. */
export function tabStopsOf(lines: readonly TextLine[], bounds: Bounds): TabStop[] {
  const stops: TabStop[] = [];

  for (const line of lines) {
    for (const [index, { glyph, before, led }] of line.glyphs.entries()) {
      if (before !== '\t') {
        continue;
      }

      const rest = line.glyphs.slice(index);
      const isLast = !rest.slice(1).some((other) => other.before === '\t');
      const reachesEnd = isLast && bounds.right - line.right < thresholds.reachesEnd;
      const positionPoints = (reachesEnd ? line.right : glyph.left) - bounds.left;

      if (
        positionPoints > 0 &&
        !stops.some((stop) => Math.abs(stop.positionPoints - positionPoints) < thresholds.sameStop)
      ) {
        stops.push({ positionPoints, alignment: reachesEnd ? 'right' : 'left', dotted: led === true });
      }
    }
  }

  return stops.sort((a, b) => a.positionPoints - b.positionPoints);
}
