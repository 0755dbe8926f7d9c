import type { noteIcons } from '@octavo/contract/edits/annotations';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PathSegment, RgbColor } from '@octavo/pdf/edit/path-operators';
import { closedPath, ellipsePath, roundedPath, straightPath } from '../../paths/lines.ts';
import { drawInIcon, iconLine } from './icon-box.ts';

type NoteIcon = (typeof noteIcons)[number];

/** Outline that is filled with the color of the note, and the lines on it. */
interface NoteIconShape {
  readonly outline: readonly PathSegment[];
  readonly lines: readonly PathSegment[];
}

const stroke = { color: iconLine, width: 1, ends: 'round' } as const;

const textLines = (levels: readonly number[]) => levels.flatMap((y) => line([6, y], [14, y]));

const shapes: Readonly<Record<NoteIcon, NoteIconShape>> = {
  comment: {
    outline: closedPath(points([2, 3], [18, 3], [18, 14], [10, 14], [6, 18], [6, 14], [2, 14])),
    lines: textLines([6.5, 10]),
  },
  note: {
    outline: closedPath(points([3, 2], [17, 2], [17, 13], [12, 18], [3, 18])),
    lines: [...textLines([6, 9.5]), ...line([17, 13], [12, 13]), ...line([12, 13], [12, 18])],
  },
  help: {
    outline: ellipsePath({ left: 2, top: 2, width: 16, height: 16 }),
    lines: [
      { kind: 'move', x: 7, y: 8 },
      { kind: 'curve', points: [7, 4, 13, 4, 13, 8] },
      { kind: 'curve', points: [13, 10, 10, 10, 10, 12.5] },
      ...line([10, 15], [10, 15.2]),
    ],
  },
  insert: {
    outline: closedPath(points([10, 3], [18, 17], [2, 17])),
    lines: [...line([10, 8], [10, 14.5]), ...line([7, 11.2], [13, 11.2])],
  },
  key: {
    outline: roundedPath({ left: 2, top: 2, width: 16, height: 16 }, 2),
    lines: [
      ...ellipsePath({ left: 4.5, top: 7.5, width: 5, height: 5 }),
      ...line([9.5, 10], [16, 10]),
      ...line([16, 10], [16, 13]),
      ...line([13, 10], [13, 12]),
    ],
  },
  paragraph: {
    outline: roundedPath({ left: 2, top: 2, width: 16, height: 16 }, 2),
    lines: [
      ...line([14, 5], [9, 5]),
      { kind: 'curve', points: [5, 5, 5, 10.5, 9, 10.5] },
      ...line([9.5, 5], [9.5, 15.5]),
      ...line([12.5, 5], [12.5, 15.5]),
    ],
  },
};

export function drawNoteIcon(drawing: Drawing, icon: NoteIcon, box: Box, color: RgbColor): void {
  const { outline, lines } = shapes[icon];
  drawInIcon(drawing, box, outline, { fill: color, stroke });
  drawInIcon(drawing, box, lines, { stroke });
}

function line(from: readonly [number, number], to: readonly [number, number]): PathSegment[] {
  return straightPath(points(from, to));
}

function points(...corners: readonly (readonly [number, number])[]) {
  return corners.map(([x, y]) => ({ x, y }));
}
