import type { Block, Figure } from '@octavo/layout/model';
import { madeFigure, madeLayout, madeParagraph, madeSection } from '@octavo/testkit/layout/made-layout';
import { wordFaults } from '@octavo/testkit/office/check-word';
import { expect, it } from 'vitest';
import { writeDocx } from '../write-docx.ts';

const picture = { kind: 'png', bytes: new Uint8Array([1, 2, 3]) } as const;
const emusPerPoint = 12_700;

interface Written {
  /** Text of the paragraph that holds the picture. */
  readonly holder: string;
  readonly from: string | undefined;
  readonly offset: number;
  readonly wrap: string | undefined;
  readonly isBehind: boolean;
}

/** Markup of the only floating picture among blocks. */
function written(blocks: readonly Block[]): Written {
  const figures = blocks.filter((block): block is Figure => block.kind === 'figure');
  const parts = writeDocx(madeLayout([madeSection(blocks)]), new Map(figures.map(({ id }) => [id, picture])));
  expect(wordFaults(parts)).toEqual([]);
  const paragraphs = String(parts.get('word/document.xml')).match(/<w:p>.*?<\/w:p>/gs) ?? [];
  const holder = paragraphs.find((paragraph) => paragraph.includes('<wp:anchor')) ?? '';
  const [, from, offset] = /<wp:positionV relativeFrom="(\w+)"><wp:posOffset>(-?\d+)</.exec(holder) ?? [];

  return {
    holder: [...holder.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''),
    from,
    offset: Math.round(Number(offset) / emusPerPoint),
    wrap: /<wp:wrap(\w+)/.exec(holder)?.[1],
    isBehind: holder.includes('behindDoc="1"'),
  };
}

const floating = { placement: 'floating' } as const;

it('moves a picture with the paragraph above it, and keeps text off it', () => {
  const figure = madeFigure({ left: 72, top: 200, right: 400, bottom: 300 }, floating);
  const { holder, from, offset, wrap, isBehind } = written([
    madeParagraph('first', 72),
    madeParagraph('above', 160),
    figure,
    madeParagraph('below', 320),
  ]);

  expect({ holder, from, wrap, isBehind }).toEqual({
    holder: 'above',
    from: 'paragraph',
    wrap: 'TopAndBottom',
    isBehind: false,
  });
  // From the end of the first paragraph, where the space above the second one begins.
  expect(offset).toBeGreaterThan(100);
  expect(offset).toBeLessThan(120);
});

it('moves a picture under text with that text', () => {
  const place = { pageIndex: 0, box: { left: 80, top: 205, right: 390, bottom: 218 } };
  const figure = madeFigure(
    { left: 72, top: 200, right: 400, bottom: 300 },
    { ...floating, behindText: true },
  );

  expect(
    written([figure, madeParagraph('first', 72), madeParagraph('over', 205, { places: [place] })]),
  ).toMatchObject({ holder: 'over', from: 'paragraph', wrap: 'None', isBehind: true });
});

it('keeps a picture on its page that fills it, or begins above the text', () => {
  const cover = madeFigure({ left: 0, top: 0, right: 595, bottom: 842 }, { ...floating, behindText: true });
  const letterhead = madeFigure({ left: 72, top: 20, right: 200, bottom: 60 }, floating);

  expect(written([cover, madeParagraph('text', 72)])).toMatchObject({ from: 'page', wrap: 'None' });
  expect(written([letterhead, madeParagraph('text', 72)])).toMatchObject({
    from: 'page',
    offset: 20,
    wrap: 'TopAndBottom',
  });
});

it('moves the second of two pictures side by side with the first', () => {
  const first = madeFigure({ left: 72, top: 200, right: 280, bottom: 300 });
  const second = madeFigure({ left: 300, top: 200, right: 500, bottom: 300 });

  // Text that keeps away from the second picture would move the first one, which is set like a character.
  expect(written([madeParagraph('above', 160), first, second, madeParagraph('below', 320)])).toMatchObject({
    holder: 'above',
    from: 'paragraph',
    wrap: 'None',
    isBehind: true,
  });
});
