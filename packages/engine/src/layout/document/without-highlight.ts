import type { Inline } from '../model.ts';
import type { Colour } from '../page-content.ts';

/** What is painted behind the whole paragraph marks no words. */
export function withoutHighlight(inlines: readonly Inline[], background: Colour | null): readonly Inline[] {
  return background === null
    ? inlines
    : inlines.map((inline) =>
        inline.kind === 'text' && inline.style.highlight === background
          ? { ...inline, style: { ...inline.style, highlight: null } }
          : inline,
      );
}
