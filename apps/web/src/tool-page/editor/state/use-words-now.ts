import { checkpointOf } from '../document/checkpoint.ts';
import type { TextWord } from '../document/editing-document.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { useEditor } from './editor-context.ts';

/** Returns the words of a page as it is shown, once they are read. */
export function useWordsNow(): (page: string) => readonly TextWord[] | undefined {
  const { contents, state } = useEditor();

  return (page) => {
    const checkpoint = checkpointOf(state.operationsByPage.get(page) ?? []);

    return checkpoint.length === 0
      ? contents.words(indexOfPage(page))
      : contents.wordsAfter(page, checkpoint);
  };
}
