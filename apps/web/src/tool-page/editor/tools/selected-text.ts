import type { Quad } from '@octavo/contract/edits/primitives';
import type { TextWord } from '../document/editing-document.ts';
import { joinLines, pieceOf } from './mark-text.ts';

/** Selected text of the text layer as pieces of lines, page by page. */
export function selectedQuads(
  wordsOf: (page: string) => readonly TextWord[] | undefined,
): ReadonlyMap<string, readonly Quad[]> {
  const selection = window.getSelection();
  const found = new Map<string, readonly Quad[]>();

  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) {
    return found;
  }

  const range = selection.getRangeAt(0);

  for (const page of document.querySelectorAll<HTMLElement>('.ed-page')) {
    const key = page.dataset['page'];
    const words = key === undefined ? undefined : wordsOf(key);

    if (key !== undefined && words !== undefined && range.intersectsNode(page)) {
      const pieces = [...page.querySelectorAll('.ed-word')].flatMap((span, index) =>
        pieceIn(range, span, words[index]),
      );

      if (pieces.length > 0) {
        found.set(key, joinLines(pieces));
      }
    }
  }

  return found;
}

function pieceIn(range: Range, span: Element, word: TextWord | undefined): readonly Quad[] {
  const text = span.firstChild;

  if (word === undefined || text === null || !range.intersectsNode(text)) {
    return [];
  }

  const { length } = word.text;
  // The space behind a word has no place on the page.
  const start = range.startContainer === text ? Math.min(length, range.startOffset) : 0;
  const end = range.endContainer === text ? Math.min(length, range.endOffset) : length;

  return end > start ? [pieceOf(word.quad, start / length, end / length)] : [];
}
