import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { describe, expect, it } from 'vitest';
import { changedGlyph } from './changed-glyph.ts';
import type { Block, DocumentLayout } from './model.ts';
import { readLayout } from './read-layout.ts';
import { textOf } from './text/inlines.ts';

function contentOf(pages: readonly DrawnPage[]): DocumentContent {
  return drawnDocument(pages.map((page) => page.content()));
}

function layoutOf(...pages: readonly DrawnPage[]): DocumentLayout {
  return readLayout(contentOf(pages));
}

/** Blocks of the layout as `role: text`. */
function summariesOf(layout: DocumentLayout): string[] {
  return layout.sections.flatMap(({ blocks }) => blocks).map(summaryOf);
}

function summaryOf(block: Block): string {
  if (block.kind !== 'paragraph') {
    return block.kind;
  }

  const { role } = block;
  const name =
    role.kind === 'heading'
      ? `h${role.level}`
      : role.kind === 'list-item'
        ? `${role.mark.label} (${role.mark.level})`
        : role.kind;

  return `${name}: ${textOf(block.inlines)}`;
}

const words = 'the river bends twice before it reaches the mill and the weir below'.split(' ');

/** Draws prose with up to `characters` characters per line, filled as far as whole words allow. */
function prose(page: DrawnPage, x: number, top: number, characters: number, lines: number, from = 0): string {
  const set: string[] = [];
  let word = from;

  for (let line = 0; line < lines; line += 1) {
    let text = '';

    while (`${text} ${words[word % words.length]}`.trim().length <= characters) {
      text = `${text} ${words[word % words.length]}`.trim();
      word += 1;
    }

    page.text(x, top + line * 13, text);
    set.push(text);
  }

  return set.join(' ');
}

describe('paragraphs', () => {
  it('joins the lines of a paragraph, and splits paragraphs by distance and by short last lines', () => {
    const page = new DrawnPage();
    const first = prose(page, 70, 100, 80, 4);
    page.text(70, 152, 'and so on.');
    const second = prose(page, 70, 165, 80, 3);
    const third = prose(page, 70, 230, 80, 3);

    expect(summariesOf(layoutOf(page))).toEqual([
      `body: ${first} and so on.`,
      `body: ${second}`,
      `body: ${third}`,
    ]);
  });

  it('separates numbers below each other that are right-aligned or centred in a cell', () => {
    const page = new DrawnPage()
      .box(70, 100, 290, 180)
      .line(180, 100, 180, 180)
      .line(70, 120, 290, 120)
      .text(76, 114, 'pairs')
      .text(186, 114, 'nests');

    for (const [row, figure] of ['1,250', '3,120', '4,096'].entries()) {
      page.text(174, 136 + row * 13, figure, { endsThere: true }).text(222, 136 + row * 13, figure);
    }

    const perCell = (creator: string) =>
      readLayout(drawnDocument([page.content()], { creator })).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'table' ? block.cells.map((cell) => cell.blocks.length) : [],
        ),
      );

    expect(perCell('Writer')).toEqual([1, 1, 3, 3]);
    // Other programs have no paragraphs in cells: the numbers are rows.
    expect(perCell('TeX')).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('continues bold words from one line to the next', () => {
    const page = new DrawnPage()
      .text(70, 100, `${'the river bends twice before it reaches'.padEnd(60, ' the mill')} and then`)
      .text(420, 100, 'falls over', { bold: true })
      .text(70, 113, 'the weir.', { bold: true });

    expect(summariesOf(layoutOf(page))).toHaveLength(1);
  });

  it('joins words broken at a line end, and keeps hyphens that belong to them', () => {
    const page = new DrawnPage();
    prose(page, 70, 100, 80, 2);
    page
      .text(
        70,
        126,
        `${'a well-known remark about rivers and how they were measured in older docu-'.slice(0, 80)}`,
      )
      .text(70, 139, 'ments of the well-')
      .text(70, 152, 'known kind.');

    const [text = ''] = summariesOf(layoutOf(page));
    expect(text).toContain('older documents of the well-');
    expect(text).not.toContain('docu-');
  });

  it('reads vertical text in cells', () => {
    const page = new DrawnPage();
    const letters = [...'Harvest 2024'];
    page.box(100, 100, 300, 200).line(140, 100, 140, 200).line(100, 170, 300, 170);
    letters.forEach((letter, index) => {
      page.text(120, 168 - 5 * index, letter, { size: 9 });
    });
    page.text(150, 120, 'Wheat and rye').text(150, 190, 'Barley').text(105, 190, 'Oats');
    const content = contentOf([page]);
    const pages = content.pages.map((own) => ({
      ...own,
      glyphs: own.glyphs.map((glyph, index) =>
        index < letters.length
          ? changedGlyph(glyph, {
              angle: -90,
              left: 112,
              right: 122,
              top: glyph.baseline - 4.5,
              bottom: glyph.baseline,
            })
          : glyph,
      ),
    }));
    const [table] = readLayout({ ...content, pages }).sections[0]?.blocks ?? [];
    const cells = table?.kind === 'table' ? table.cells : [];
    const [first] = cells[0]?.blocks ?? [];

    expect(cells[0]?.turned).toBe('up');
    expect(first?.kind === 'paragraph' ? textOf(first.inlines) : '').toBe('Harvest 2024');
    expect(cells[1]?.turned).toBeNull();
  });

  it('keeps the hyphens of compounds when no word is broken', () => {
    const page = new DrawnPage();
    prose(page, 70, 100, 80, 2);
    page
      .text(70, 126, 'students at high risk, and what is related to any one student: these student-')
      .text(70, 139, 'related programmes.');

    expect(summariesOf(layoutOf(page))[0]).toContain('student-related');
  });

  it('keeps the hyphens of compounds in cells when the words occur in tables', () => {
    const page = new DrawnPage();
    page.box(100, 100, 300, 200).line(200, 100, 200, 200).line(100, 150, 300, 150);
    page.text(105, 120, 'Support for at-').text(105, 133, 'risk students').text(205, 120, 'The at-risk ones');
    page.text(105, 170, 'How').text(205, 170, 'By teaching');
    const [table] = readLayout(contentOf([page])).sections[0]?.blocks ?? [];
    const [cell] = table?.kind === 'table' ? table.cells : [];
    const [first] = cell?.blocks ?? [];

    expect(first?.kind === 'paragraph' ? textOf(first.inlines) : '').toBe('Support for at-risk students');
  });

  it('keeps soft hyphens in words on request', () => {
    const page = new DrawnPage();
    prose(page, 70, 100, 80, 2);
    page.text(70, 126, 'a remark about rivers and how they were measured in the older of these docu-');
    page.text(70, 139, 'ments.');
    const { sections } = readLayout(contentOf([page]), { acrossPages: true, softHyphens: true });
    const [block] = sections[0]?.blocks ?? [];
    const texts = block?.kind === 'paragraph' ? block.inlines : [];

    expect(texts).toMatchObject([{ text: expect.stringContaining('docu\u00adments') }]);
    expect(textOf(texts)).toContain('documents');
  });

  it('continues a paragraph across columns and pages within a sentence', () => {
    const [first, second] = [new DrawnPage(0), new DrawnPage(1)];
    const before = prose(first, 70, 100, 80, 45);
    const after = prose(second, 70, 100, 80, 10, 5);

    expect(summariesOf(layoutOf(first, second))).toEqual([`body: ${before} ${after}`]);
  });
});

describe('columns', () => {
  it('reads columns one after the other, with spanning text before and after', () => {
    const page = new DrawnPage();
    page.text(70, 80, 'A title that spans the whole width of the page', { size: 18 });
    const left = prose(page, 70, 120, 40, 12);
    const right = prose(page, 310, 120, 40, 12);
    const below = prose(page, 70, 320, 90, 3);
    const layout = layoutOf(page);

    expect(summariesOf(layout).map((text) => text.replace(/^\w+: /, ''))).toEqual([
      'A title that spans the whole width of the page',
      left,
      right,
      below,
    ]);
    expect(layout.sections.map(({ columns }) => columns.length)).toEqual([1, 2, 1]);
  });

  it('reads three columns with different baselines', () => {
    const page = new DrawnPage();
    const texts = [
      [50, 120],
      [222, 125],
      [394, 129],
    ].map(([x, top], column) => prose(page, x!, top!, 30, 20, column * 4));
    const layout = layoutOf(page);

    expect(summariesOf(layout)).toEqual(texts.map((text) => `body: ${text}`));
    expect(layout.sections.map(({ columns }) => columns.length)).toEqual([3]);
  });
});

describe('roles', () => {
  it('detects headings and their levels by size and weight', () => {
    const page = new DrawnPage();
    page.text(70, 80, 'Rivers', { size: 20 });
    prose(page, 70, 110, 80, 4);
    page.text(70, 190, 'Measuring', { size: 14, bold: true });
    prose(page, 70, 210, 80, 4);
    page.text(70, 290, 'By hand', { bold: true });
    prose(page, 70, 305, 80, 4);
    page.text(70, 390, 'By eye', { bold: true });
    prose(page, 70, 405, 80, 4);

    expect(summariesOf(layoutOf(page)).filter((text) => text.startsWith('h'))).toEqual([
      'h0: Rivers',
      'h1: Measuring',
      'h2: By hand',
      'h2: By eye',
    ]);
  });

  it('reads several italic lines above running text as headings', () => {
    const page = new DrawnPage();
    prose(page, 70, 100, 80, 4);
    page.text(70, 170, 'By hand', { italic: true });
    prose(page, 70, 183, 80, 4);
    page.text(70, 255, 'By eye', { italic: true });
    prose(page, 70, 268, 80, 4);

    expect(summariesOf(layoutOf(page)).filter((text) => text.startsWith('h'))).toEqual([
      'h1: By hand',
      'h1: By eye',
    ]);
  });

  it('reads lists with labels and levels, without repeating the label in the text', () => {
    const page = new DrawnPage();
    prose(page, 70, 100, 80, 3);
    page
      .text(70, 160, '1.')
      .text(90, 160, 'wind the clock')
      .text(70, 174, '2.')
      .text(90, 174, 'oil the wheels')
      .text(90, 188, '•')
      .text(110, 188, 'with a brush')
      .text(70, 202, '3.')
      .text(90, 202, 'close the case');

    expect(summariesOf(layoutOf(page)).slice(1)).toEqual([
      '1. (0): wind the clock',
      '2. (0): oil the wheels',
      '• (1): with a brush',
      '3. (0): close the case',
    ]);
  });

  it('reads leaders of a table of contents as gaps', () => {
    const page = new DrawnPage();
    page
      .text(70, 100, `Source${'.'.repeat(60)}3`)
      .text(70, 115, `Mouth${'.'.repeat(60)}17`)
      .text(70, 130, `Delta${'.'.repeat(60)}21`);
    prose(page, 70, 200, 80, 6);

    expect(summariesOf(layoutOf(page)).slice(0, 3)).toEqual([
      'contents-entry: Source\t3',
      'contents-entry: Mouth\t17',
      'contents-entry: Delta\t21',
    ]);
  });
});

describe('headers and footers', () => {
  it('are removed from the flow, with page numbers as fields', () => {
    const pages = [0, 1, 2, 3].map((index) => {
      const page = new DrawnPage(index);
      page.text(70, 40, 'Rivers of the north');
      prose(page, 70, 100, 80, 40, index * 3);
      page.text(280, 800, `Page ${index + 1}`);

      return page;
    });
    const layout = layoutOf(...pages);
    const [section] = layout.sections;
    const footer = section?.footers[0]?.blocks[0];

    expect(summariesOf(layout).join(' ')).not.toContain('Rivers of the north');
    expect(section?.headers[0]?.blocks.map(summaryOf)).toEqual(['body: Rivers of the north']);
    expect(footer?.kind === 'paragraph' && footer.inlines.map(({ kind }) => kind)).toEqual([
      'text',
      'page-number',
    ]);
  });

  it('exclude numbers that end pages at the same height by chance', () => {
    const pages = [0, 1].map((index) => {
      const page = new DrawnPage(index);
      prose(page, 70, 100, 80, 40, index * 3);
      page.text(280, 800, `Sum ${index === 0 ? 412 : 97}`);

      return page;
    });

    expect(summariesOf(layoutOf(...pages)).filter((text) => text.includes('Sum'))).toHaveLength(2);
  });
});
