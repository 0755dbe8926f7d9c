import type { Box } from '@octavo/contract/edits/primitives';
import type { CitationView } from '@octavo/contract/question';
import type { Size } from '../../../tool-page/editor/document/geometry.ts';

/** Smallest share of a page's width that is shown around a passage. */
const leastShare = 0.62;

/** Share of the part that is shown for the number before a passage. */
const numberShare = 0.07;

/** Part of a page with all boxes of a passage, in points; null for a passage without boxes. */
export function passageBox({ boxes }: Pick<CitationView, 'boxes'>): Box | null {
  if (boxes.length === 0) {
    return null;
  }

  const left = Math.min(...boxes.map(([x0]) => x0));
  const top = Math.min(...boxes.map(([, y0]) => y0));
  const right = Math.max(...boxes.map(([, , x1]) => x1));
  const bottom = Math.max(...boxes.map(([, , , y1]) => y1));

  return { left, top, width: right - left, height: bottom - top };
}

/** Part of a page around a passage and its number that is still readable when it fills a narrow screen. */
export function readablePart(box: Box, page: Size): Box {
  const wanted = Math.max(box.width / (1 - numberShare), page.width * leastShare);
  const width = Math.min(page.width, wanted);
  const before = Math.max(wanted * numberShare, (width - box.width) / 2);
  const left = Math.min(Math.max(0, box.left - before), page.width - width);

  return { left, top: box.top, width, height: box.height };
}
