import type { PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import {
  bodyStyle,
  madeItem,
  madeLayout,
  madeParagraph,
  madeSection,
  number,
} from '@octavo/testkit/layout/made-layout';
import { writeDocx } from '@octavo/writers/docx/write-docx';
import { expect, it } from 'vitest';
import { generatedText } from './generated-text.ts';
import { isPoor, pageText, wordsKept, writtenText } from './words-kept.ts';

function pageOf(text: string): PageContent {
  const glyphs = [...text].map((letter): PageGlyph => {
    const place = {
      left: 0,
      top: 0,
      right: 6,
      bottom: 12,
      originX: 0,
      baseline: 10,
      font: 0,
      sizePoints: 12,
    };
    const origin = { colour: '000000', angle: 0, object: 0, order: 0, markedContent: -1 };
    const nature = { made: letter === '\n', hyphen: letter === '-', invisible: false, artifact: false };

    return { ...place, ...origin, ...nature, text: letter };
  });

  return {
    pageIndex: 0,
    widthPoints: 595,
    heightPoints: 842,
    glyphs,
    paths: [],
    images: [],
    links: [],
    fields: [],
    tags: null,
    scanned: false,
  };
}

const read = (text: string) => pageText(pageOf(text));

it('counts words that were kept, including those broken at a line end', () => {
  const [page] = wordsKept([read('a swal-\nlow & 12 lost')], 'A swallow & 12');

  expect(page).toEqual({ pageIndex: 0, words: 4, kept: 3 });
});

it('counts a word as often as it occurs', () => {
  expect(wordsKept([read('to be or to')], 'to be or')[0]?.kept).toBe(3);
});

it('ignores labels and page numbers that Word adds', () => {
  const footer = [{ kind: 'page-number', style: bodyStyle } as const];
  const layout = madeLayout([
    madeSection([madeItem(number(1, 1), 'first', 72), madeItem(number(1, 2), 'second', 90)], {
      footers: [{ pages: 'all', distance: 36, blocks: [madeParagraph(footer, 790)] }],
    }),
  ]);
  const written = `${writtenText(writeDocx(layout, new Map()))} ${generatedText(layout)}`;

  expect(wordsKept([read('1. first 2. second 1')], written)[0]).toMatchObject({ words: 5, kept: 5 });
});

it('excludes invisible words, and tolerates one missing word per page', () => {
  const [page] = wordsKept(
    [{ pageIndex: 0, text: 'swifts sleep hidden hidden', unseen: 'hidden' }],
    'swifts sleep',
  );

  expect(page).toEqual({ pageIndex: 0, words: 3, kept: 2 });
  expect(page !== undefined && isPoor(page)).toBe(false);
  expect(isPoor({ pageIndex: 0, words: 30, kept: 28 })).toBe(true);
  expect(isPoor({ pageIndex: 0, words: 100, kept: 95 })).toBe(false);
});

it('knows a composed letter from its accent over a dotless i', () => {
  expect(
    wordsKept([{ pageIndex: 0, text: 'nai\u0308ve or na\u0131\u0308ve' }], 'na\u00efve or na\u00efve')[0]
      ?.kept,
  ).toBe(3);
});
