import type { SfntFont } from '../../font/sfnt-font.ts';
import type { PathSegment } from '../path-operators.ts';
import type { FontSource, Hand } from './font-source.ts';
import { GlyphPaths } from './glyph-path.ts';
import { hanLanguageOf } from './scripts.ts';
import { type SetText, setText } from './set-text.ts';

/** Outlines of a text, in ems, y downwards, from the upper left corner of its ink. */
export interface OutlinedText {
  readonly path: readonly PathSegment[];
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * Outlines of a line of handwriting; null for one without ink.
 *
 * @throws DocumentError `character-missing` for a character that the hand lacks.
 */
export async function outlinedHand(
  text: string,
  hand: Hand,
  fonts: FontSource,
): Promise<OutlinedText | null> {
  const style = { family: 'sans', bold: false, italic: false, hand } as const;

  return outlinedText(await setText(text, { font: null, style, language: hanLanguageOf(text) }, fonts));
}

/** Outlines of the first line of a text set in TrueType fonts; null when it has no ink. */
export function outlinedText({ lines }: SetText): OutlinedText | null {
  const fonts = new Map<SfntFont, GlyphPaths | null>();
  const placed: PathSegment[] = [];
  let pen = 0;

  for (const { font, clusters } of lines[0]?.runs ?? []) {
    const paths = fonts.get(font) ?? GlyphPaths.read(font.bytes);
    fonts.set(font, paths);

    for (const { glyph, advance, right, up } of clusters.flatMap(({ glyphs }) => glyphs)) {
      const [x, y] = [pen + right, up];
      placed.push(
        ...(paths?.pathOf(glyph) ?? []).map((segment) =>
          mapped(segment, (across, above) => [x + across / font.unitsPerEm, -y - above / font.unitsPerEm]),
        ),
      );
      pen += advance;
    }
  }

  const [left, top, right, bottom] = boundsOf(placed);

  return left > right || top > bottom
    ? null
    : {
        path: placed.map((segment) => mapped(segment, (x, y) => [x - left, y - top])),
        size: { width: right - left, height: bottom - top },
      };
}

function mapped(segment: PathSegment, map: (x: number, y: number) => readonly [number, number]): PathSegment {
  switch (segment.kind) {
    case 'move':
    case 'line': {
      const [x, y] = map(segment.x, segment.y);

      return { kind: segment.kind, x, y };
    }
    case 'curve': {
      const [x1, y1, x2, y2, x3, y3] = segment.points;

      return { kind: 'curve', points: [...map(x1, y1), ...map(x2, y2), ...map(x3, y3)] };
    }
    case 'close':
      return segment;
  }
}

/** Bounds of the points that a path passes; control points of glyphs lie beyond them by little. */
function boundsOf(path: readonly PathSegment[]): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];

  for (const segment of path) {
    if (segment.kind === 'close') {
      continue;
    }

    const [x, y] = segment.kind === 'curve' ? segment.points.slice(4) : [segment.x, segment.y];
    left = Math.min(left, x ?? left);
    top = Math.min(top, y ?? top);
    right = Math.max(right, x ?? right);
    bottom = Math.max(bottom, y ?? bottom);
  }

  return [left, top, right, bottom];
}
