import type { Block, DocumentLayout, Section } from '@octavo/layout/model';
import {
  bodyStyle,
  bullet,
  madeFigure,
  madeHeading,
  madeItem,
  madeLayout,
  madeParagraph,
  madeSection,
  madeTable,
  number,
  stroke,
  textRun,
} from '@octavo/testkit/layout/made-layout';
import { wordFaults } from '@octavo/testkit/office/check-word';
import { expect, it } from 'vitest';
import { writeDocx } from './write-docx.ts';

const picture = { kind: 'png', bytes: new Uint8Array([1, 2, 3]) } as const;

/** Validated parts of a document; `xml` returns one as text. */
function write(layout: DocumentLayout, pictures = new Map<number, typeof picture>()) {
  const parts = writeDocx(layout, pictures);
  expect(wordFaults(parts)).toEqual([]);

  return { parts, xml: (path: string) => String(parts.get(`word/${path}.xml`) ?? '') };
}

function writeBlocks(blocks: readonly Block[], more: Partial<Section> = {}) {
  return write(madeLayout([madeSection(blocks, more)])).xml('document');
}

function elementsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?(?:/>|>.*?</${name}>)`, 'g'))].map(
    ([element]) => element,
  );
}

it('writes the most common look as styles, and differences on the text', () => {
  const { xml } = write(
    madeLayout([
      madeSection([
        madeHeading(1, 'Birds', 72),
        madeParagraph([textRun('Swifts fly '), textRun('fast', { italic: true })], 110),
        madeHeading(1, 'Nests', 140),
      ]),
    ]),
  );
  const [, heading = ''] = /<w:style [^>]*w:styleId="Heading1">(.*?)<\/w:style>/.exec(xml('styles')) ?? [];

  expect(heading).toContain('<w:b/>');
  expect(heading).toContain('<w:sz w:val="36"/>');
  expect(heading).toContain('<w:outlineLvl w:val="0"/>');
  expect(xml('document')).toContain('<w:r><w:t xml:space="preserve">Birds</w:t></w:r>');
  expect(xml('document')).toContain('<w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">fast</w:t>');
});

it('keeps free font families, and names a substitute', () => {
  const { xml } = write(
    madeLayout([madeSection([madeParagraph([textRun('words', { family: 'Noto Sans', serif: false })], 72)])]),
  );

  expect(xml('document') + xml('styles')).toContain('w:ascii="Noto Sans"');
  expect(xml('fontTable')).toContain('<w:font w:name="Noto Sans"><w:altName w:val="Arial"/>');
});

it('writes fonts that Word has', () => {
  const { xml } = write(
    madeLayout([
      madeSection([madeParagraph([textRun('x', { family: 'NimbusSanL-Regu', serif: false })], 72)]),
    ]),
  );

  expect(xml('styles')).toContain('w:ascii="Times New Roman"');
  expect(xml('document')).toContain('w:ascii="Arial"');
});

it('numbers lists by level, and restarts where numbers jump', () => {
  const { xml } = write(
    madeLayout([
      madeSection([
        madeItem(number(1, 1), 'one', 72),
        madeItem(number(1, 1, 1, 1), 'one one', 90),
        madeItem(number(1, 2), 'two', 108),
        madeItem(number(1, 7), 'seven', 126),
        madeItem(bullet(2, 0, '\uf0b7'), 'dot', 144),
      ]),
    ]),
  );
  const used = [...xml('document').matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d)"\/>/g)].map(
    ([, level, id]) => `${level} ${id}`,
  );

  expect(used).toEqual(['0 1', '1 1', '0 1', '0 2', '0 3']);
  expect(xml('numbering')).toContain('<w:lvlText w:val="%1.%2."/>');
  expect(xml('numbering')).toContain('<w:start w:val="7"/>');
  expect(xml('numbering')).toContain('<w:lvlText w:val="\uf0b7"/>');
  expect(xml('numbering')).toContain('w:ascii="Symbol"');
});

it('keeps the grid of a table with its merged cells', () => {
  const table = madeTable(
    [
      ['a', 'b', null],
      ['c', 'd', 'e'],
      [null, 'f', ''],
    ],
    { left: 72, top: 100, right: 372, bottom: 190 },
    { headerRows: 1 },
  );
  const xml = writeBlocks([madeParagraph('before', 72), table]);

  expect(elementsIn(xml, 'w:gridCol')).toEqual(Array.from({ length: 3 }, () => '<w:gridCol w:w="2000"/>'));
  expect(elementsIn(xml, 'w:tr')).toHaveLength(3);
  expect(xml).toContain('<w:gridSpan w:val="2"/>');
  expect(xml.match(/<w:vMerge[^>]*>/g)).toEqual(['<w:vMerge w:val="restart"/>', '<w:vMerge/>']);
  expect(elementsIn(xml, 'w:tblHeader')).toHaveLength(1);
  // Office programs add the border width.
  expect(xml).toContain('<w:trHeight w:val="590" w:hRule="atLeast"/>');
});

it('rotates the text of cells', () => {
  const table = madeTable([['a', 'b']], { left: 72, top: 100, right: 372, bottom: 190 });
  const cells = table.cells.map((cell) => ({ ...cell, turned: cell.column === 0 ? ('up' as const) : null }));
  const xml = writeBlocks([{ ...table, cells }]);

  expect(elementsIn(xml, 'w:textDirection')).toEqual(['<w:textDirection w:val="btLr"/>']);
});

it('places lines where they were in the source', () => {
  const box = (top: number, lines: number) => ({ left: 72, top, right: 523, bottom: top + 20 * lines });
  const xml = writeBlocks([
    madeParagraph('one', 72, { lineSpacing: 20, lineCount: 2, places: [{ pageIndex: 0, box: box(72, 2) }] }),
    madeParagraph('two', 142, {
      lineSpacing: 20,
      lineCount: 2,
      places: [{ pageIndex: 0, box: box(142, 2) }],
    }),
  ]);

  expect(xml).toContain('w:before="600"');
});

it('breaks pages where the source does, but not within a paragraph', () => {
  const at = (pageIndex: number, top: number) => ({
    pageIndex,
    box: { left: 72, top, right: 523, bottom: top + 28 },
  });
  const [first, second, third] = [
    madeParagraph('first', 72, { places: [at(0, 72)] }),
    madeParagraph('runs on', 740, { places: [at(0, 740), at(1, 72)], lineCount: 4 }),
    madeParagraph('new page', 72, { places: [at(2, 72)], lineCount: 2 }),
  ];
  const xml = writeBlocks([first, second, third]);

  expect(elementsIn(xml, 'w:p').map((element) => element.includes('pageBreakBefore'))).toEqual([
    false,
    false,
    true,
  ]);
});

it('adds space above a page that begins lower than the others', () => {
  const at = (pageIndex: number, top: number) => ({
    pageIndex,
    box: { left: 72, top, right: 523, bottom: top + 14 },
  });
  const xml = writeBlocks([
    madeParagraph('first', 72, { places: [at(0, 72)] }),
    madeParagraph('lower', 112, { places: [at(1, 112)] }),
  ]);
  const [, room, lower] = elementsIn(xml, 'w:p');

  expect(room).toContain('<w:pageBreakBefore/><w:spacing w:line="800" w:lineRule="exact"/>');
  expect(lower).not.toContain('w:before');
});

it('keeps blank pages, and pages with a single picture', () => {
  const page = { left: 0, top: 0, right: 595, bottom: 842 };
  const figures = [0, 2, 4].map((pageIndex) =>
    madeFigure(page, { placement: 'floating', places: [{ pageIndex, box: page }] }),
  );
  const pictures = new Map(figures.map(({ id }) => [id, picture]));
  const { xml } = write(madeLayout([madeSection(figures, { lastPage: 4 })]), pictures);
  const pages = elementsIn(xml('document'), 'w:p');

  expect(pages.map((element) => element.includes('w:drawing'))).toEqual([true, false, true, false, true]);
  expect(pages.map((element) => element.includes('pageBreakBefore'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

it('writes columns as their own section, with the break of the source', () => {
  const columns = [
    { left: 72, right: 280 },
    { left: 310, right: 523 },
  ];
  const beside = { places: [{ pageIndex: 0, box: { left: 310, top: 72, right: 523, bottom: 86 } }] as const };
  const { xml } = write(
    madeLayout([
      madeSection(
        [
          madeParagraph('left', 72, {
            places: [{ pageIndex: 0, box: { left: 72, top: 72, right: 280, bottom: 86 } }],
          }),
          madeParagraph('right', 72, beside),
        ],
        { columns, columnRule: true },
      ),
      madeSection([madeParagraph('below', 200)], { startsPage: false }),
    ]),
  );

  expect(xml('document')).toContain('<w:cols w:num="2" w:sep="1" w:space="0" w:equalWidth="0">');
  expect(elementsIn(xml('document'), 'w:br')).toEqual(['<w:br w:type="column"/>']);
  expect(xml('document')).toContain('<w:type w:val="continuous"/>');
});

it('gives first, left and right pages their own headers', () => {
  const running = (pages: 'first' | 'even' | 'odd', text: string) => ({
    pages,
    distance: 36,
    blocks: [madeParagraph(text, 36)],
  });
  const footer = madeParagraph([{ kind: 'page-number', style: bodyStyle }], 790);
  const { parts, xml } = write(
    madeLayout([
      madeSection([madeParagraph('words', 72)], {
        headers: [running('first', 'Cover'), running('even', 'Left'), running('odd', 'Right')],
        footers: [{ pages: 'all', distance: 36, blocks: [footer] }],
      }),
    ]),
  );

  expect(xml('document').match(/<w:headerReference w:type="\w+"/g)).toHaveLength(3);
  expect(xml('document')).toContain('<w:titlePg/>');
  expect(xml('settings')).toContain('<w:evenAndOddHeaders/>');
  expect([...parts.keys()].filter((path) => /footer/.test(path))).toEqual(['word/footer4.xml']);
  expect(String(parts.get('word/footer4.xml'))).toContain(' PAGE ');
});

it('keeps notes, links and link targets', () => {
  const note = { kind: 'note', note: 5, style: bodyStyle } as const;
  const star = { kind: 'note', note: 6, style: bodyStyle } as const;
  const { parts, xml } = write(
    madeLayout(
      [
        madeSection([
          madeParagraph(
            [textRun('see', {}, { kind: 'web', url: 'https://example.com/?a&b' }), note, star],
            72,
          ),
          madeParagraph([textRun('there', {}, { kind: 'place', pageIndex: 0, top: 130 })], 100),
          madeParagraph('target', 132),
        ]),
      ],
      {
        notes: [
          { id: 5, mark: '1', blocks: [madeParagraph('First $& note', 740)] },
          { id: 6, mark: '*', blocks: [madeParagraph('Second note', 760)] },
        ],
      },
    ),
  );
  const [, anchor = 'none'] = /<w:hyperlink w:anchor="(\w+)"/.exec(xml('document')) ?? [];

  expect(xml('document')).toContain(`w:name="${anchor}"/><w:r><w:t xml:space="preserve">target`);
  expect(String(parts.get('word/_rels/document.xml.rels'))).toContain(
    'Target="https://example.com/?a&amp;b"',
  );
  expect(xml('footnotes')).toContain('First $&amp; note');
  expect(xml('document')).toContain('<w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>*</w:t>');
});

it('places pictures inline, or at their position on the page', () => {
  const inline = madeFigure({ left: 72, top: 100, right: 172, bottom: 150 }, { alternative: 'A "bird"' });
  const floating = madeFigure(
    { left: 300, top: 80, right: 400, bottom: 130 },
    { placement: 'floating', behindText: true },
  );
  const missing = madeFigure({ left: 72, top: 300, right: 172, bottom: 350 });
  const layout = madeLayout([madeSection([floating, madeParagraph('words', 72), inline, missing])]);
  const { xml } = write(layout, new Map([inline, floating].map(({ id }) => [id, picture])));

  expect(xml('document')).toContain('descr="A &quot;bird&quot;"');
  expect(xml('document')).toContain('<wp:extent cx="1270000" cy="635000"/>');
  expect(xml('document')).toContain('behindDoc="1"');
  expect(elementsIn(xml('document'), 'w:drawing')).toHaveLength(2);
});

it('wraps text around a picture beside it, and over one behind it', () => {
  const beside = madeFigure({ left: 300, top: 80, right: 523, bottom: 130 }, { placement: 'floating' });
  const behind = madeFigure({ left: 60, top: 190, right: 540, bottom: 300 }, { placement: 'floating' });
  const apart = madeFigure({ left: 60, top: 400, right: 540, bottom: 500 }, { placement: 'floating' });
  const place = { pageIndex: 0, box: { left: 72, top: 72, right: 523, bottom: 160 } };
  const layout = madeLayout([
    madeSection([
      beside,
      madeParagraph('around', 72, { places: [place], lineCount: 6 }),
      behind,
      madeParagraph('over', 220),
      apart,
      madeParagraph('after', 600),
    ]),
  ]);
  const { xml } = write(layout, new Map([beside, behind, apart].map(({ id }) => [id, picture])));
  const drawn = elementsIn(xml('document'), 'wp:anchor').map(
    (element) => `${/behindDoc="(\d)"/.exec(element)?.[1]} ${/wp:wrap(\w+)/.exec(element)?.[1]}`,
  );

  expect(drawn).toEqual(['0 Square', '1 None', '0 TopAndBottom']);
});

it('places a picture at the foot of a column before the paragraph that continues past it', () => {
  const at = (left: number, top: number, bottom: number) => ({
    pageIndex: 0,
    box: { left, top, right: left + 200, bottom },
  });
  const runsOn = madeParagraph('runs on', 600, {
    places: [at(72, 600, 628), at(310, 72, 100)],
    lineCount: 4,
  });
  const figure = madeFigure({ left: 72, top: 640, right: 272, bottom: 740 });
  const columns = [
    { left: 72, right: 280 },
    { left: 310, right: 523 },
  ];
  const layout = madeLayout([madeSection([runsOn, figure], { columns })]);
  const xml = write(layout, new Map([[figure.id, picture]])).xml('document');

  expect(xml.indexOf('<w:drawing>')).toBeLessThan(xml.indexOf('runs on'));
});

it('darkens light text so that it is readable on paper', () => {
  const xml = writeBlocks([
    madeParagraph([textRun('white on what is gone', { colour: 'ffffff' })], 72),
    madeParagraph([textRun('red', { colour: 'ff0000' })], 100),
  ]);

  expect(xml).not.toContain('ffffff');
  expect(xml).toContain('w:val="ff0000"');
});

it('allows line breaks within words as in the source', () => {
  const xml = writeBlocks([madeParagraph([textRun('older docu\u00adments')], 72)]);

  expect(xml).toContain('docu</w:t><w:softHyphen/><w:t xml:space="preserve">ments');
});

it('makes a text box of floating text only', () => {
  const floating = {
    kind: 'floating-text',
    id: 900,
    blocks: [madeParagraph('aside', 300)],
    angle: 90,
    background: 'eeeeee',
    border: stroke,
    places: [{ pageIndex: 0, box: { left: 400, top: 300, right: 420, bottom: 380 } }],
  } as const;
  const xml = writeBlocks([madeParagraph('flow', 72), floating]);

  expect(elementsIn(xml, 'wps:txbx')).toHaveLength(1);
  expect(xml).toContain('vert="vert"');
  expect(xml.indexOf('flow')).toBeLessThan(xml.indexOf('wps:txbx'));
});

it('marks right-to-left text, and Chinese and Japanese words', () => {
  const xml = writeBlocks([
    madeParagraph('שלום hello', 72, { direction: 'rtl', alignment: 'right' }),
    madeParagraph('日本語', 90),
    madeParagraph('plain', 108),
  ]);

  expect(xml).toContain('<w:bidi/>');
  expect(xml).toContain('<w:jc w:val="right"/>');
  expect(xml).toContain('<w:rtl/></w:rPr><w:t xml:space="preserve">שלום </w:t>');
  expect(xml).toContain('w:hint="eastAsia"');
});

it('keeps form fields fillable', () => {
  const field = (kind: 'text' | 'check', value: string) =>
    ({ kind: 'field', field: { name: 'a&b', kind, value, widthPoints: 80 }, style: bodyStyle }) as const;
  const xml = writeBlocks([madeParagraph([field('text', 'Jane'), field('check', 'on')], 72)]);

  expect(elementsIn(xml, 'w:sdt')).toHaveLength(2);
  expect(xml).toContain('<w14:checked w14:val="1"/>');
});

it('writes an empty document that opens', () => {
  expect(writeBlocks([])).toContain('<w:p>');
});
