import { boxAround } from '@octavo/layout/boxes';
import type { PageContent } from '@octavo/pdf/content/page-content';
import { continues, type FrameObstacles, sizeOf, type TextGroup } from './group.ts';
import type { TextBlock } from './text-block.ts';

/** Limits of a title, which is short. */
const mostLines = 4;
const mostCharacters = 220;

/** Factor by which a title is larger than the text below. */
const largerBy = 1.08;

/** Titles start within this upper share of the page. */
const upperShare = 0.62;

/** Title blocks of a page: the largest text at the top. Empty when no text stands out. */
export function titleBlocks(
  blocks: readonly TextBlock[],
  page: PageContent,
  surroundings: FrameObstacles,
): readonly TextBlock[] {
  const candidates = blocks.filter(
    (block) =>
      block.lines.length > 0 &&
      block.lines.length <= mostLines &&
      block.box.top < upperShare * page.heightPoints &&
      lengthOf(block) <= mostCharacters &&
      /[\p{L}\p{N}]/u.test(textOf(block)) &&
      !block.paragraph.vertical,
  );
  const largest = Math.max(0, ...candidates.map(sizeOf));
  const first = candidates
    .filter((block) => sizeOf(block) >= 0.97 * largest && block.paragraph.role.kind !== 'list-item')
    .toSorted((a, b) => a.box.top - b.box.top)[0];

  if (first === undefined) {
    return [];
  }

  const title = withContinuation(first, blocks, surroundings);
  const others = blocks.filter((block) => !title.includes(block));

  return standsOut(title, others, page) ? title : [];
}

/** Adds the following paragraphs of the same size, and a subtitle. */
function withContinuation(
  first: TextBlock,
  blocks: readonly TextBlock[],
  surroundings: FrameObstacles,
): TextGroup {
  const title: [TextBlock, ...TextBlock[]] = [first];

  for (const block of blocks.slice(blocks.indexOf(first) + 1)) {
    const lines = title.reduce((sum, each) => sum + each.lines.length, 0);
    const isSameSize = Math.abs(sizeOf(block) / sizeOf(first) - 1) < 0.04;
    const isContinued = isSameSize ? continues(title, block, surroundings) : isSubtitle(title.at(-1)!, block);

    if (!isContinued || lines + block.lines.length > mostLines) {
      break;
    }

    title.push(block);
  }

  return title;
}

/** True for a smaller line close below, with the same centre and colour: `(by percent)`. */
function isSubtitle(title: TextBlock, block: TextBlock): boolean {
  const [from, to] = [title.lines.at(-1), block.lines[0]];

  if (from === undefined || to === undefined || block.lines.length > 1) {
    return false;
  }

  const middles = from.left + from.right - to.left - to.right;

  return (
    to.sizePoints < from.sizePoints &&
    to.baseline - from.baseline < 1.25 * from.sizePoints &&
    Math.abs(middles) < 4 &&
    from.glyphs[0]?.colour === to.glyphs[0]?.colour
  );
}

function standsOut(title: TextGroup, others: readonly TextBlock[], page: PageContent): boolean {
  const size = sizeOf(title[0]);
  const length = title.reduce((sum, block) => sum + lengthOf(block), 0);

  if (others.length === 0) {
    return length <= mostCharacters / 2 && title.reduce((sum, { lines }) => sum + lines.length, 0) <= 2;
  }

  const otherSize = usualSize(others);
  const isLarger = size >= largerBy * otherSize;
  const box = boxAround(title.map((block) => block.box));
  const isOnTop = box.top < 0.3 * page.heightPoints && others.every((other) => other.box.bottom > box.top);

  return length <= mostCharacters && (isLarger || (isOnTop && isBold(title[0]) && !others.every(isBold)));
}

/** Median size of the characters. */
function usualSize(blocks: readonly TextBlock[]): number {
  const sizes = blocks
    .map((block) => [sizeOf(block), lengthOf(block)] as const)
    .toSorted((a, b) => a[0] - b[0]);
  const half = sizes.reduce((sum, [, length]) => sum + length, 0) / 2;
  let passed = 0;

  for (const [size, length] of sizes) {
    passed += length;

    if (passed >= half) {
      return size;
    }
  }

  return 0;
}

function isBold({ inlines }: TextBlock): boolean {
  return inlines.every((inline) => inline.kind !== 'text' || inline.style.bold);
}

function textOf({ inlines }: TextBlock): string {
  return inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
}

function lengthOf(block: TextBlock): number {
  return textOf(block).length;
}
