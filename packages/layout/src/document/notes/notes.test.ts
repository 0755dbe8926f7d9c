import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import type { DocumentLayout, Inline } from '../../model.ts';
import { readLayout } from '../../read-layout.ts';

const prose = 'swifts sleep on the wing and come down only to nest in May';

function layoutOf(...pages: readonly DrawnPage[]): DocumentLayout {
  return readLayout(drawnDocument(pages.map((page) => page.content())));
}

/** Page with a column of prose that starts at y = 90. */
function prosePage(pageIndex = 0, lines = 20): DrawnPage {
  const page = new DrawnPage(pageIndex);

  for (let line = 0; line < lines; line += 1) {
    page.text(70, 90 + line * 13, prose);
  }

  return page;
}

function shown(inline: Inline): string {
  return inline.kind === 'text' ? inline.text : inline.kind === 'note' ? `[${inline.note}]` : ' ';
}

function flowOf(layout: DocumentLayout): string {
  return layout.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? block.inlines.map(shown) : []))
    .join('');
}

function notesOf({ notes }: DocumentLayout): string[] {
  return notes.map(
    ({ mark, blocks }) => `${mark}: ${blocks.map((block) => block.inlines.map(shown).join('')).join(' / ')}`,
  );
}

it('turns small text at the foot into notes when raised numbers refer to it', () => {
  const page = prosePage()
    .text(360, 346, '1', { size: 6 })
    .text(70, 350, 'herons nest in high trees and swifts under the eaves in old towns,'.slice(0, 58))
    .line(70, 740, 200, 740)
    .text(70, 750, '1', { size: 5 })
    .text(73, 753, 'Counted by hand in the spring of the year', { size: 8 })
    .text(70, 763, 'before the nests were taken down.', { size: 8 });
  const layout = layoutOf(page);

  expect(notesOf(layout)).toEqual([
    '1: Counted by hand in the spring of the year before the nests were taken down.',
  ]);
  expect(flowOf(layout)).toContain('[1]');
  expect(flowOf(layout)).not.toContain('Counted');
});

it('leaves small print without references in the flow', () => {
  const layout = layoutOf(prosePage().text(70, 750, '1 Prices without tax, and without nests.', { size: 7 }));

  expect(layout.notes).toEqual([]);
  expect(flowOf(layout)).toContain('Prices without tax');
});

it('continues a note below the rule of the next page', () => {
  const first = prosePage()
    .text(360, 333, '*', { size: 6 })
    .line(70, 740, 200, 740)
    .text(70, 753, '* A note that does not end on its page but', { size: 8 });
  const second = prosePage(1)
    .line(70, 740, 200, 740)
    .text(70, 753, 'goes on where the next one ends.', { size: 8 });
  const layout = layoutOf(first, second);

  expect(notesOf(layout)).toEqual([
    '*: A note that does not end on its page but goes on where the next one ends.',
  ]);
  expect(layout.notes[0]?.blocks[0]?.places.map(({ pageIndex }) => pageIndex)).toEqual([0, 1]);
});

it('reads a numbered list below prose as a list', () => {
  const page = prosePage().text(70, 370, '1. Take the nests down', {}).text(70, 383, '2. Count them', {});

  expect(layoutOf(page).notes).toEqual([]);
});
