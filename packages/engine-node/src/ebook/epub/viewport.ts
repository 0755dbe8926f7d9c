import type { Viewport } from '../book.ts';
import { attributeOf, descendantsOf, type MarkupElement, nameOf } from '../markup/elements.ts';

/** Sizes outside these are mistakes; PDF allows no side beyond 14,400 points. */
const smallest = 16;
const largest = 19_200;

/** Size of a fixed-layout page: its `viewport`, or the view box of a drawing (EPUB 3.3, 8.2.2.6). */
export function viewportOf(root: MarkupElement): Viewport | null {
  for (const meta of descendantsOf(root, 'meta')) {
    if (attributeOf(meta, 'name')?.toLowerCase() === 'viewport') {
      const content = attributeOf(meta, 'content') ?? '';

      return sized(/width\s*=\s*([\d.]+)/.exec(content)?.[1], /height\s*=\s*([\d.]+)/.exec(content)?.[1]);
    }
  }

  const drawing = nameOf(root) === 'svg' ? root : null;

  if (drawing === null) {
    return null;
  }

  const box = (attributeOf(drawing, 'viewBox') ?? '').trim().split(/[\s,]+/);

  return sized(box[2], box[3]) ?? sized(attributeOf(drawing, 'width'), attributeOf(drawing, 'height'));
}

function sized(width: string | null | undefined, height: string | null | undefined): Viewport | null {
  const [x, y] = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  const isSensible = [x, y].every((side) => side >= smallest && side <= largest);

  return isSensible ? { width: x, height: y } : null;
}
