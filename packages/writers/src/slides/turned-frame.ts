import { heightOf, widthOf } from '@octavo/layout/boxes';
import type { FloatingText, Paragraph } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import type { ShapeItem } from './slide.ts';
import { inOffice, noInsets } from './text-frame.ts';

/** Percent of line spacing for a line height of one font size. */
const percentOfSize = 100 / 1.2;

/** Rotated text: its lines are not measured, so it is centred in its box. */
export function turnedFrame(text: FloatingText): ShapeItem {
  const { box } = text.places[0];

  return frameAround(text.blocks, uprightBox(box, text.angle), text.angle);
}

export function verticalFrame(paragraph: Paragraph, box: Box): ShapeItem {
  return frameAround([paragraph], box, 0);
}

function frameAround(paragraphs: readonly Paragraph[], box: Box, angle: number): ShapeItem {
  return {
    kind: 'shape',
    role: 'text',
    geometry: { kind: 'rectangle' },
    box,
    angle,
    fill: null,
    outline: null,
    opacity: 1,
    text: {
      paragraphs: paragraphs.map((paragraph) => ({
        inlines: paragraph.inlines.map(inOffice),
        alignment: paragraph.alignment,
        direction: paragraph.direction,
        mark: null,
        startsAt: 1,
        marginPoints: 0,
        indentPoints: 0,
        spaceBeforePoints: paragraph.spaceBefore,
        lineSpacing: { kind: 'percent', percent: percentFor(paragraph) },
        tabStops: [],
      })),
      emptySizePoints: 12,
      wraps: paragraphs.some(({ vertical, lineCount }) => vertical && lineCount > 1),
      vertical: paragraphs.some(({ vertical }) => vertical),
      anchor: paragraphs.some(({ vertical }) => vertical) ? 'top' : 'middle',
      insets: noInsets,
    },
  };
}

function percentFor({ inlines, lineSpacing, lineCount }: Paragraph): number {
  const size = Math.max(0, ...inlines.map((inline) => ('style' in inline ? inline.style.sizePoints : 0)));

  return size === 0 || lineCount < 2 ? 100 : Math.round((lineSpacing / size) * percentOfSize);
}

/** Box before rotation, with the same centre. */
function uprightBox(box: Box, angle: number): Box {
  const radians = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const [across, down] = [widthOf(box), heightOf(box)];
  // The bounding box of a rotated w by h box is w cos + h sin by w sin + h cos; at 45 degrees this does not
  // determine w and h.
  const spread = cosine * cosine - sine * sine;
  const isSlanted = Math.abs(spread) < 0.2;
  const width = isSlanted ? Math.hypot(across, down) * 0.9 : (across * cosine - down * sine) / spread;
  const height = isSlanted ? Math.hypot(across, down) * 0.1 : (down * cosine - across * sine) / spread;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [halfWidth, halfHeight] = [Math.max(1, width) / 2, Math.max(1, height) / 2];

  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}
