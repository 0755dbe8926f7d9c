import type { Presentation, SlideItem, TextBody } from './slide.ts';

/** The labels of all list items, which are nowhere written: whoever shows a presentation makes them. */
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
