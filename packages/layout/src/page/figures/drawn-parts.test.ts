import type { PageContent, PageImage, PagePath } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { drawnParts } from './drawn-parts.ts';
import type { FoundFigure } from './figures.ts';

const blank = new DrawnPage().content();

const drawing: FoundFigure = {
  left: 100,
  top: 100,
  right: 300,
  bottom: 200,
  source: { kind: 'region', withText: true, objects: null },
  behindText: false,
  angle: 0,
  markedContent: -1,
};

function triangle(order: number, left: number, more: Partial<PagePath> = {}): PagePath {
  return {
    left,
    top: 120,
    right: left + 40,
    bottom: 160,
    commands: [
      { kind: 'move', x: left, y: 160 },
      { kind: 'line', x: left + 40, y: 160 },
      { kind: 'line', x: left + 20, y: 120 },
      { kind: 'close' },
    ],
    fill: '336699',
    stroke: null,
    strokeWidth: 0,
    dashed: false,
    opacity: 1,
    order,
    artifact: false,
    ...more,
  };
}

function picture(order: number, left: number, right: number): PageImage {
  const size = { pixelWidth: 80, pixelHeight: 80, angle: 0, markedContent: -1, artifact: false };

  return { left, top: 110, right, bottom: 150, order, image: `picture ${order}`, ...size };
}

function partsOf(page: Partial<PageContent>) {
  return drawnParts(drawing, { ...blank, ...page }, []);
}

it('splits a drawing of a few paths', () => {
  expect(partsOf({ paths: [triangle(0, 110), triangle(1, 160)] })).toMatchObject({
    paths: [{ order: 0 }, { order: 1 }],
    pictures: [],
    texts: [],
  });
});

it('keeps a complex drawing whole', () => {
  const many = Array.from({ length: 200 }, (_, order) => triangle(order, 110));

  expect(partsOf({ paths: many })).toBeNull();
  expect(partsOf({ paths: [triangle(0, 110, { intricate: true })] })).toBeNull();
});

it('keeps pictures among shapes, and renders what shapes cannot express', () => {
  const parts = partsOf({
    paths: [triangle(1, 110), triangle(2, 220, { intricate: true })],
    images: [picture(0, 150, 190)],
  });

  expect(parts?.paths).toMatchObject([{ order: 1 }]);
  expect(parts?.pictures.map(({ order, figure }) => [order, figure.source])).toEqual([
    [0, { kind: 'image', image: 'picture 0' }],
    [2, { kind: 'region', withText: false, objects: [2] }],
  ]);
});

it('renders only the part of a picture inside the drawing', () => {
  const parts = partsOf({ paths: [triangle(1, 110)], images: [picture(0, 260, 320)] });

  expect(parts?.pictures).toMatchObject([{ figure: { left: 260, right: 300, source: { kind: 'region' } } }]);
});

it('turns labels into texts', () => {
  const { glyphs } = new DrawnPage().text(120, 140, 'Swift').text(220, 140, 'Swallow').content();
  const labelled = { ...drawing, labels: glyphs };
  const parts = drawnParts(labelled, { ...blank, paths: [triangle(0, 110)], glyphs }, []);

  expect(parts?.texts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Swift'], ['Swallow']]);
});
