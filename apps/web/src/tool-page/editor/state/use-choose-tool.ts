import { forbidden, isMarkupTool, type ToolButton, toolGroups } from '../tools/editor-tools.ts';
import { makeMarkup } from '../tools/make-annotation.ts';
import { selectedQuads } from '../tools/selected-text.ts';
import { useEditor } from './editor-context.ts';
import { useWordsNow } from './use-words-now.ts';

/** Chooses a tool; one that marks text marks the selected text at once. */
export function useChooseTool(): (button: ToolButton) => void {
  const { document, task, state, dispatch, add } = useEditor();
  const { settings } = state;
  const wordsNow = useWordsNow();

  return (button) => {
    if (!toolGroups(task).flat().includes(button) || forbidden(button, document.description) !== null) {
      return;
    }

    const tool = button === 'shapes' ? settings.shape : button;
    const quads = isMarkupTool(tool) ? selectedQuads((page) => wordsNow(page)) : new Map();

    if (isMarkupTool(tool) && quads.size > 0) {
      quads.forEach((pieces, page) => add(page, makeMarkup(tool, pieces, settings)));
      window.getSelection()?.removeAllRanges();
    } else {
      dispatch({ kind: 'tool', tool });
    }
  };
}
