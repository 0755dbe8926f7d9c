import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { type DrawnTag, drawnTags } from '@octavo/testkit/layout/drawn-tags';
import { describe, expect, it } from 'vitest';
import { readLayout } from '../read-layout.ts';
import { textOf } from '../text/inlines.ts';

/** The paragraphs of tagged pages as `role: text`. */
function summariesOf(tags: readonly (DrawnTag | string)[], ...pages: readonly DrawnPage[]): string[] {
  const layout = readLayout(
    drawnDocument(
      pages.map((page) => page.content()),
      { tags: drawnTags(...tags) },
    ),
  );

  return layout.sections
    .flatMap(({ blocks }) => blocks)
    .map((block) =>
      block.kind === 'paragraph' ? `${block.role.kind}: ${textOf(block.inlines)}` : block.kind,
    );
}

describe('tagged pages', () => {
  it('splits one line where the tags do', () => {
    const page = new DrawnPage()
      .within(0)
      .text(70, 100, 'Invoice 12')
      .within(1)
      .text(400, 100, 'May 4')
      .within(2)
      .text(70, 140, 'Two kites and a string are yours for fifty.');

    expect(summariesOf(['H1', 'P', 'P'], page)).toEqual([
      'heading: Invoice 12',
      'body: May 4',
      'body: Two kites and a string are yours for fifty.',
    ]);
  });

  it('keeps paragraphs side by side whole', () => {
    const page = new DrawnPage()
      .within(0)
      .text(70, 100, 'Ann Heron')
      .text(70, 114, 'Mill Lane 4')
      .within(1)
      .text(400, 107, 'Bob Stork')
      .text(400, 121, 'Weir Road 9');

    expect(summariesOf(['P', 'P'], page).map((text) => text.replace('\n', ' '))).toEqual([
      'body: Ann Heron Mill Lane 4',
      'body: Bob Stork Weir Road 9',
    ]);
  });

  it('ends a paragraph at a sentence above a gap, even when guessed tags continue', () => {
    const page = new DrawnPage().within(0);
    const sentence = 'Swifts sleep on the wing and come down only to nest in May.';
    const heights = [100, 113, 126, 149, 162, 175, 198, 211, 224];

    for (const height of heights) {
      page.text(70, height, sentence);
    }

    expect(summariesOf(['P'], page)).toHaveLength(3);
  });

  it('joins one element across pages, whatever its sentences', () => {
    const first = new DrawnPage(0)
      .within(0)
      .text(70, 100, 'Rivers')
      .within(1)
      .text(70, 700, 'All rivers run.');
    const second = new DrawnPage(1)
      .within(1)
      .text(70, 100, 'Some of them twice.')
      .within(2)
      .text(70, 130, 'So');

    expect(summariesOf(['H1', 'P', 'P'], first, second)).toEqual([
      'heading: Rivers',
      'body: All rivers run. Some of them twice.',
      'body: So',
    ]);
  });

  it('reads a column in the order of the tree', () => {
    const page = new DrawnPage()
      .within(1)
      .text(70, 100, 'A remark on the mill')
      .within(0)
      .text(70, 140, 'The mill stands by the river.')
      .within(2)
      .text(70, 180, 'The weir is below.');

    expect(summariesOf(['P', 'Note', 'P'], page)).toEqual([
      'body: The mill stands by the river.',
      'body: A remark on the mill',
      'body: The weir is below.',
    ]);
  });

  it('continues a paragraph after a list inside it', () => {
    const page = new DrawnPage();
    page.within(0).text(70, 100, 'There are two ways, by hand and').text(70, 113, 'by eye:');
    page.within(1).text(70, 126, 'with a rod').within(2).text(70, 139, 'with a glass');
    page.within(0, 2.5).text(70, 152, 'and both of them are slow.');

    expect(
      summariesOf([{ type: 'P', kids: ['P', 'P'] }, 'P'], page.within(3).text(70, 200, 'So it is.')).map(
        (text) => text.replace('\n', ' '),
      ),
    ).toEqual([
      'body: There are two ways, by hand and by eye:',
      'body: with a rod',
      'body: with a glass',
      'body: and both of them are slow.',
      'body: So it is.',
    ]);
  });

  it('reads columns as far down as the tree does', () => {
    const page = new DrawnPage();
    const line = 'the river bends twice before it reaches';

    for (const [place, [x, top]] of [
      [70, 100],
      [310, 100],
      [70, 200],
      [310, 200],
    ].entries()) {
      page.within(place);

      for (let index = 0; index < 5; index += 1) {
        page.text(x!, top! + index * 13, `${place} ${line}`);
      }
    }

    const starts = summariesOf(['P', 'P', 'P', 'P'], page).map((text) => text.slice(0, 8));

    expect(starts).toEqual(['body: 0 ', 'body: 1 ', 'body: 2 ', 'body: 3 ']);
  });

  it('keeps a repeated first line with the rest of its paragraph', () => {
    const names = ['Wind the clock before noon.', 'Oil the wheels with a brush.', 'Close the case for good.'];
    const pages = names.map((name, index) =>
      new DrawnPage(index)
        .within(index)
        .text(70, 40, `Advice ${index + 1}:`)
        .text(70, 54, name),
    );

    expect(summariesOf(['P', 'P', 'P'], ...pages).map((text) => text.replace('\n', ' '))).toEqual(
      names.map((name, index) => `body: Advice ${index + 1}: ${name}`),
    );
  });

  it('uses the page layout when lines are tagged as paragraphs', () => {
    const lines = [
      'the river bends',
      'twice before it',
      'reaches a mill,',
      'then the tavern',
      'and the big sea',
    ];
    const page = new DrawnPage();

    for (const [index, line] of lines.entries()) {
      page.within(index).text(70, 100 + index * 13, line);
    }

    expect(
      summariesOf(
        lines.map(() => 'P'),
        page,
      ),
    ).toHaveLength(1);
  });
});
