import type { Stroke } from '@octavo/contract/edits/looks';
import type { PathStroke } from '@octavo/pdf/edit/path-operators';
import { dictOf, nameOf, type PdfObject } from '@octavo/pdf/objects';
import { rgbOf } from '../geometry/colors.ts';
import type { PageSpace } from '../geometry/page-space.ts';
import type { AnnotationSource } from './annotation-source.ts';

/** Lengths of dashes and gaps in line widths. */
const patterns = { solid: [], dashed: [4, 2.5], dotted: [1, 1.5] } as const;

/** A dash of at most this many line widths is a dot. */
const longestDot = 1.5;

/** Way of painting a line; none for a line without thickness. */
export function strokePaint(
  stroke: Stroke | null,
  ends: PathStroke['ends'] = 'cut',
): { readonly stroke?: PathStroke } {
  if (stroke === null || stroke.width === 0) {
    return {};
  }

  const { width, style } = stroke;
  const dashes = patterns[style].map((length) => length * width);

  return { stroke: { color: rgbOf(stroke.color), width, dashes, ends: style === 'solid' ? ends : 'cut' } };
}

/** Color and border style of an annotation (ISO 32000-2, table 168). */
export function strokeEntries(
  stroke: Stroke | null,
  space: PageSpace,
): Record<string, PdfObject | undefined> {
  return {
    C: stroke === null ? undefined : [...rgbOf(stroke.color)],
    BS: borderStyle(stroke, space),
  };
}

export function borderStyle(stroke: Stroke | null, space: PageSpace): PdfObject {
  const { width, style } = stroke ?? { width: 0, style: 'solid' as const };

  return dictOf({
    Type: nameOf('Border'),
    W: space.userLength(width),
    S: nameOf(style === 'solid' ? 'S' : 'D'),
    D:
      style === 'solid'
        ? undefined
        : patterns[style].map((length) => space.userLength(length * (width || 1))),
  });
}

/** Null for an annotation without a border. */
export function readStroke(source: AnnotationSource, color = source.color('C')): Stroke | null {
  return color === null ? null : { color, ...readBorder(source) };
}

export function readBorder(source: AnnotationSource): Omit<Stroke, 'color'> {
  const style = source.inner('BS');
  const [, , oldWidth] = source.numbers('Border');
  const units = style?.number('W') ?? (style === null ? oldWidth : null) ?? 1;
  const [dash = 3] = style?.numbers('D') ?? [];
  const isDashed = style?.name('S') === 'D';

  return {
    width: source.space.shownLength(units),
    style: isDashed
      ? dash <= longestDot * (units || 1 / source.space.shownLength(1))
        ? 'dotted'
        : 'dashed'
      : 'solid',
  };
}
