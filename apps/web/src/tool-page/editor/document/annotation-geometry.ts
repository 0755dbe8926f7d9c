import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import { outerBox } from '../graphics/place-geometry.ts';
import { boxAround, grown, rounded, roundedBox, shifted, shiftedBox, union } from './geometry.ts';

/** Side of the icons of notes and attached files, in points. */
export const iconSide = 20;

export type Markup = Extract<Annotation, { readonly quads: unknown }>;

/** Annotations with text of their own on the page. */
export type TextAnnotation = Extract<Annotation, { readonly text: string }>;

export function hasText(annotation: Annotation): annotation is TextAnnotation {
  return 'text' in annotation;
}

/** True for marks on text, which stay where the text is. */
export function isMarkup(annotation: Annotation): annotation is Markup {
  return 'quads' in annotation;
}

/** Box around what an annotation shows. */
export function boxOf(annotation: Annotation): Box {
  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strike':
    case 'squiggly':
      return boxAround(annotation.quads.flat());
    case 'note':
    case 'file':
      return { left: annotation.at.x, top: annotation.at.y, width: iconSide, height: iconSide };
    case 'caret':
      return {
        left: annotation.at.x - annotation.height / 4,
        top: annotation.at.y - annotation.height / 2,
        width: annotation.height / 2,
        height: annotation.height / 2,
      };
    case 'callout':
      return union([annotation.box, boxAround([annotation.tip, ...kneeOf(annotation)])]);
    case 'ink':
      return grown(boxAround(annotation.strokes.flat()), annotation.stroke.width / 2);
    case 'line':
      return boxAround([annotation.from, annotation.to]);
    case 'polyline':
    case 'polygon':
      return boxAround(annotation.points);
    case 'stamp':
      return outerBox(annotation);
    default:
      return annotation.box;
  }
}

/** The annotation moved by a distance. */
export function moved(annotation: Annotation, by: Point): Annotation {
  const to = <Place extends Point>(point: Place): Place => ({ ...point, ...shifted(point, by) });

  return withPoints(annotation, to, (box) => shiftedBox(box, by));
}

/** The annotation scaled so that its box becomes another one; null for what has no size of its own. */
export function resized(annotation: Annotation, box: Box): Annotation | null {
  if (!isResizable(annotation)) {
    return null;
  }

  if ('box' in annotation) {
    return { ...annotation, box: roundedBox(box) };
  }

  const from = boxOf(annotation);
  const scale = (value: number, start: number, length: number, newStart: number, newLength: number) =>
    length === 0 ? newStart : rounded(newStart + ((value - start) / length) * newLength);
  const to = <Place extends Point>(point: Place): Place => ({
    ...point,
    x: scale(point.x, from.left, from.width, box.left, box.width),
    y: scale(point.y, from.top, from.height, box.top, box.height),
  });

  return withPoints(annotation, to, () => box);
}

export function isResizable(annotation: Annotation): boolean {
  return !isMarkup(annotation) && !['note', 'file', 'caret'].includes(annotation.type);
}

function withPoints(
  annotation: Annotation,
  to: <Place extends Point>(point: Place) => Place,
  toBox: (box: Box) => Box,
): Annotation {
  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strike':
    case 'squiggly':
      return {
        ...annotation,
        quads: annotation.quads.map(([a, b, c, d]) => [to(a), to(b), to(c), to(d)]),
      };
    case 'note':
    case 'file':
    case 'caret':
      return { ...annotation, at: to(annotation.at) };
    case 'callout':
      return {
        ...annotation,
        box: toBox(annotation.box),
        tip: to(annotation.tip),
        ...(annotation.knee === undefined ? {} : { knee: to(annotation.knee) }),
      };
    case 'ink':
      return { ...annotation, strokes: annotation.strokes.map((stroke) => stroke.map(to)) };
    case 'line':
      return { ...annotation, from: to(annotation.from), to: to(annotation.to) };
    case 'polyline':
    case 'polygon':
      return { ...annotation, points: annotation.points.map(to) };
    default:
      return { ...annotation, box: toBox(annotation.box) };
  }
}

function kneeOf({ knee }: { readonly knee?: Point | undefined }): readonly Point[] {
  return knee === undefined ? [] : [knee];
}
