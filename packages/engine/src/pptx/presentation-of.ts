import type { TextStyle } from '../layout/model.ts';
import type { DocumentContent } from '../layout/page-content.ts';
import { readLayout } from '../layout/read-layout.ts';
import { officeFamily } from '../ooxml/fonts.ts';
import { fitOf, fitPage, slideSizeOf } from './fit-page.ts';
import type { Presentation, Slide } from './slide.ts';
import { slideOfPage } from './slide-of-page.ts';

/** The presentation of a document: a slide for each page that was read. */
export function presentationOf(content: DocumentContent): Presentation {
  const size = slideSizeOf(content.pages);
  const read = content.pages.map((page) => {
    const fit = fitOf(page, size);
    const fitted = fitPage(page, fit, size);
    // Alone, so that what repeats at the top and bottom of pages stays on each slide.
    const layout = readLayout({ ...content, pages: [fitted] }, { acrossPages: false });

    return { layout, slide: slideOfPage(fitted, layout, fit) };
  });
  const slides = read.map(({ slide }) => slide);
  const bodyFont = commonest(read.map(({ layout }) => officeFamily(layout.bodyStyle))) ?? 'Arial';

  return {
    title: content.title,
    author: content.author,
    language: content.language,
    ...size,
    titleFont: commonest(slides.flatMap(titleStyles).map(({ family }) => family)) ?? bodyFont,
    bodyFont,
    master: { background: null, items: [] },
    slides,
  };
}

function titleStyles({ items }: Slide): readonly TextStyle[] {
  return items.flatMap((item) =>
    item.kind === 'shape' && item.role === 'title'
      ? (item.text?.paragraphs ?? []).flatMap(({ inlines }) =>
          inlines.flatMap((inline) => ('style' in inline ? [inline.style] : [])),
        )
      : [],
  );
}

function commonest(names: readonly string[]): string | null {
  const counts = new Map<string, number>();

  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  const [most] = [...counts].sort((a, b) => b[1] - a[1]);

  return most?.[0] ?? null;
}
