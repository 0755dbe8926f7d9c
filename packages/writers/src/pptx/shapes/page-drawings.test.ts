import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { pageDrawings } from './page-drawings.ts';

const fit = { scale: 1, left: 0, top: 0 };

function pageWith(boxes: readonly Box[]): PageContent {
  const images = boxes.map((box, order) => ({
    ...box,
    order,
    image: `image ${order}`,
    pixelWidth: 80,
    pixelHeight: 80,
    angle: 0,
    markedContent: -1,
    artifact: false,
  }));

  return { ...new DrawnPage().content(), images };
}

function sourcesOn(page: PageContent): readonly string[] {
  return pageDrawings(page, fit, () => false).map(({ item }) =>
    item.kind === 'picture' ? item.source.kind : item.kind,
  );
}

const strips = Array.from({ length: 6 }, (_, index) => ({
  left: 100,
  right: 400,
  top: 100 + 20 * index,
  bottom: 120 + 20 * index,
}));

it('joins the strips of a picture', () => {
  expect(sourcesOn(pageWith(strips))).toEqual(['region']);
});

it('separates pictures on a background picture', () => {
  const background = { left: 0, top: 0, right: 595, bottom: 842 };
  const corners = [100, 300].flatMap((left) =>
    [100, 300].map((top) => ({ left, top, right: left + 80, bottom: top + 80 })),
  );

  expect(sourcesOn(pageWith([background, ...corners]))).toEqual(Array(5).fill('image'));
});
