import type { PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { changedGlyph } from '../changed-glyph.ts';
import type { Block, FloatingText } from '../model.ts';
import { readLayout } from '../read-layout.ts';

const prose = 'swifts sleep on the wing and come down only to nest in May';

function blocksOf(content: PageContent): Block[] {
  const { sections } = readLayout(drawnDocument([content]));

  return sections.flatMap(({ blocks }) => blocks);
}

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')]
      : [],
  );
}

const floatsOf = (blocks: readonly Block[]): FloatingText[] =>
  blocks.filter((block) => block.kind === 'floating-text');

/** Text that runs from the bottom of a page to its top, as in the margins of papers. */
function upwards(x: number, y: number, text: string): PageGlyph[] {
  const [pattern] = new DrawnPage().text(0, 0, 'x').content().glyphs;

  return [...text].map((character, index) =>
    changedGlyph(pattern!, {
      text: character,
      angle: -90,
      originX: x,
      baseline: y - index * 5,
      left: x - 9,
      right: x + 2,
      top: y - index * 5 - 5,
      bottom: y - index * 5,
    }),
  );
}

it('lets rotated text float in its position', () => {
  const page = new DrawnPage();

  for (let line = 0; line < 12; line += 1) {
    page.text(70, 90 + line * 13, prose);
  }

  const content = page.content();
  const blocks = blocksOf({ ...content, glyphs: [...content.glyphs, ...upwards(30, 400, 'stamped in May')] });
  const [stamp, ...others] = floatsOf(blocks);

  expect(others).toEqual([]);
  expect(stamp?.angle).toBe(-90);
  expect(textsOf(stamp?.blocks ?? [])).toEqual(['stamped in May']);
  expect(stamp?.places[0].box.right).toBeCloseTo(32);
  expect(stamp?.places[0].box.bottom).toBeCloseTo(400);
  expect(textsOf(blocks).join(' ')).not.toContain('stamped');
});

it('takes a box out of text that continues beside it', () => {
  const page = new DrawnPage().box(250, 110, 360, 150, 'ffeecc');
  page.text(255, 125, 'Herons nest in old').text(255, 139, 'high trees.');

  for (let line = 0; line < 12; line += 1) {
    const isBeside = line >= 2 && line <= 4;
    page.text(70, 90 + line * 13, isBeside ? prose.slice(0, 32) : prose);
  }

  const blocks = blocksOf(page.content());
  const [box, ...others] = floatsOf(blocks);

  expect(others).toEqual([]);
  expect(textsOf(box?.blocks ?? [])).toEqual(['Herons nest in old high trees.']);
  expect(box?.background).toBe('ffeecc');
  expect(textsOf(blocks).join(' ')).not.toContain('Herons');
});

it('keeps text with a box of its own height in the flow', () => {
  const page = new DrawnPage().box(60, 110, 400, 150, 'ffeecc').text(70, 125, prose).text(70, 139, prose);

  for (let line = 0; line < 12; line += 1) {
    page.text(70, 170 + line * 13, prose);
  }

  expect(floatsOf(blocksOf(page.content()))).toEqual([]);
});
