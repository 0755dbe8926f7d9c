import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Stroke } from '@octavo/contract/edits/looks';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import { boxOf, type TextAnnotation } from '../document/annotation-geometry.ts';
import { boxAround, centreOf } from '../document/geometry.ts';
import { MarkView } from '../signing/mark-view.tsx';
import { cssFonts } from '../text/css-fonts.ts';
import { textInset } from './typed-text.tsx';

/** Sketch of an annotation until the engine has drawn it; in points. */
export function ShapeView({ annotation }: { readonly annotation: Annotation }) {
  return <g opacity={annotation.opacity}>{sketch(annotation)}</g>;
}

function turnOf({ box, angle }: { readonly box: Box; readonly angle: number }): string | undefined {
  const { x, y } = centreOf(box);

  return angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`;
}

function sketch(annotation: Annotation) {
  switch (annotation.type) {
    case 'highlight':
      return annotation.quads.map((quad) => (
        <rect
          key={JSON.stringify(quad)}
          {...rect(boxAround(quad))}
          fill={annotation.color}
          style={{ mixBlendMode: 'multiply' }}
        />
      ));
    case 'underline':
    case 'squiggly':
    case 'strike':
      return annotation.quads.map((quad) => {
        const { left, top, width, height } = boxAround(quad);
        const y = top + height * (annotation.type === 'strike' ? 0.55 : 0.93);

        return (
          <path
            key={JSON.stringify(quad)}
            d={annotation.type === 'squiggly' ? wave(left, y, width) : `M${left} ${y}h${width}`}
            stroke={annotation.color}
            strokeWidth={Math.max(0.7, height / 14)}
            fill="none"
          />
        );
      });
    case 'note':
    case 'file':
    case 'caret':
      return (
        <rect
          {...rect(boxOf(annotation))}
          rx={3}
          fill={annotation.color}
          stroke="#16181d"
          strokeWidth={0.6}
        />
      );
    case 'text-box':
    case 'callout':
      return (
        <>
          {annotation.type === 'callout' && (
            <path
              d={linePath([annotation.tip, ...(annotation.knee ? [annotation.knee] : [nearest(annotation)])])}
              {...strokeOf(annotation.border)}
              fill="none"
            />
          )}
          <rect {...rect(annotation.box)} fill={annotation.fill ?? 'none'} {...strokeOf(annotation.border)} />
          <SketchedText annotation={annotation} />
        </>
      );
    case 'ink':
      return annotation.strokes.map((stroke) => (
        <path
          key={`${stroke.length} ${stroke[0]?.x} ${stroke[0]?.y}`}
          d={linePath(stroke)}
          {...strokeOf(annotation.stroke)}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ));
    case 'line':
      return (
        <path d={linePath([annotation.from, annotation.to])} {...strokeOf(annotation.stroke)} fill="none" />
      );
    case 'polyline':
      return <path d={linePath(annotation.points)} {...strokeOf(annotation.stroke)} fill="none" />;
    case 'polygon':
      return (
        <path
          d={`${linePath(annotation.points)}Z`}
          {...strokeOf(annotation.stroke)}
          fill={annotation.fill ?? 'none'}
        />
      );
    case 'ellipse': {
      const { left, top, width, height } = annotation.box;

      return (
        <ellipse
          cx={left + width / 2}
          cy={top + height / 2}
          rx={width / 2}
          ry={height / 2}
          fill={annotation.fill ?? 'none'}
          {...strokeOf(annotation.stroke)}
        />
      );
    }
    case 'rectangle':
      return (
        <rect {...rect(annotation.box)} fill={annotation.fill ?? 'none'} {...strokeOf(annotation.stroke)} />
      );
    case 'stamp':
      return isMark(annotation.face) ? (
        <g transform={turnOf(annotation)}>
          <MarkView face={annotation.face} color={annotation.color} box={annotation.box} />
        </g>
      ) : (
        <rect
          {...rect(annotation.box)}
          transform={turnOf(annotation)}
          rx={4}
          fill="none"
          stroke={annotation.color}
          strokeWidth={2}
          strokeDasharray="4 3"
        />
      );
  }
}

/** Text in a font of the browser, as it was typed: fonts of some scripts take seconds to arrive. */
function SketchedText({ annotation: { box, look, text } }: { readonly annotation: TextAnnotation }) {
  return (
    <foreignObject {...rect(box)} style={{ overflow: 'visible' }}>
      <div
        style={{
          padding: textInset,
          font: `${look.italic ? 'italic ' : ''}${look.bold ? 700 : 400} ${look.size}px/1.2 ${cssFonts[look.font]}`,
          color: look.color,
          textAlign: look.align,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'break-word',
        }}
      >
        {text}
      </div>
    </foreignObject>
  );
}

/** True for faces that are drawn here as they will be; of others, the frame is. */
function isMark({ kind }: StampFace): boolean {
  return kind === 'drawn' || kind === 'written' || kind === 'plain' || kind === 'sign';
}

function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function rect({ left, top, width, height }: Box) {
  return { x: left, y: top, width, height };
}

function strokeOf(stroke: Stroke | null) {
  if (stroke === null || stroke.width === 0) {
    return { stroke: 'none' };
  }

  const dash = { solid: undefined, dashed: [4, 3], dotted: [1, 2] }[stroke.style];

  return {
    stroke: stroke.color,
    strokeWidth: stroke.width,
    strokeDasharray: dash?.map((part) => part * stroke.width).join(' '),
  };
}

/** Squiggly line of half waves, 4 points each. */
function wave(left: number, y: number, width: number): string {
  const halves = Math.max(1, Math.round(width / 4));
  const step = width / halves;

  return `M${left} ${y}${Array.from({ length: halves }, (_, index) => `q${step / 2} ${index % 2 === 0 ? -2 : 2} ${step} 0`).join('')}`;
}

/** Point of a callout's box where its line begins: the middle of the nearest side. */
function nearest({ box, tip }: { readonly box: Box; readonly tip: Point }): Point {
  const { left, top, width, height } = box;
  const sides = [
    { x: left, y: top + height / 2 },
    { x: left + width, y: top + height / 2 },
    { x: left + width / 2, y: top },
    { x: left + width / 2, y: top + height },
  ];

  return sides.toSorted(
    (one, other) => Math.hypot(one.x - tip.x, one.y - tip.y) - Math.hypot(other.x - tip.x, other.y - tip.y),
  )[0]!;
}
