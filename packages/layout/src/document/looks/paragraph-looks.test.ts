import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import type { Paragraph, Section } from '../../model.ts';
import { readLayout } from '../../read-layout.ts';

const prose = 'swifts sleep on the wing and come down only to nest in May, when they have come from Africa';

function sectionsOf(page: DrawnPage): readonly Section[] {
  return readLayout(drawnDocument([page.content()])).sections;
}

function paragraphsOf(page: DrawnPage): Paragraph[] {
  return sectionsOf(page)
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'paragraph');
}

function lines(page: DrawnPage, x: number, top: number, count: number, text = prose): DrawnPage {
  for (let line = 0; line < count; line += 1) {
    page.text(x, top + line * 13, text);
  }

  return page;
}

it('reads the background of a paragraph as shading, not as highlighted words', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).box(66, 150, 529, 182, 'eeeeee');
  lines(lines(page, 70, 163, 2), 70, 206, 4);
  const paragraphs = paragraphsOf(page);

  expect(paragraphs.map(({ background }) => background)).toEqual([null, 'eeeeee', null]);
  expect(
    paragraphs[1]?.inlines.every((inline) => inline.kind !== 'text' || inline.style.highlight === null),
  ).toBe(true);
});

it('assigns a rule to its nearest paragraph, once', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).line(70, 138, 525, 138);
  lines(page, 70, 170, 4);
  const [first, second] = paragraphsOf(page);

  expect(first?.ruleBelow).toEqual({ widthPoints: 0.5, colour: '000000' });
  expect(second?.ruleAbove).toBeNull();
});

it('reads the rule between columns', () => {
  const narrow = prose.slice(0, 36);
  const page = lines(lines(new DrawnPage(), 60, 90, 20, narrow), 300, 90, 20, narrow).line(270, 80, 270, 350);

  expect(sectionsOf(page).map(({ columnRule }) => columnRule)).toEqual([true]);
});

it('draws a box around the paragraphs inside it', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).box(66, 150, 529, 230);
  lines(lines(lines(page, 70, 163, 2), 70, 206, 2), 70, 260, 4);
  const frames = paragraphsOf(page).map(({ frame }) => frame);

  expect(frames.map((frame) => frame?.borders.left ?? null)).toEqual([
    null,
    { widthPoints: 0.5, colour: '000000' },
    { widthPoints: 0.5, colour: '000000' },
    null,
  ]);
  expect(frames[1]?.padding).toEqual(frames[2]?.padding);
  expect(frames.map((frame) => [frame?.opens ?? false, frame?.closes ?? false])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it('turns a box with differently indented lines into a table of one cell', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).box(66, 150, 529, 230);
  lines(lines(lines(page, 70, 163, 2), 120, 206, 1, '• eggs'), 70, 260, 4);
  const kinds = sectionsOf(page).flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

  expect(kinds).toEqual(['paragraph', 'table', 'paragraph']);
});

it('keeps the painted size of a paragraph background', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).box(60, 150, 529, 188, 'eeeeee');
  lines(lines(page, 70, 166, 2), 70, 226, 4);
  const [, shaded] = paragraphsOf(page);

  expect(shaded?.background).toBe('eeeeee');
  expect(shaded?.frame).toMatchObject({ borders: { top: { colour: 'eeeeee' } }, padding: { left: 10 } });
});

it('keeps the bar beside a quotation', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).line(62, 152, 62, 182);
  lines(lines(page, 70, 163, 2), 70, 206, 4);

  expect(paragraphsOf(page).map(({ frame }) => frame?.borders ?? null)).toEqual([
    null,
    { top: null, right: null, bottom: null, left: { widthPoints: 0.5, colour: '000000' } },
    null,
  ]);
});

it('keeps a table inside a box with other lines', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).box(66, 150, 529, 260).text(70, 163, prose);

  for (const [row, [left, right]] of [
    ['bird', 'nests'],
    ['swift', '12'],
  ].entries()) {
    const top = 180 + row * 20;
    page.box(80, top, 180, top + 20).box(180, top, 280, top + 20);
    page.text(84, top + 14, left ?? '').text(184, top + 14, right ?? '');
  }

  const blocks = sectionsOf(lines(page, 70, 290, 4)).flatMap((section) => section.blocks);
  const [, box] = blocks;

  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(box?.kind === 'table' && box.cells.map(({ blocks: held }) => held.map(({ kind }) => kind))).toEqual([
    ['paragraph', 'table'],
  ]);
});
