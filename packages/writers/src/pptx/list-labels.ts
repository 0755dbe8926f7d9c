import type { Presentation, SlideItem, TextBody } from '../slides/slide.ts';

/**
 * Labels of all list items; they are not part of the text, because the presentation program generates them.
 */
export function listLabels({ slides }: Presentation): string {
  return slides
    .flatMap(({ items }) => items.flatMap(textsOf))
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ mark }) => (mark === null ? [] : [mark.label])))
    .join(' ');
}

function textsOf(item: SlideItem): readonly TextBody[] {
  if (item.kind === 'table') {
    return item.cells.map(({ text }) => text);
  }

  return item.kind === 'shape' && item.text !== null ? [item.text] : [];
}
