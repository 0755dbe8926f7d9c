import type { fileIcons } from '@octavo/contract/edits/annotations';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PathSegment, RgbColor } from '@octavo/pdf/edit/path-operators';
import { closedPath, ellipsePath, straightPath } from '../../paths/lines.ts';
import { drawInIcon, iconLine } from './icon-box.ts';

type FileIcon = (typeof fileIcons)[number];

/** Paths of an icon: those that are filled, and those of lines. */
interface FileIconShape {
  readonly filled: readonly PathSegment[];
  readonly lines: readonly PathSegment[];
}

const shapes: Readonly<Record<FileIcon, FileIconShape>> = {
  paperclip: {
    filled: [],
    lines: [
      { kind: 'move', x: 13.5, y: 6 },
      { kind: 'line', x: 13.5, y: 13.5 },
      { kind: 'curve', points: [13.5, 19, 6, 19, 6, 13.5] },
      { kind: 'line', x: 6, y: 5 },
      { kind: 'curve', points: [6, 1, 11, 1, 11, 5] },
      { kind: 'line', x: 11, y: 13 },
      { kind: 'curve', points: [11, 15, 8.5, 15, 8.5, 13] },
      { kind: 'line', x: 8.5, y: 6.5 },
    ],
  },
  pushpin: {
    filled: closedPath(points([7, 2], [13, 2], [12, 7], [15, 11], [5, 11], [8, 7])),
    lines: straightPath(points([10, 11], [10, 18])),
  },
  graph: {
    filled: [
      ...closedPath(points([4, 11], [7, 11], [7, 17], [4, 17])),
      ...closedPath(points([8.5, 7], [11.5, 7], [11.5, 17], [8.5, 17])),
      ...closedPath(points([13, 3], [16, 3], [16, 17], [13, 17])),
    ],
    lines: straightPath(points([2, 17.5], [18, 17.5])),
  },
  tag: {
    filled: [
      ...closedPath(points([2, 7], [6, 3], [18, 3], [18, 13], [6, 13], [2, 9])),
      ...ellipsePath({ left: 5, top: 7, width: 2, height: 2 }),
    ],
    lines: straightPath(points([9, 6], [15, 6])),
  },
};

export function drawFileIcon(drawing: Drawing, icon: FileIcon, box: Box, color: RgbColor): void {
  const { filled, lines } = shapes[icon];

  if (filled.length > 0) {
    drawInIcon(drawing, box, filled, {
      fill: color,
      fillRule: 'evenodd',
      stroke: { color: iconLine, width: 0.6 },
    });
    drawInIcon(drawing, box, lines, { stroke: { color: iconLine, width: 1.2, ends: 'round' } });
  } else {
    drawInIcon(drawing, box, lines, { stroke: { color, width: 1.6, ends: 'round' } });
  }
}

function points(...corners: readonly (readonly [number, number])[]) {
  return corners.map(([x, y]) => ({ x, y }));
}
