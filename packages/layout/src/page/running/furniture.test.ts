import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import type { DocumentLayout } from '../../model.ts';
import { readLayout } from '../../read-layout.ts';

const prose = 'swifts sleep on the wing and come down only to nest in May, when they have come from Africa';

function layoutOf(pages: readonly DrawnPage[]): DocumentLayout {
  return readLayout(drawnDocument(pages.map((page) => page.content())));
}

function written(page: DrawnPage, lines = 6): DrawnPage {
  for (let line = 0; line < lines; line += 1) {
    page.text(70, 150 + line * 13, prose);
  }

  return page;
}

it('places a band at the edge of a page behind its text', () => {
  const [section] = layoutOf([written(new DrawnPage().box(0, 0, 595, 120, '334455'))]).sections;
  const [band] = section?.blocks ?? [];

  expect(band).toMatchObject({ kind: 'floating-text', background: '334455', blocks: [] });
});

it('moves what all pages repeat into their header', () => {
  const pages = [0, 1, 2].map((pageIndex) =>
    written(new DrawnPage(pageIndex).box(0, 0, 595, 60, '334455').line(70, 90, 525, 90)),
  );
  const [section] = layoutOf(pages).sections;

  expect(section?.headers.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
    'floating-text',
    'floating-text',
  ]);
  expect(section?.blocks.filter(({ kind }) => kind !== 'paragraph')).toEqual([]);
});

it('keeps the outer border of a table repeated on all pages with the table', () => {
  const pages = [0, 1, 2].map((pageIndex) =>
    written(new DrawnPage(pageIndex).line(70, 130, 525, 130).line(70, 165, 525, 165).line(70, 130, 70, 165)),
  );
  const [section] = layoutOf(pages).sections;

  expect(section?.headers).toEqual([]);
});
