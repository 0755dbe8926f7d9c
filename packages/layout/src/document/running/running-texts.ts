import type { Bounds } from '../../block/draft.ts';
import { boxAround } from '../../boxes.ts';
import type { Inline, Paragraph, RunningText } from '../../model.ts';
import type { FoundFloat } from '../../page/floats.ts';
import type { PageParts } from '../../page/read-page.ts';
import type { RunningLine } from '../../page/running/running-lines.ts';
import type { BlockWriter } from '../block-writer.ts';
import { type AlikePages, partsOf, type RunningPage } from './alike-pages.ts';
import type { Side } from './running-schemes.ts';
import { type RunningSection, stretchesOf } from './running-stretches.ts';

/** Headers and footers of pages that share them. */
export interface RunningTexts {
  readonly firstPage: number;
  readonly headers: readonly RunningText[];
  readonly footers: readonly RunningText[];
  /** Offset from page index to the page number shown; null when none is shown. */
  readonly numberOffset: number | null;
  /** Lines that no header or footer can show, by page index. */
  readonly strays: ReadonlyMap<number, readonly FoundFloat[]>;
}

/** Headers and footers of the document, split wherever they change and Word can represent the change. */
export function runningTexts(
  lines: ReadonlyMap<number, readonly RunningLine[]>,
  groups: readonly (readonly number[])[],
  pages: ReadonlyMap<number, PageParts>,
  writer: BlockWriter,
): RunningTexts[] {
  const running = groups.map((group) =>
    group.map((pageIndex): RunningPage => {
      const own = (zone: RunningLine['zone']): RunningLine[] =>
        (lines.get(pageIndex) ?? [])
          .filter((line) => line.zone === zone)
          .sort((one, other) => one.line.baseline - other.line.baseline);

      return {
        pageIndex,
        heightPoints: pages.get(pageIndex)?.content.heightPoints ?? 0,
        header: own('header'),
        footer: own('footer'),
      };
    }),
  );

  return stretchesOf(running).map((stretch) => {
    const written = (zone: RunningLine['zone']): RunningText[] => writtenTexts(stretch, zone, pages, writer);

    return {
      firstPage: stretch.pages[0]?.pageIndex ?? 0,
      headers: written('header'),
      footers: written('footer'),
      numberOffset: stretch.numbering.offset,
      strays: new Map([...stretch.strays].map(([page, strays]) => [page, strays.map(floatOf)])),
    };
  });
}

function writtenTexts(
  { sides, numbering }: RunningSection,
  zone: RunningLine['zone'],
  pages: ReadonlyMap<number, PageParts>,
  writer: BlockWriter,
): RunningText[] {
  if ([...sides.values()].every(({ model }) => model?.[zone].length === 0)) {
    return [];
  }

  return [...sides].map(([side, alike]) =>
    writtenText(alike, zone, pagesOf(side, numbering.offset ?? 1), pages, writer),
  );
}

/**
 * Word selects headers by the page number shown: left pages have even numbers, unless the first page has one,
 * too.
 */
function pagesOf(side: Side, offset: number): RunningText['pages'] {
  if (side === 'all' || side === 'first') {
    return side;
  }

  const isEven = (side === 'left') === (Math.abs(offset) % 2 === 1);

  return isEven ? 'even' : 'odd';
}

function writtenText(
  alike: AlikePages,
  zone: RunningLine['zone'],
  shownOn: RunningText['pages'],
  pages: ReadonlyMap<number, PageParts>,
  writer: BlockWriter,
): RunningText {
  const model = alike.model!;
  const page = pages.get(model.pageIndex);
  const lines = model[zone].map(({ line }) => line);
  const counting = model[zone].flatMap(({ line }, at) =>
    numbersOf(line.text).map((_, group) => alike.countsPages(zone, at, group)),
  );
  const blocks = withPageNumbers(writer.paragraphsOf(lines, boundsOf(page, model[zone])), counting);
  const distance =
    zone === 'header'
      ? Math.min(...lines.map(({ top }) => top))
      : model.heightPoints - Math.max(...lines.map(({ bottom }) => bottom));

  return { pages: shownOn, blocks, distance: lines.length === 0 ? 36 : Math.max(0, distance) };
}

/** Page margins, widened as far as the running lines need. */
function boundsOf(page: PageParts | undefined, own: readonly RunningLine[]): Bounds {
  const box = boxAround(own.map(({ line }) => line));
  const left = page?.margins.left ?? box.left;
  const right = page === undefined ? box.right : page.content.widthPoints - page.margins.right;

  return own.length === 0
    ? { left, right }
    : { left: Math.min(left, box.left), right: Math.max(right, box.right) };
}

function numbersOf(text: string): string[] {
  return partsOf(text).filter((_, part) => part % 2 === 1);
}

/**
 * Replaces the groups of digits that count pages with the page number. `counting` has one entry per group, in
 * reading order.
 */
function withPageNumbers(paragraphs: readonly Paragraph[], counting: readonly boolean[]): Paragraph[] {
  let group = -1;

  const numbered = (inline: Inline): Inline[] => {
    if (inline.kind !== 'text') {
      return [inline];
    }

    return inline.text.split(/(\d+)/).flatMap((text, part): Inline[] => {
      group += part % 2;

      if (part % 2 === 1 && counting[group] === true) {
        return [{ kind: 'page-number', style: inline.style }];
      }

      return text === '' ? [] : [{ ...inline, text }];
    });
  };

  return paragraphs.map((paragraph) => ({ ...paragraph, inlines: paragraph.inlines.flatMap(numbered) }));
}

function floatOf({ line }: RunningLine): FoundFloat {
  const { left, top, right, bottom } = line;

  return {
    box: { left, top, right, bottom },
    angle: 0,
    lines: [line],
    bounds: { left, right },
    background: null,
    border: null,
  };
}
