import type { Point, ShownText } from '@octavo/pdf/interpret/glyph';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { movedGlyph } from './follow/moved-glyphs.ts';
import type { SetUnit } from './set/set-unit.ts';
import { letterHeights, type PageUnit } from './units/page-unit.ts';
import type { PlacedGlyph } from './units/placed-glyph.ts';
import { fromFrame } from './units/text-frame.ts';
import type { GlyphChanges } from './write/glyph-changes.ts';
import type { ClippedText } from './write/widen-clips.ts';

/** Unit whose glyphs are moved, removed or set anew. */
export interface PlacedUnit {
  readonly unit: PageUnit;
  /** Null for a unit that only moves. */
  readonly set: SetUnit | null;
  /** Distances by which it moves after it was set: down its own frame, and in user space. */
  readonly down: number;
  readonly moved: Point;
}

/** Places of the text of each operator of a unit that stands in a clip, before and after its changes. */
export function clippedTexts({ unit, set, down, moved }: PlacedUnit, changes: GlyphChanges): ClippedText[] {
  const corners = new Map<ShownText, { readonly before: Point[]; readonly after: Point[] }>();
  const of = ({ glyph: { shown } }: PlacedGlyph) => {
    const known = corners.get(shown) ?? { before: [], after: [] };
    corners.set(shown, known);

    return known;
  };
  const { frame } = unit;

  for (const { glyph } of unit.characters) {
    if (glyph !== null && !glyph.isSpace && glyph.glyph.shown.clipDepth > 0) {
      const { left, right, base, em } = glyph;
      const { after } = movedGlyph(frame, glyph, changes);
      of(glyph).before.push(...cornersAt(unit, { left, right, base, em }));
      of(glyph).after.push(...(after === null ? [] : cornersAt(unit, { ...after, em })));
    }
  }

  for (const { parts, base } of set?.lines ?? []) {
    for (const { part, left } of parts) {
      if (part.kind === 'new' && part.like.glyph.shown.clipDepth > 0) {
        const { scale } = set!.measures;
        const width = Math.max(0, ...part.text.characters.map(({ right }) => right * scale));
        const { em } = part.like;
        const place = { left, right: left + width, base: base - down, em: em * scale };
        of(part.like).after.push(
          ...cornersAt(unit, place).map(([x, y]) => [x + moved[0], y + moved[1]] as const),
        );
      }
    }
  }

  return [...corners].flatMap(([shown, { before, after }]) =>
    before.length === 0 || after.length === 0
      ? []
      : [{ shown, before: boundsAround(before), after: boundsAround(after) }],
  );
}

interface ClippedGlyph {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly em: number;
}

function cornersAt({ frame }: PageUnit, { left, right, base, em }: ClippedGlyph): Point[] {
  return [left, right].flatMap((along) =>
    [letterHeights.ascent, -letterHeights.descent].map((height) =>
      fromFrame(frame, [along, base + height * em]),
    ),
  );
}

function boundsAround(points: readonly Point[]): PdfRectangle {
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];

  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
}
