import type { Block, DocumentLayout, Inline, Paragraph } from '@octavo/layout/model';
import { plainInlines } from './plain-inlines.ts';

export interface RunningBlocks {
  readonly headers: readonly Block[];
  readonly footers: readonly Block[];
}

/** Headers and footers, each once and without page numbers, because flowing text has no pages. */
export function runningBlocks({ sections }: DocumentLayout): RunningBlocks {
  const written = new Set<string>();
  const once = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block) => {
      const kept = block.kind === 'paragraph' ? withoutPageNumber(block) : block;

      if (kept === null || (kept.kind === 'paragraph' && written.has(textOf(kept.inlines)))) {
        return [];
      }

      if (kept.kind === 'paragraph') {
        written.add(textOf(kept.inlines));
      }

      return kept.kind === 'figure' ? [] : [kept];
    });

  return {
    headers: once([...new Set(sections.flatMap(({ headers }) => headers))].flatMap(({ blocks }) => blocks)),
    footers: once([...new Set(sections.flatMap(({ footers }) => footers))].flatMap(({ blocks }) => blocks)),
  };
}

/** Removes page numbers from a paragraph: `Page 3 of 8` is removed, `Annual report` beside it stays. */
function withoutPageNumber(paragraph: Paragraph): Paragraph | null {
  const parts = partsOf(paragraph.inlines).filter((part) => !onlyNumbers(part));
  const inlines = parts.flatMap((part, index) =>
    index === 0 ? part : [{ kind: 'tab' } satisfies Inline, ...part],
  );

  return textOf(inlines).trim() === '' ? null : { ...paragraph, inlines };
}

/** Parts of a line separated by tabs or breaks, such as its left, middle and right. */
function partsOf(inlines: readonly Inline[]): Inline[][] {
  const parts: Inline[][] = [[]];

  for (const inline of inlines) {
    if (inline.kind === 'tab' || inline.kind === 'break') {
      parts.push([]);
    } else {
      parts.at(-1)!.push(inline);
    }
  }

  return parts;
}

function onlyNumbers(part: readonly Inline[]): boolean {
  const words = textOf(part).match(/\p{L}+/gu) ?? [];
  const counts = part.some(({ kind }) => kind === 'page-number' || kind === 'page-count');

  return counts ? words.length <= 2 : words.length === 0 && /^[\s\d.|/–—-]*$/.test(textOf(part));
}

function textOf(inlines: readonly Inline[]): string {
  return plainInlines(inlines, () => '');
}
