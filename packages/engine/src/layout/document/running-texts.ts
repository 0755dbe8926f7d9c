import type { Bounds } from '../block/draft.ts';
import { boxAround } from '../boxes.ts';
import { commonest } from '../commonest.ts';
import type { Inline, Paragraph, RunningText } from '../model.ts';
import type { PageParts } from '../page/read-page.ts';
import type { RunningLine } from '../page/running-lines.ts';
import type { BlockWriter } from './block-writer.ts';

export interface RunningTexts {
  readonly headers: readonly RunningText[];
  readonly footers: readonly RunningText[];
}

/** Headers and footers of the document, told apart for first, even and odd pages. */
export function runningTexts(
  lines: ReadonlyMap<number, readonly RunningLine[]>,
  writer: BlockWriter,
  pageOf: (pageIndex: number) => PageParts | undefined,
): RunningTexts {
  const read = (zone: RunningLine['zone']): RunningText[] => {
    const pages = [...lines].map(([pageIndex, running]) => {
      const own = running.filter((line) => line.zone === zone);

      return { pageIndex, own, signature: own.map((line) => line.signature).join('\n') };
    });

    if (pages.every(({ own }) => own.length === 0)) {
      return [];
    }

    const write = (wanted: RunningText['pages'], among: typeof pages): RunningText => {
      const signature = commonest(among.map((page) => page.signature));
      const model = among.find((page) => page.signature === signature)!;
      const page = pageOf(model.pageIndex);
      const tops = model.own.map(({ line }) => line.top);
      const bottoms = model.own.map(({ line }) => line.bottom);
      const blocks = writer
        .paragraphsOf(
          model.own.map(({ line }) => line).sort((a, b) => a.baseline - b.baseline),
          boundsOf(page, model.own),
        )
        .map((paragraph) => withPageNumbers(paragraph, model, among));
      const distance =
        zone === 'header' ? Math.min(...tops) : (page?.content.heightPoints ?? 792) - Math.max(...bottoms);

      return { pages: wanted, blocks, distance: model.own.length === 0 ? 36 : Math.max(0, distance) };
    };
    const [first, ...rest] = pages;
    const even = rest.filter(({ pageIndex }) => pageIndex % 2 === 1);
    const odd = rest.filter(({ pageIndex }) => pageIndex % 2 === 0);
    const [evenKind, oddKind] = [even, odd].map((side) => commonest(side.map((page) => page.signature)));
    const differs = rest.length >= 3 && odd.length > 0 && evenKind !== oddKind;
    const usual = differs
      ? [write('even', even), write('odd', odd)]
      : [write('all', rest.length > 0 ? rest : pages)];
    const common = differs ? oddKind : commonest(rest.map((page) => page.signature));
    const ownFirst = first !== undefined && rest.length > 0 && first.signature !== common;

    return ownFirst ? [write('first', [first]), ...usual] : usual;
  };

  return { headers: read('header'), footers: read('footer') };
}

/** The margins of the page, as wide as its running lines ask for. */
function boundsOf(page: PageParts | undefined, own: readonly RunningLine[]): Bounds {
  const box = boxAround(own.map(({ line }) => line));
  const left = page?.margins.left ?? box.left;
  const right = page === undefined ? box.right : page.content.widthPoints - page.margins.right;

  return own.length === 0
    ? { left, right }
    : { left: Math.min(left, box.left), right: Math.max(right, box.right) };
}

interface PageOfRunning {
  readonly pageIndex: number;
  readonly own: readonly RunningLine[];
}

/** Puts the page's number where a number counts the pages. */
function withPageNumbers(
  paragraph: Paragraph,
  model: PageOfRunning,
  pages: readonly PageOfRunning[],
): Paragraph {
  const text = (page: PageOfRunning): string => page.own.map(({ line }) => line.text).join('\n');
  const numbers = (page: PageOfRunning): number[] => (text(page).match(/\d+/g) ?? []).map(Number);
  const own = numbers(model);
  const other = pages.find(
    (page) => page.pageIndex !== model.pageIndex && numbers(page).length === own.length && own.length > 0,
  );

  if (other === undefined) {
    return paragraph;
  }

  const counting = own.filter(
    (value, index) => numbers(other)[index]! - value === other.pageIndex - model.pageIndex,
  );

  if (counting.length === 0) {
    return paragraph;
  }

  return { ...paragraph, inlines: paragraph.inlines.flatMap((inline) => numbered(inline, counting[0]!)) };
}

function numbered(inline: Inline, page: number): Inline[] {
  if (inline.kind !== 'text') {
    return [inline];
  }

  const match = new RegExp(`(?<!\\d)${page}(?!\\d)`).exec(inline.text);

  if (match === null) {
    return [inline];
  }

  const before = inline.text.slice(0, match.index);
  const after = inline.text.slice(match.index + match[0].length);

  return [
    ...(before === '' ? [] : [{ ...inline, text: before }]),
    { kind: 'page-number' as const, style: inline.style },
    ...(after === '' ? [] : [{ ...inline, text: after }]),
  ];
}
