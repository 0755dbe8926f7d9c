import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { Matrix } from '@octavo/pdf/matrix';
import type { EditContext, EditPage } from '../../edit-context.ts';
import type { SetUnit } from '../set/set-unit.ts';
import type { NewPart } from '../set/words.ts';
import { type LevelLine, levelLine, ruleOf } from '../units/glyph-look.ts';
import type { PageUnit } from '../units/page-unit.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import { fromFrame, type TextFrame } from '../units/text-frame.ts';
import type { GlyphChanges } from '../write/glyph-changes.ts';
import { movedGlyph } from './moved-glyphs.ts';

/** Distance of the ends of a line from those of its words, in ems: longer lines belong to tables and pages. */
const overhang = 0.4;

/** Part of a line that words stand over afterwards, in their frame. */
interface Segment {
  left: number;
  right: number;
  readonly base: number;
}

interface TextLines {
  readonly context: EditContext;
  readonly page: EditPage;
  readonly objects: readonly PaintedObject[];
  readonly changes: GlyphChanges;
}

/** Moves the lines that the page draws under and through words along with these. */
export async function followLines(
  unit: PageUnit,
  set: { readonly unit: SetUnit; readonly down: number } | null,
  { context, page, objects, changes }: TextLines,
): Promise<void> {
  for (const [index, object] of objects.entries()) {
    const line = levelLine(object, unit.frame);
    const covered = line === null ? [] : coveredGlyphs(unit, line);

    if (line === null || !belongsTo(line, covered) || !covered.some(({ index: each }) => changes.has(each))) {
      continue;
    }

    const segments = segmentsOf(unit, covered, set, changes);
    // Most edited texts have no such line.
    const { ObjectEdits } = await import('../../objects/object-edits.ts');
    const edits = ObjectEdits.of(context);
    const ref = { index, kind: 'path' } as const;

    if (segments.length === 0) {
      edits.find(page, ref).delete();
    }

    for (const [at, segment] of segments.entries()) {
      const target = at === 0 ? edits.find(page, ref) : edits.copy(`${index} ${at}`, page, [ref]);
      target.transform(changeTo(segment, line, covered, unit.frame));
    }
  }
}

function coveredGlyphs({ characters }: PageUnit, line: LevelLine): PlacedGlyph[] {
  return characters.flatMap(({ glyph }) =>
    glyph !== null && !glyph.isSpace && ruleOf(line, glyph) !== null ? [glyph] : [],
  );
}

function belongsTo({ left, right }: LevelLine, covered: readonly PlacedGlyph[]): boolean {
  const [first] = covered;

  return (
    first !== undefined &&
    Math.abs(leftOf(covered) - left) < overhang * first.em &&
    Math.abs(rightOf(covered) - right) < overhang * first.em
  );
}

/** Places of the words of a line, one for each line of text on which they stand. */
function segmentsOf(
  { frame }: PageUnit,
  covered: readonly PlacedGlyph[],
  set: { readonly unit: SetUnit; readonly down: number } | null,
  changes: GlyphChanges,
): Segment[] {
  const kept = covered.flatMap((glyph) => movedGlyph(frame, glyph, changes).after ?? []);
  const segments: Segment[] = [];

  for (const place of [...kept, ...(set === null ? [] : newPlaces(set, covered))]) {
    const known = segments.find(({ base }) => Math.abs(base - place.base) < 0.5 * covered[0]!.em);

    if (known === undefined) {
      segments.push({ ...place });
    } else {
      known.left = Math.min(known.left, place.left);
      known.right = Math.max(known.right, place.right);
    }
  }

  return segments;
}

/** Places of new words that replace those of a line, or stand between them. */
function newPlaces(
  { unit: { lines, measures }, down }: { readonly unit: SetUnit; readonly down: number },
  covered: readonly PlacedGlyph[],
): Segment[] {
  const own = new Set(covered);
  const parts = lines.flatMap((line) => line.parts.map((placed) => ({ ...placed, base: line.base - down })));
  const words = parts.flatMap(({ part, word }) =>
    part.kind === 'old' && part.glyphs.some((glyph) => own.has(glyph)) ? [word] : [],
  );
  const isAmong = (word: number, { like, look }: NewPart) =>
    own.has(like) &&
    look.underline === undefined &&
    look.strike === undefined &&
    (words.length === 0 || (word >= Math.min(...words) && word <= Math.max(...words)));

  return parts.flatMap(({ part, left, word, base }) =>
    part.kind === 'new' && isAmong(word, part)
      ? [{ left, right: left + part.text.advance * measures.scale, base }]
      : [],
  );
}

/** Transformation of user space that puts a line below the words of a segment. */
function changeTo(
  segment: Segment,
  { left, right }: LevelLine,
  covered: readonly PlacedGlyph[],
  { right: along, up }: TextFrame,
): Matrix {
  const [start, end] = [leftOf(covered), rightOf(covered)];
  const wanted = { left: segment.left + left - start, right: segment.right + right - end };
  const stretch = (wanted.right - wanted.left) / (right - left);
  const [x, y] = fromFrame({ right: along, up }, [
    wanted.left - left * stretch,
    segment.base - covered[0]!.base,
  ]);

  return [
    stretch * along[0] * along[0] + up[0] * up[0],
    stretch * along[0] * along[1] + up[0] * up[1],
    stretch * along[1] * along[0] + up[1] * up[0],
    stretch * along[1] * along[1] + up[1] * up[1],
    x,
    y,
  ];
}

function leftOf(glyphs: readonly PlacedGlyph[]): number {
  return Math.min(...glyphs.map(({ left }) => left));
}

function rightOf(glyphs: readonly PlacedGlyph[]): number {
  return Math.max(...glyphs.map(({ right }) => right));
}
