import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { writeSlides } from './write-slides.ts';

function documentOf(page: DrawnPage, size: { widthPoints: number; heightPoints: number }): DocumentContent {
  return drawnDocument([{ ...page.content(), ...size }]);
}

const wide = { widthPoints: 960, heightPoints: 540 };

it('writes frames side by side one after the other', () => {
  const page = new DrawnPage()
    .text(80, 60, 'Birds', { size: 30 })
    .text(80, 160, 'Swifts nest', { size: 18 })
    .text(80, 184, 'under roofs', { size: 18 })
    .text(520, 160, 'Herons stand', { size: 18 })
    .text(520, 184, 'in the water', { size: 18 });
  const words = writeSlides(documentOf(page, wide), [0]).split(/\s+/).join(' ');

  expect(words).toBe('Birds Swifts nest under roofs Herons stand in the water ');
});
