import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { describe, expect, it } from 'vitest';
import type { Block, DocumentLayout, RunningText } from '../../model.ts';
import { readLayout } from '../../read-layout.ts';

const prose = 'swifts sleep on the wing and come down only to nest in May, when they have come from Africa';

/** Layout of pages with a header and a footer each. `ended`: the text of each page ends on that page. */
function layoutOf(
  pages: readonly { readonly header?: string; readonly footer?: string }[],
  ended = true,
): DocumentLayout {
  return readLayout(
    drawnDocument(
      pages.map(({ header, footer }, pageIndex) => {
        const page = new DrawnPage(pageIndex);

        for (let line = 0; line < 40; line += 1) {
          page.text(70, 150 + line * 13, line === 39 && ended ? `${prose.slice(0, 30)}.` : prose);
        }

        if (header !== undefined) {
          page.text(70, 40, header);
        }

        if (footer !== undefined) {
          page.text(280, 810, footer);
        }

        return page.content();
      }),
    ),
  );
}

function words(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'floating-text') {
      return words(block.blocks);
    }

    return block.kind === 'paragraph'
      ? block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : `<${inline.kind}>`)).join('')
      : [];
  });
}

const summariesOf = (texts: readonly RunningText[]): string[] =>
  texts.map(({ pages, blocks }) => `${pages}: ${words(blocks).join(' / ')}`);

describe('running texts', () => {
  it('starts a section for pages when the text of their header changes', () => {
    const { sections } = layoutOf([
      { header: 'Part 1 for the office' },
      { header: 'Part 2 for the office' },
      {},
    ]);

    expect(sections.map(({ headers }) => summariesOf(headers))).toEqual([
      ['all: Part 1 for the office'],
      ['all: Part 2 for the office'],
      [],
    ]);
    expect(sections.map(({ startsPage }) => startsPage)).toEqual([true, true, true]);
  });

  it('changes headers with chapters whose first pages have none', () => {
    const chapter = (name: string) => [{}, ...Array.from({ length: 4 }, () => ({ header: name }))];
    const { sections } = layoutOf([...chapter('Nests of clay'), ...chapter('Ways to the south')]);

    expect(sections.map(({ headers }) => summariesOf(headers))).toEqual([
      ['first: ', 'all: Nests of clay'],
      ['first: ', 'all: Ways to the south'],
    ]);
  });

  it('distinguishes left pages from right ones', () => {
    const { sections } = layoutOf(
      Array.from({ length: 6 }, (_, index) => ({ header: index % 2 === 0 ? 'On swifts' : 'Second book' })),
    );

    expect(sections.map(({ headers }) => summariesOf(headers))).toEqual([
      ['odd: On swifts', 'even: Second book'],
    ]);
  });

  it('numbers pages from the number shown on the first', () => {
    const { sections } = layoutOf(Array.from({ length: 4 }, (_, index) => ({ footer: `${64 + index}` })));

    expect(sections.map(({ footers, firstPageNumber }) => [summariesOf(footers), firstPageNumber])).toEqual([
      [['all: <page-number>'], 64],
    ]);
  });

  it('does not read a date as a page number', () => {
    const { sections } = layoutOf(
      Array.from({ length: 3 }, (_, index) => ({ footer: `5/2/2016 Page ${index + 1} of 3` })),
    );

    expect(sections.map(({ footers }) => summariesOf(footers))).toEqual([
      ['all: 5/2/2016 Page <page-number> of 3'],
    ]);
  });

  it('keeps headers on their pages when body text continues across the change', () => {
    const names = ['Clay', 'Clay', 'Clay', 'Clay', 'South', 'South', 'South', 'South'];
    const { sections } = layoutOf(
      names.map((header, index) => ({ header, footer: `${index + 1}` })),
      false,
    );
    const [section] = sections;

    expect(sections).toHaveLength(1);
    expect(summariesOf(section?.headers ?? [])).toEqual([]);
    expect(summariesOf(section?.footers ?? [])).toEqual(['all: <page-number>']);
    expect(words(section?.blocks.filter(({ kind }) => kind === 'floating-text') ?? [])).toEqual(names);
  });
});
