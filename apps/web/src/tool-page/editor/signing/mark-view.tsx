import type { Box } from '@octavo/contract/edits/primitives';
import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import { writtenStroke } from '@octavo/editing/paths/pen-stroke';
import { markPath } from '@octavo/pdf/edit/fields/mark-path';
import { familyOf, inkOf } from './hands.ts';
import { pathData } from './path-data.ts';
import { printFamily, printShare } from './text-marks.ts';

interface MarkViewProps {
  readonly face: StampFace;
  readonly color: string;
  readonly box: Box;
  /** Address of the picture of a face. */
  readonly picture?: string | undefined;
}

/** A face as SVG, as the engine will draw it. */
export function MarkView({ face, color, box, picture }: MarkViewProps) {
  const { left, top, width, height } = box;

  switch (face.kind) {
    case 'drawn': {
      const { size, strokes, pen } = face;
      const scale = Math.min(width / size.width, height / size.height);
      const x = left + (width - size.width * scale) / 2;
      const y = top + (height - size.height * scale) / 2;

      return (
        <path
          transform={`translate(${x} ${y}) scale(${scale})`}
          d={strokes.map((points) => pathData(writtenStroke(points, pen))).join('')}
          fill={color}
        />
      );
    }
    case 'written': {
      const family = familyOf(face.hand);
      const ink = inkOf(face.text, family);

      if (ink === null) {
        return null;
      }

      const scale = Math.min(width / ink.width, height / ink.height);
      const x = left + (width - ink.width * scale) / 2 + ink.left * scale;
      const y = top + (height - ink.height * scale) / 2 + ink.ascent * scale;

      return (
        <text x={x} y={y} fontFamily={family} fontSize={100 * scale} fill={color}>
          {face.text}
        </text>
      );
    }
    case 'plain':
      return (
        <text
          x={face.align === 'left' ? left : left + width / 2}
          y={top + height / 2}
          textAnchor={face.align === 'left' ? 'start' : 'middle'}
          dominantBaseline="central"
          fontFamily={printFamily}
          fontSize={height * printShare}
          fill={color}
        >
          {face.text}
        </text>
      );
    case 'sign': {
      const side = Math.min(width, height);
      const pen = side * 0.14;
      const inside = {
        left: left + (width - side + pen) / 2,
        top: top + (height - side + pen) / 2,
        width: side - pen,
        height: side - pen,
      };

      return (
        <path
          d={pathData(markPath(face.sign, inside))}
          fill="none"
          stroke={color}
          strokeWidth={pen}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    }
    case 'picture':
      return picture === undefined ? null : (
        <image href={picture} x={left} y={top} width={width} height={height} />
      );
    default:
      return null;
  }
}
