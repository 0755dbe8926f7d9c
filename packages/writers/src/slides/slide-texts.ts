import { holds } from '@octavo/layout/boxes';
import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import { type FrameObstacles, groupBlocks, roomOf, type TextGroup } from './group.ts';
import type { PageTextBlock } from './page-texts.ts';
import type { OrderedText } from './placed-text.ts';
import { tableItem } from './table-item.ts';
import { type TextBlock, textBlocks } from './text-block.ts';
import { textFrame } from './text-frame.ts';
import { titleBlocks } from './title.ts';
import { turnedFrame, verticalFrame } from './turned-frame.ts';

/** Blocks of horizontal paragraphs, by the text they belong to. */
export type BlocksByText = ReadonlyMap<PageTextBlock, readonly TextBlock[]>;

export function blocksByText(texts: readonly PageTextBlock[], page: PageContent): BlocksByText {
  return new Map(
    texts.map((text) => [text, text.kind === 'paragraph' && !text.vertical ? textBlocks(text, page) : []]),
  );
}

/** Frames and tables of a page, its title first, then in reading order. */
export function slideTexts(
  texts: readonly PageTextBlock[],
  blocks: BlocksByText,
  surroundings: FrameObstacles,
  page: PageContent,
): readonly OrderedText[] {
  const title = titleBlocks([...blocks.values()].flat(), page, surroundings);
  const placed: OrderedText[] = [];
  let waiting: TextBlock[] = [];

  const frame = (group: TextGroup, role: 'title' | 'text') =>
    textFrame(group, role, roomOf(group, surroundings, pageBox(page)), page);

  const finish = () => {
    placed.push(...groupBlocks(waiting, surroundings).map((group) => frame(group, 'text')));
    waiting = [];
  };

  for (const text of texts) {
    const others = (blocks.get(text) ?? []).filter((block) => !title.includes(block));

    if (text.kind === 'paragraph' && !text.vertical) {
      waiting.push(...others);
      continue;
    }

    finish();
    placed.push(...unflowing(text, page));
  }

  finish();
  const [first, ...rest] = title;

  return first === undefined ? placed : [frame([first, ...rest], 'title'), ...placed];
}

/** Painted on top, because its order is unknown. */
const onTop = Number.MAX_SAFE_INTEGER;

/** Items for tables, rotated text and vertical paragraphs, which are not frames of measured lines. */
function unflowing(text: PageTextBlock, page: PageContent): readonly OrderedText[] {
  switch (text.kind) {
    case 'table': {
      const item = tableItem(text, page);

      return item === null ? [] : [{ order: lastIn(item.box, page), item }];
    }
    case 'floating-text':
      return [{ order: onTop, item: turnedFrame(text) }];
    case 'paragraph':
      return text.places
        .filter(({ pageIndex }) => pageIndex === page.pageIndex)
        .map(({ box }) => ({ order: onTop, item: verticalFrame(text, box) }));
  }
}

/** Index in the painting order of the last text within a box. */
function lastIn(box: Box, { glyphs }: PageContent): number {
  return Math.max(-1, ...glyphs.filter((glyph) => holds(box, glyph)).map(({ order }) => order));
}

export function pageBox({ widthPoints, heightPoints }: PageContent): Box {
  return { left: 0, top: 0, right: widthPoints, bottom: heightPoints };
}
