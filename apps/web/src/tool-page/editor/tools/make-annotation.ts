import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Box, Point, Quad } from '@octavo/contract/edits/primitives';
import { iconSide, type TextAnnotation } from '../document/annotation-geometry.ts';
import { keptOnPage, roundedBox, roundedPoint, type Size } from '../document/geometry.ts';
import type { MarkupTool, ShapeTool } from './editor-tools.ts';
import type { ToolSettings } from './tool-settings.ts';

const base = { contents: '', opacity: 1 };

/** Size of a stamp that was placed by a click, in points. */
const stampSize = { width: 160, height: 46 };

/** Distances below which a drag counts as a click, in points. */
const clickPoints = 4;

export function makeMarkup(tool: MarkupTool, quads: readonly Quad[], settings: ToolSettings): Annotation {
  return { ...base, type: tool, quads: [...quads], color: settings.markup[tool], opacity: settings.opacity };
}

export function makeNote(at: Point, page: Size, { noteColor }: ToolSettings): Annotation {
  return { ...base, type: 'note', at: iconAround(at, page), icon: 'comment', color: noteColor };
}

/** Text box; a click makes one as wide as the page allows, up to 200 points. */
export function makeTextBox(drawn: Box, page: Size, { look }: ToolSettings): TextAnnotation {
  const lineHeight = look.size * 1.2;
  const box = isClick(drawn)
    ? { ...drawn, width: Math.min(200, page.width - drawn.left - 12), height: lineHeight + 6 }
    : { ...drawn, height: Math.max(drawn.height, lineHeight + 6) };

  return {
    opacity: 1,
    type: 'text-box',
    box: roundedBox(keptOnPage(box, page)),
    text: '',
    look,
    border: null,
    fill: null,
  };
}

/** Callout from the point that it is about to the place of its text. */
export function makeCallout(
  tip: Point,
  to: Point,
  page: Size,
  { look, stroke, fill }: ToolSettings,
): TextAnnotation {
  const size = { width: 150, height: look.size * 2.4 + 8 };
  const isNear = Math.hypot(to.x - tip.x, to.y - tip.y) < clickPoints;
  const at = isNear ? { x: tip.x + 60, y: tip.y - 70 } : to;
  const left = at.x >= tip.x ? at.x : at.x - size.width;
  const box = roundedBox(keptOnPage({ left, top: at.y - size.height / 2, ...size }, page));

  return {
    opacity: 1,
    type: 'callout',
    box,
    tip: roundedPoint(tip),
    text: '',
    look,
    border: stroke,
    fill,
    end: 'open-arrow',
  };
}

/** Shape between two points; null for one that has no size. */
export function makeShape(
  tool: Exclude<ShapeTool, 'polyline' | 'polygon'>,
  from: Point,
  to: Point,
  { stroke, fill }: ToolSettings,
): Annotation | null {
  const drawn = {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };

  if (isClick(drawn)) {
    return null;
  }

  if (tool === 'line' || tool === 'arrow') {
    return {
      ...base,
      type: 'line',
      from: roundedPoint(from),
      to: roundedPoint(to),
      ends: ['none', tool === 'arrow' ? 'closed-arrow' : 'none'],
      stroke,
      fill: tool === 'arrow' ? stroke.color : null,
    };
  }

  return {
    ...base,
    type: tool === 'ellipse' ? 'ellipse' : 'rectangle',
    box: roundedBox(drawn),
    stroke,
    fill,
    cloud: tool === 'cloud',
  };
}

/** Shape through points; null as long as it has too few. */
export function makePath(
  tool: 'polyline' | 'polygon',
  points: readonly Point[],
  { stroke, fill }: ToolSettings,
): Annotation | null {
  const places = points.map(roundedPoint);

  if (tool === 'polygon') {
    return places.length < 3
      ? null
      : { ...base, type: 'polygon', points: places, stroke, fill, cloud: false };
  }

  return places.length < 2
    ? null
    : { ...base, type: 'polyline', points: places, ends: ['none', 'none'], stroke, fill: null };
}

/** Stamp around a point; a picture keeps the ratio of its width to its height. */
export function makeStamp(
  at: Point,
  page: Size,
  { face, stampColor }: ToolSettings,
  ratio: number | null,
): Extract<Annotation, { readonly type: 'stamp' }> {
  const size = ratio === null ? stampSize : { width: stampSize.width, height: stampSize.width / ratio };
  const box = keptOnPage({ left: at.x - size.width / 2, top: at.y - size.height / 2, ...size }, page);

  return { ...base, type: 'stamp', box: roundedBox(box), face, color: stampColor, angle: 0 };
}

export function makeFile(at: Point, page: Size, asset: string): Annotation {
  return { ...base, type: 'file', at: iconAround(at, page), asset, icon: 'paperclip', color: '#1f4fb2' };
}

/** Upper left corner of an icon around a point. */
function iconAround({ x, y }: Point, page: Size): Point {
  const box = { left: x - iconSide / 2, top: y - iconSide / 2, width: iconSide, height: iconSide };
  const { left, top } = keptOnPage(box, page);

  return roundedPoint({ x: left, y: top });
}

function isClick({ width, height }: Box): boolean {
  return width < clickPoints && height < clickPoints;
}
