import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import type { DocumentContent } from '../../layout/page-content.ts';
import { isSlideShow } from './is-slide-show.ts';
import { writeSlides } from './write-slides.ts';

function documentOf(page: DrawnPage, size: { widthPoints: number; heightPoints: number }): DocumentContent {
  return drawnDocument([{ ...page.content(), ...size }]);
}

const wide = { widthPoints: 960, heightPoints: 540 };

it('reads frames that stand side by side one after the other', () => {
  const page = new DrawnPage()
    .text(80, 60, 'Birds', { size: 30 })
    .text(80, 160, 'Swifts nest', { size: 18 })
    .text(80, 184, 'under roofs', { size: 18 })
    .text(520, 160, 'Herons stand', { size: 18 })
    .text(520, 184, 'in the water', { size: 18 });
  const words = writeSlides(documentOf(page, wide), [0]).split(/\s+/).join(' ');

  expect(words).toBe('Birds Swifts nest under roofs Herons stand in the water ');
});

it('knows slides by their shape, or by who made them', () => {
  const page = new DrawnPage().text(80, 60, 'Birds');
  const sheet = { widthPoints: 842, heightPoints: 595 };

  expect(isSlideShow(documentOf(page, wide))).toBe(true);
  expect(isSlideShow(documentOf(page, sheet))).toBe(false);
  expect(isSlideShow({ ...documentOf(page, sheet), creator: 'LaTeX with Beamer class' })).toBe(true);
  expect(
    isSlideShow({ ...documentOf(page, { widthPoints: 595, heightPoints: 842 }), creator: 'Impress' }),
  ).toBe(false);
});
