import { binaryToBytes } from '@octavo/pdf/bytes/binary';
import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { identity, type Matrix, matrixOf, multiply } from '@octavo/pdf/matrix';
import { PdfName, type PdfRef, PdfStream } from '@octavo/pdf/objects';
import { inverseOf } from './matrices.ts';

/**
 * Operators that set the patterns of an object moved along with it: patterns are fixed to the space of their content
 * (ISO 32000-2, 8.7.2), so that a moved object would show another part of them. Empty for plain colours.
 */
export function movedPatterns(
  changes: ObjectChanges,
  { drawing, fill, stroke }: PaintedObject,
  change: Matrix,
  nameOf: (pattern: PdfRef) => string,
): string[] {
  const patterns = changes.dict(drawing.resources?.get('Pattern') ?? null);
  const back = inverseOf(drawing.matrix);

  return [fill, stroke].flatMap((colour) => {
    const name = patternName(colour);
    const pattern = name === null ? null : changes.resolve(patterns?.get(name) ?? null);
    const dict = changes.dict(pattern);

    if (dict === null || back === null) {
      return [];
    }

    const own = matrixOf(changes.array(dict.get('Matrix'))?.map((value) => changes.resolve(value)) ?? null);
    const matrix = [drawing.matrix, change, back].reduce(multiply, own ?? identity);
    const moved = dict.copy().set('Matrix', [...matrix]);
    const ref = changes.add(pattern instanceof PdfStream ? pattern.withDict(moved) : moved);

    return [colour.replace(/\/[^\s/()<>[\]{}%]+\s*(?=scn$)/i, () => `/${nameOf(ref)} `)];
  });
}

/** Name of the pattern that operators as written set; null for plain colours. */
function patternName(colour: string): string | null {
  let name: string | null = null;

  eachOperator(binaryToBytes(colour), (operator, operands) => {
    const last = operands.at(-1);
    name = /^scn$/i.test(operator) && last instanceof PdfName ? last.value : null;
  });

  return name;
}
