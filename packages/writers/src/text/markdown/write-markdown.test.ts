import type { Block, Inline } from '@octavo/layout/model';
import {
  bullet,
  madeHeading,
  madeItem,
  madeLayout,
  madeParagraph,
  madeSection,
  madeTable,
  number,
  textRun,
} from '@octavo/testkit/layout/made-layout';
import { expect, it } from 'vitest';
import { writeMarkdown } from './write-markdown.ts';

const box = { left: 72, top: 100, right: 523, bottom: 160 };

const markdown = (blocks: readonly Block[]) => writeMarkdown(madeLayout([madeSection(blocks)])).trimEnd();
const paragraph = (...inlines: readonly Inline[]) => markdown([madeParagraph(inlines, 72)]);

it('nests lists under their items, with the printed numbers', () => {
  expect(
    markdown([
      madeHeading(0, 'Birds', 60),
      madeHeading(1, 'Of the air', 72),
      madeItem(number(1, 3), 'Swift', 100),
      madeItem(bullet(1, 1), 'common', 120),
      madeItem(number(1, 4), 'Owl', 140),
      madeParagraph('It hunts.', 150, { indentLeft: 36 }),
    ]),
  ).toBe('# Birds\n\n## Of the air\n\n3. Swift\n   - common\n4. Owl\n\n   It hunts.');
});

it('keeps labels that Markdown cannot express', () => {
  const mark = {
    list: 1,
    level: 0,
    label: '(b)',
    kind: { kind: 'number', format: 'lower-letter', value: 2, before: '(', after: ')', outerLevels: 0 },
  } as const;

  expect(markdown([madeItem(mark, 'Nests', 72)])).toBe('- (b) Nests');
});

it('marks emphasis, with spaces outside of the markers', () => {
  expect(
    paragraph(
      textRun('Fly '),
      textRun('very ', { bold: true }),
      textRun('fast', { bold: true, italic: true }),
    ),
  ).toBe('Fly **very *fast***');
  expect(paragraph(textRun('x', { position: 'superscript' }), textRun(' = 2'))).toBe('<sup>x</sup> = 2');
  expect(paragraph(textRun('run '), textRun('a`b', { fixedPitch: true }))).toBe('run ``a`b``');
});

it('uses tags where markers would not be parsed', () => {
  expect(paragraph(textRun('a'), textRun('(b)', { bold: true }), textRun('c'))).toBe(
    'a<strong>(b)</strong>c',
  );
});

it('links to the web, not to scripts', () => {
  const link = (url: string) => textRun('here', {}, { kind: 'web', url });

  expect(paragraph(link('https://example.org/a_(b)'))).toBe('[here](<https://example.org/a_(b)>)');
  expect(paragraph(link('javascript:alert(1)'))).toBe('here');
});

it.each([
  ['* no item', '\\* no item'],
  ['# no heading', '\\# no heading'],
  ['3. no item', '3\\. no item'],
  ['- no item', '\\- no item'],
  ['> no quotation', '\\> no quotation'],
  ['---', '\\---'],
  ['a *b* <i> &amp; snake_case _c_', 'a \\*b\\* \\<i> \\&amp; snake_case \\_c\\_'],
  ['[1] and [a](b)', '[1] and [a\\](b)'],
])('escapes %s as text', (words, written) => {
  expect(paragraph(textRun(words))).toBe(written);
});

it('writes tables with pipes, and those with spans in HTML', () => {
  expect(
    markdown([
      madeTable(
        [
          ['Bird', 'a|b'],
          ['Swift', ''],
        ],
        box,
        { headerRows: 1 },
      ),
    ]),
  ).toBe('| Bird | a\\|b |\n| --- | --- |\n| Swift |  |');
  expect(
    markdown([
      madeTable(
        [
          ['Birds', null],
          ['Swift', 'Owl'],
        ],
        box,
        { headerRows: 1 },
      ),
    ]),
  ).toContain('<th scope="colgroup" colspan="2">Birds</th>');
});

it('puts notes at the end', () => {
  const mark = { kind: 'note', note: 5, style: textRun('').style } as const;
  const layout = madeLayout([madeSection([madeParagraph([textRun('See'), mark, textRun('.')], 72)])], {
    notes: [{ id: 5, mark: '*', blocks: [madeParagraph('There.', 800), madeParagraph('And there.', 815)] }],
  });

  expect(writeMarkdown(layout)).toBe('See[^1].\n\n[^1]: There.\n\n    And there.\n');
});
