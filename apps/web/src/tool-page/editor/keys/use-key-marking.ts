import { useAnnounce } from '../../files/announcer.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useWordsNow } from '../state/use-words-now.ts';
import { isMarkupTool } from '../tools/editor-tools.ts';
import { makeMarkup } from '../tools/make-annotation.ts';
import { quadsOfWords } from '../tools/mark-text.ts';

/** Marks text by keys: arrows go from word to word, Shift extends, Enter marks. */
export function useKeyMarking(page: string) {
  const { state, dispatch, add } = useEditor();
  const announce = useAnnounce();
  const { tool, marking, settings } = state;
  const words = useWordsNow()(marking?.page ?? page) ?? [];

  return {
    /** Goes to the next word or the one before; false when the key is not meant for words. */
    go({ x }: { readonly x: number }): boolean {
      if (!isMarkupTool(tool) || x === 0 || words.length === 0) {
        return false;
      }

      const isLonger = Math.abs(x) > 1;
      const to = marking === null ? 0 : Math.min(words.length - 1, Math.max(0, marking.to + Math.sign(x)));
      dispatch({
        kind: 'mark',
        marking: { page: marking?.page ?? page, from: isLonger && marking !== null ? marking.from : to, to },
      });
      announce(words[to]?.text ?? '');

      return true;
    },
    /** Marks the words; false when there are none. */
    finish(): boolean {
      if (!isMarkupTool(tool) || marking === null) {
        return false;
      }

      add(marking.page, makeMarkup(tool, quadsOfWords(words, marking.from, marking.to), settings));
      dispatch({ kind: 'mark', marking: null });

      return true;
    },
  };
}
