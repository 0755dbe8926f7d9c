import type { Colour } from '@octavo/pdf/content/page-content';
import type { Inline } from '../model.ts';

/**
 * Removes highlights in the paragraph's background colour: painted behind the whole paragraph, they highlight
 * no words.
 */
export function withoutHighlight(inlines: readonly Inline[], background: Colour | null): readonly Inline[] {
  return background === null
    ? inlines
    : inlines.map((inline) =>
        inline.kind === 'text' && inline.style.highlight === background
          ? { ...inline, style: { ...inline.style, highlight: null } }
          : inline,
      );
}
