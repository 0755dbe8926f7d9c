import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { describe, expect, it } from 'vitest';
import { differingPoints, drawn, edited } from '../../test/edit-harness.ts';
import { PageSpace } from '../geometry/page-space.ts';
import { readTextUnits } from './read-text-units.ts';
import type { TextUnit } from './text-unit.ts';

const fonts =
  '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >> >>';

/** Page of 200 by 300 points on which every letter is 6 points wide. */
function pageOf(content: string, resources = fonts): Uint8Array {
  return contentDocument(content, () => resources);
}

function glyphsOf(document: PdfDocument) {
  return new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(document.pages[0]!);
}

function unitsOf(document: PdfDocument): readonly TextUnit[] {
  const [page] = document.pages;

  return readTextUnits(document, glyphsOf(document), new PageSpace(page!));
}

/** Changes the unit with a text; returns the new texts of the page. */
async function replaced(bytes: Uint8Array, wanted: string, text: string, more: object = {}) {
  const unit = unitsOf(openPdf(bytes, codec)).find((each) => each.text === wanted);
  const operation = { kind: 'text.replace', range: unit?.range, runs: [{ text }], ...more };
  const result = await edited(bytes, [operation]);

  return { ...result, unit: unit!, texts: unitsOf(result.document).map((each) => each.text) };
}

const paragraph =
  'BT /F 10 Tf 12 TL 20 250 Td (the quick brown) Tj T* (fox jumps over the) Tj T* (lazy dog.) Tj ET';
const whole = 'the quick brown fox jumps over the lazy dog.';

describe('a paragraph', () => {
  it('takes a word and is broken anew', async () => {
    const { report, texts } = await replaced(
      pageOf(paragraph),
      whole,
      'the very quick brown fox jumps over the lazy dog.',
    );

    expect(texts).toEqual(['the very quick brown fox jumps over the lazy dog.']);
    expect(report.texts[0]?.lines.map(({ origin, edges }) => [origin, edges.length - 1])).toEqual([
      [{ x: 20, y: 50 }, 'the very quick'.length],
      [{ x: 20, y: 62 }, 'brown fox jumps'.length],
      [{ x: 20, y: 74 }, 'over the lazy dog.'.length],
    ]);
  });

  it('keeps the lines before the change, and those behind it that begin with the same word', async () => {
    const bytes = pageOf(paragraph);
    const { bytes: result } = await replaced(bytes, whole, 'the quick brown fox jumps over the busy dog.');
    const points = differingPoints(await drawn(bytes), await drawn(result));

    expect(points.length).toBeGreaterThan(0);
    expect(points.every(({ x, y }) => x > 19 && x < 20 + 4 * 6 + 1 && y > 65 && y < 78)).toBe(true);
  });

  it('closes up when a word is deleted, and drops one of two spaces', async () => {
    const { texts } = await replaced(pageOf(paragraph), whole, 'the fox jumps over the lazy dog.');

    expect(texts).toEqual(['the fox jumps over the lazy dog.']);
  });

  it('makes room in the column below it', async () => {
    const below = 'BT /F 10 Tf 20 200 Td (Heading of a part) Tj 0 -30 Td (far below) Tj ET';
    const { report, document } = await replaced(
      pageOf(`${paragraph} ${below}`),
      whole,
      'the quick brown fox jumps over the lazy dog that did not wake up for hours and hours.',
    );

    expect(report.texts[0]).toMatchObject({ fit: 'moved' });
    expect(
      unitsOf(document).map(({ text, lines }) => [text.slice(0, 7), lines.length, lines[0]?.origin.y]),
    ).toEqual([
      ['the qui', 5, 50],
      ['Heading', 1, 124],
      ['far bel', 1, 154],
    ]);
  });
});

describe('a word before one that it begins', () => {
  it('leaves the letters of that word as they are', async () => {
    const bytes = pageOf('BT /F 10 Tf 20 250 Td (we saw sayings) Tj ET');
    const { report, document } = await replaced(bytes, 'we saw sayings', 'we saw say sayings');
    const before = glyphsOf(openPdf(bytes, codec)).glyphs.at(-1)!;
    const after = glyphsOf(document).glyphs.at(-1)!;

    expect(report.texts[0]?.text).toBe('we saw say sayings');
    expect(
      glyphsOf(document)
        .glyphs.filter(({ shown }) => shown.operator === 'TJ')
        .at(-1)?.text,
    ).toBe('s');
    expect(after.origin[0] - before.origin[0]).toBeCloseTo(4 * 6);
  });
});

describe('new words', () => {
  it('are kerned like the letters of the page', async () => {
    const content = 'BT /F 10 Tf 20 250 Td [(A) 80 (V) 70 (A)] TJ ( of it) Tj ET';
    const { document, report } = await replaced(pageOf(content), 'AVA of it', 'AVA of AVAV it');
    const glyphs = glyphsOf(document).glyphs;
    const at = glyphs
      .map(({ text }) => text)
      .join('')
      .indexOf('AVAV');
    const gaps = [1, 2, 3].map((next) => glyphs[at + next]!.origin[0] - glyphs[at + next - 1]!.origin[0]);

    expect(report.texts[0]?.substitutes).toEqual([]);
    expect(gaps.map((gap) => Math.round(gap * 10) / 10)).toEqual([5.2, 5.3, 5.2]);
  });
});

describe('operators', () => {
  it('leave the pen where it was for what follows', async () => {
    const content = "BT /F 10 Tf 20 250 Td [(ab )-500(cd)] TJ (ef) Tj 0 -30 Td (gh) Tj 12 TL (ij) ' ET";
    const before = glyphsOf(openPdf(pageOf(content), codec)).glyphs;
    const first = unitsOf(openPdf(pageOf(content), codec))[0]!;
    const { document } = await edited(pageOf(content), [
      { kind: 'text.delete', range: { spans: [[0, 2]], text: 'ab' } },
      { kind: 'text.move', range: { spans: [[3, 4]], text: 'c' }, by: { x: 10, y: 20 } },
    ]);
    const after = glyphsOf(document).glyphs;
    const placeOf = ({ text, origin: [x, y] }: (typeof after)[number]) =>
      `${text} ${x.toFixed(3)} ${y.toFixed(3)}`;

    expect(first.text.slice(0, 2)).toBe('ab');
    expect(after.map(placeOf)).toEqual(
      before
        .map((glyph) =>
          glyph.text === 'c'
            ? { ...glyph, origin: [glyph.origin[0] + 10, glyph.origin[1] - 20] as const }
            : glyph,
        )
        .slice(2)
        .map(placeOf),
    );
  });

  it('are written by the lines on which words stand, for readers that follow the painting order', async () => {
    const content =
      'BT /F 10 Tf 60 250 Td (the quick brown) Tj -24 0 Td (\\(a\\)) Tj 24 -12 Td (fox jumps over) Tj 0 -12 Td (it all day) Tj ET';
    const { document } = await replaced(
      pageOf(content),
      '(a) the quick brown fox jumps over it all day',
      '(a) the very quick brown fox jumps over it all day',
    );

    expect(
      glyphsOf(document)
        .glyphs.map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe('theveryquick(a)brownfoxjumpsoveritallday');
  });

  it('keep the words of two styles, and restore font and colour behind new ones', async () => {
    const content = 'BT /F 10 Tf 20 250 Td 1 0 0 rg (red) Tj 0 0 1 rg ( blue) Tj ( more) Tj ET';
    const { document, report } = await replaced(pageOf(content), 'red blue more', 'red Ж blue more');
    const [unit] = unitsOf(document);

    expect(unit?.text).toBe('red Ж blue more');
    expect(unit?.looks.map(({ from, look }) => [from, look.color])).toEqual([
      [0, '#ff0000'],
      [4, '#ff0000'],
      [6, '#0000ff'],
    ]);
    expect(report.texts[0]?.substitutes).toMatchObject([{ word: 'Ж', missing: 'Ж' }]);
  });
});

it('changes the look of a word', async () => {
  const { document } = await replaced(
    pageOf('BT /F 10 Tf 20 250 Td (one two three) Tj ET'),
    'one two three',
    '',
    {
      runs: [
        { text: 'one ' },
        { text: 'two', look: { bold: true, size: 20, color: '#00ff00' } },
        { text: ' three' },
      ],
    },
  );
  const [unit] = unitsOf(document);

  expect(unit?.text).toBe('one two three');
  expect(unit?.looks).toMatchObject([
    { from: 0, look: { bold: false, size: 10 } },
    { from: 4, look: { bold: true, size: 20, color: '#00ff00' } },
    { from: 8, look: { bold: false, size: 10, color: '#000000' } },
  ]);
});

it('underlines words and gives them the mark of a list', async () => {
  const { document } = await replaced(pageOf('BT /F 10 Tf 20 250 Td (one two) Tj ET'), 'one two', '', {
    runs: [{ text: 'one ' }, { text: 'two', look: { underline: true } }],
    paragraph: { list: 'bullet' },
  });
  const [unit] = unitsOf(document);

  expect(unit?.text).toBe('• one two');
  expect(unit?.looks.map(({ from, look }) => [from, look.underline])).toEqual([
    [0, false],
    [6, true],
  ]);

  const numbered = await replaced(
    pageOf('BT /F 10 Tf 20 250 Td (- one two) Tj ET'),
    '- one two',
    '- one two',
    {
      paragraph: { list: 'number' },
    },
  );

  expect(numbered.texts).toEqual(['1. one two']);
});

it('refuses a range with another text', async () => {
  const operation = { kind: 'text.delete', range: { spans: [[0, 2]], text: 'xy' } };

  await expect(edited(pageOf(paragraph), [operation])).rejects.toMatchObject({ code: 'edit-not-found' });
});

it('adds text in a box, in any script', async () => {
  const { document, report } = await edited(pageOf('BT /F 10 Tf 20 250 Td (old) Tj ET'), [
    {
      kind: 'text.add',
      box: { left: 20, top: 100, width: 100, height: 40 },
      runs: [{ text: 'Added text of two lines, ' }, { text: 'бold', look: { bold: true } }],
      look: { size: 10, color: '#112233' },
      list: 'bullet',
    },
  ]);

  expect(report.texts[0]?.lines.length).toBeGreaterThan(1);
  expect(
    unitsOf(document)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('Added text of two');
});

it('names the operation whose character no font has', async () => {
  await expect(replaced(pageOf(paragraph), whole, 'the quick \u{f1234} fox')).rejects.toMatchObject({
    code: 'character-missing',
    values: { operation: 'o1' },
  });
});

it('takes links along, and drops texts that stood for the old words', async () => {
  const content = '/Span <</ActualText (one two)>> BDC BT /F 10 Tf 20 250 Td (one two) Tj ET EMC';
  const bytes = contentDocument(content, () => fonts, {
    page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [44 248 62 258] >>]',
  });
  const { document } = await replaced(bytes, 'one two', 'one and two');
  const [link] = document.array(document.pages[0]!.dict.get('Annots')) ?? [];

  expect(document.array(document.dict(link!)!.get('Rect'))).toEqual([68, 248, 86, 258]);
  expect(
    glyphsOf(document).glyphs.every(({ shown }) => shown.marks[0]?.properties?.has('ActualText') !== true),
  ).toBe(true);
});

describe('a line of a column', () => {
  const at = (x: number, y: number, text: string) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`;
  const rightEdge = ({
    origin,
    edges,
  }: {
    readonly origin: { x: number };
    readonly edges: readonly number[];
  }) => origin.x + edges.at(-1)!;

  it('keeps the right edge of a price', async () => {
    const table = [
      at(20, 250, 'Rent'),
      at(134, 250, '480.00'),
      at(20, 230, 'Heating'),
      at(140, 230, '96.50'),
      at(20, 210, 'Total'),
      at(134, 210, '576.50'),
    ];
    const { report, unit } = await replaced(
      pageOf(`BT /F 10 Tf ${table.join(' ')} ET`),
      '480.00',
      '1,480.00',
    );

    expect(unit.align).toBe('right');
    expect(report.texts[0]?.fit).toBe('none');
    expect(rightEdge(report.texts[0]!.lines[0]!)).toBeCloseTo(170, 1);
  });

  it('keeps prices of one length flush right, too', async () => {
    const table = [at(134, 250, '480.00'), at(134, 230, '960.50')];
    const { report } = await replaced(pageOf(`BT /F 10 Tf ${table.join(' ')} ET`), '480.00', '80.00');

    expect(rightEdge(report.texts[0]!.lines[0]!)).toBeCloseTo(170, 1);
  });

  it('keeps the left edge of names, whose ends differ', async () => {
    const table = [at(20, 250, 'Rent'), at(20, 230, 'Heating'), at(20, 210, 'Water')];
    const { report, unit } = await replaced(
      pageOf(`BT /F 10 Tf ${table.join(' ')} ET`),
      'Rent',
      'Monthly rent',
    );

    expect(unit.align).toBe('left');
    expect(report.texts[0]?.lines[0]?.origin.x).toBeCloseTo(20, 1);
  });

  it('keeps the middle of a centred cell and of a title', async () => {
    const table = [
      at(82, 280, 'Report'),
      at(10, 250, 'Name of it'),
      at(137, 250, 'Yes'),
      at(131, 230, 'Maybe'),
      at(140, 210, 'No'),
      at(10, 190, 'a line as wide as all the text'),
    ];
    const bytes = pageOf(`BT /F 10 Tf ${table.join(' ')} ET`);

    for (const [text, longer, middle] of [
      ['Yes', 'Not yet', 146],
      ['Report', 'Annual report', 100],
    ] as const) {
      const { report, unit } = await replaced(bytes, text, longer);
      const [line] = report.texts[0]!.lines;

      expect(unit.align).toBe('center');
      expect((line!.origin.x + rightEdge(line!)) / 2).toBeCloseTo(middle, 0);
    }
  });

  it('stays inside its cell', async () => {
    const content = `0.5 w 100 190 m 100 270 l S BT /F 10 Tf ${at(134, 250, '480.00')} ${at(140, 230, '96.50')} ET`;
    const { report } = await replaced(pageOf(content), '480.00', '480.00 in the year');

    for (const line of report.texts[0]!.lines) {
      expect(line.origin.x).toBeGreaterThan(100);
      expect(rightEdge(line)).toBeCloseTo(170, 1);
    }
  });
});
