import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import type { Paragraph, Section } from '../model.ts';
import { readLayout } from '../read-layout.ts';

const prose = 'swifts sleep on the wing and come down only to nest in May, when they have come from Africa';

function sectionsOf(page: DrawnPage): readonly Section[] {
  return readLayout({
    fonts: drawnFonts,
    pages: [page.content()],
    outline: [],
    tags: [],
    title: null,
    author: null,
    creator: null,
    language: null,
  }).sections;
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

it('knows the colour behind a paragraph, and keeps its words unmarked', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).box(66, 150, 529, 182, 'eeeeee');
  lines(lines(page, 70, 163, 2), 70, 206, 4);
  const paragraphs = paragraphsOf(page);

  expect(paragraphs.map(({ background }) => background)).toEqual([null, 'eeeeee', null]);
  expect(
    paragraphs[1]?.inlines.every((inline) => inline.kind !== 'text' || inline.style.highlight === null),
  ).toBe(true);
});

it('gives a rule to the paragraph it stands at, once', () => {
  const page = lines(new DrawnPage(), 70, 90, 4).line(70, 138, 525, 138);
  lines(page, 70, 170, 4);
  const [first, second] = paragraphsOf(page);

  expect(first?.ruleBelow).toEqual({ widthPoints: 0.5, colour: '000000' });
  expect(second?.ruleAbove).toBeNull();
});

it('sees the rule between columns', () => {
  const narrow = prose.slice(0, 36);
  const page = lines(lines(new DrawnPage(), 60, 90, 20, narrow), 300, 90, 20, narrow).line(270, 80, 270, 350);

  expect(sectionsOf(page).map(({ columnRule }) => columnRule)).toEqual([true]);
});
