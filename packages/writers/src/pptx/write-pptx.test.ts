import type { TextStyle } from '@octavo/layout/model';
import { slidesFaults } from '@octavo/testkit/office/check-slides';
import { expect, it } from 'vitest';
import type { Presentation, ShapeItem, SlideItem, SlideParagraph } from '../slides/slide.ts';
import { writePptx } from './write-pptx.ts';

const style: TextStyle = {
  family: 'Calibri',
  serif: false,
  fixedPitch: false,
  sizePoints: 18,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  colour: '336699',
  highlight: null,
  position: 'normal',
};

const noInsets = { left: 0, top: 0, right: 0, bottom: 0 };

function paragraph(text: string, others: Partial<SlideParagraph> = {}): SlideParagraph {
  return {
    inlines: [{ kind: 'text', text, style, link: null }],
    alignment: 'left',
    direction: 'ltr',
    mark: null,
    startsAt: 1,
    marginPoints: 0,
    indentPoints: 0,
    spaceBeforePoints: 0,
    lineSpacing: { kind: 'percent', percent: 100 },
    tabStops: [],
    ...others,
  };
}

function textItem(paragraphs: readonly SlideParagraph[], role: 'title' | 'text' = 'text'): ShapeItem {
  return {
    kind: 'shape',
    role,
    geometry: { kind: 'rectangle' },
    box: { left: 10, top: 20, right: 110, bottom: 60 },
    angle: 0,
    fill: null,
    outline: null,
    opacity: 1,
    text: { paragraphs, emptySizePoints: 18, wraps: true, vertical: false, anchor: 'top', insets: noInsets },
  };
}

function partsOf(items: readonly SlideItem[]): Map<string, string> {
  const presentation: Presentation = {
    title: 'Birds & nests',
    author: null,
    language: 'en-GB',
    widthPoints: 720,
    heightPoints: 540,
    titleFont: 'Calibri',
    bodyFont: 'Calibri',
    master: { background: null, items: [] },
    slides: [{ pageIndex: 4, background: null, showsMaster: true, items }],
  };
  const parts = writePptx(
    presentation,
    new Map([['image a', { extension: 'png', bytes: new Uint8Array(8) }]]),
  );

  expect(slidesFaults(parts)).toEqual([]);

  return new Map([...parts].map(([path, content]) => [path, typeof content === 'string' ? content : '']));
}

function slideOf(...items: readonly SlideItem[]): string {
  return partsOf(items).get('ppt/slides/slide1.xml') ?? '';
}

it('writes every part of a presentation with its content type', () => {
  const parts = partsOf([textItem([paragraph('Swifts')])]);
  const types = parts.get('[Content_Types].xml') ?? '';
  const named = [...parts.keys()].filter((path) => !path.startsWith('[') && !path.endsWith('.rels'));

  expect(named.filter((path) => !types.includes(`PartName="/${path}"`))).toEqual([]);
  expect(parts.get('docProps/core.xml')).toContain('<dc:title>Birds &amp; nests</dc:title>');
  expect(parts.get('ppt/presentation.xml')).toContain('<p:sldSz cx="9144000" cy="6858000"/>');
});

it('uses the title layout for a title, and the blank one for other slides', () => {
  const titled = partsOf([textItem([paragraph('Swifts')], 'title')]);
  const plain = partsOf([textItem([paragraph('Swifts')])]);
  const relationships = 'ppt/slides/_rels/slide1.xml.rels';

  expect(titled.get('ppt/slides/slide1.xml')).toContain('<p:nvPr><p:ph type="title"/></p:nvPr>');
  expect(titled.get(relationships)).toContain('slideLayout1.xml');
  expect(plain.get(relationships)).toContain('slideLayout2.xml');
});

it('writes bullets and numbers as lists, and labels of several numbers as text', () => {
  const mark = { list: 1, level: 1, label: '3)' } as const;
  const number = {
    kind: 'number',
    format: 'decimal',
    value: 3,
    before: '',
    after: ')',
    outerLevels: 0,
  } as const;
  const slide = slideOf(
    textItem([
      paragraph('Swifts', { mark: { ...mark, kind: { kind: 'bullet', character: '\uf0b7' } } }),
      paragraph('Swallows', { mark: { ...mark, kind: number }, startsAt: 3 }),
      paragraph('Nests', { mark: { ...mark, label: '2.1', kind: { ...number, outerLevels: 1 } } }),
    ]),
  );

  expect(slide).toContain('<a:buChar char="•"/>');
  expect(slide).toContain('<a:buAutoNum type="arabicParenR" startAt="3"/>');
  expect(slide).toContain('<a:t>2.1</a:t>');
  expect(slide).toContain('lvl="1"');
});

it('links to slides by page, and aligns right-to-left text', () => {
  const link = { kind: 'place', pageIndex: 4, top: 0 } as const;
  const slide = slideOf(
    textItem([paragraph('', { inlines: [{ kind: 'text', text: 'سنونو', style, link }], direction: 'rtl' })]),
  );

  expect(slide).toContain('action="ppaction://hlinksldjump"');
  expect(slide).toContain('algn="r" rtl="1"');
  expect(slide).toContain('<a:cs typeface="Calibri"/>');
});

it('writes a cell for every position of a merged table', () => {
  const text = textItem([paragraph('Swifts')]).text!;
  const borders = {
    left: null,
    right: null,
    top: { widthPoints: 1, colour: '000000', dashed: false },
    bottom: null,
  };
  const slide = slideOf({
    kind: 'table',
    box: { left: 0, top: 0, right: 200, bottom: 40 },
    angle: 0,
    columnWidths: [100, 100],
    rowHeights: [20, 20],
    headerRows: 1,
    cells: [
      { row: 0, column: 0, rowSpan: 1, columnSpan: 2, text, fill: 'ffeecc', borders },
      { row: 1, column: 0, rowSpan: 1, columnSpan: 1, text, fill: null, borders },
    ],
  });

  expect(slide.match(/<a:tc[ >]/g)).toHaveLength(4);
  expect(slide).toContain('<a:tc gridSpan="2">');
  expect(slide).toContain('<a:tc hMerge="1">');
});

it('numbers the shapes of a slide, and omits pictures without bytes', () => {
  const picture = (image: string): SlideItem => ({
    kind: 'picture',
    source: { kind: 'image', image },
    box: { left: 0, top: 0, right: 10, bottom: 10 },
    angle: 90,
    alternative: 'A swift',
    locked: false,
  });
  const slide = slideOf(picture('a'), picture('b'), textItem([paragraph('Swifts')]));
  const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);

  expect(slide.match(/<p:pic>/g)).toHaveLength(1);
  expect(slide).toContain('rot="5400000"');
  expect(new Set(ids).size).toBe(ids.length);
});
