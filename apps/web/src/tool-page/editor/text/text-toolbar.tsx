import type { Box } from '@octavo/contract/edits/primitives';
import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { pointStyle } from './piece-style.ts';
import { StyleButtons } from './style-buttons.tsx';
import type { TextObject } from './text-object.ts';
import { useLookActions } from './use-look-actions.ts';

const styles = ['bold', 'italic', 'underline'] as const;

/** Points at the left of a text that the buttons need on the page. */
const leastMargin = 40;

/** Points from the edge of the page beyond which other text may stand at the left. */
const mostMargin = 150;

interface TextToolbarProps {
  readonly object: TextObject;
  /** Place of the text. */
  readonly box: Box;
}

/** Styles of the text that is typed in, in the margin beside it; without room there, the panel has them. */
export function TextToolbar({ object, box }: TextToolbarProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { dispatch } = useEditor();
  const { look, toggle } = useLookActions(object);

  if (box.left < leastMargin || box.left > mostMargin) {
    return null;
  }

  return (
    <div
      data-control
      className="ed-text-toolbar"
      role="toolbar"
      aria-label={capitalized(locale, words.objects.text)}
      aria-orientation="vertical"
      style={pointStyle(box.left, box.top)}
    >
      <StyleButtons styles={styles} look={look} onToggle={toggle} />
      <button
        type="button"
        className="ed-text-done"
        aria-label={words.panel.done}
        title={words.panel.done}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dispatch({ kind: 'open-text', text: null })}
      >
        <Icon name="check" size={16} />
      </button>
    </div>
  );
}
