import { commonest } from '@octavo/layout/commonest';
import { unpackedPage } from '@octavo/layout/packed-glyphs';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { deckOf } from '../slides/deck.ts';
import type { Presentation, ShapeItem, Slide } from '../slides/slide.ts';
import { fitOf, fitPage, slideSizeOf } from './fit-page.ts';
import { slideOfPage } from './slide-of-page.ts';

/** Converts a document to a presentation with one slide per page. */
export function presentationOf(content: DocumentContent): Presentation {
  const size = slideSizeOf(content.pages);
  const deck = deckOf(content);
  const slides = content.pages.map((page) => {
    const fit = fitOf(page, size);

    return slideOfPage(deck, fitPage(unpackedPage(page), fit, size), fit);
  });
  const bodyFont = commonest(slides.flatMap((slide) => familiesOf(slide, 'text'))) ?? 'Arial';

  return {
    title: content.title,
    author: content.author,
    language: content.language,
    ...size,
    titleFont: commonest(slides.flatMap((slide) => familiesOf(slide, 'title'))) ?? bodyFont,
    bodyFont,
    master: { background: null, items: [] },
    slides,
  };
}

/** Font families of the titles or other texts of a slide, one entry per use. */
function familiesOf({ items }: Slide, role: ShapeItem['role']): readonly string[] {
  return items.flatMap((item) =>
    item.kind === 'shape' && item.role === role
      ? (item.text?.paragraphs ?? []).flatMap(({ inlines }) =>
          inlines.flatMap((inline) => ('style' in inline ? [inline.style.family] : [])),
        )
      : [],
  );
}
