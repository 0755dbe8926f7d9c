import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { shortened } from '../edits/object-label.ts';
import { useEditor } from '../state/editor-context.ts';
import { boxStyle } from './piece-style.ts';
import type { TextObject } from './text-object.ts';

/** Texts of a page for keyboards and screen readers, in reading order; Enter types in one. */
export function TextButtons({ texts }: { readonly texts: readonly TextObject[] }) {
  const words = editorWords(useLocale());
  const { state, dispatch } = useEditor();

  if (texts.length === 0) {
    return null;
  }

  return (
    <ul className="ed-objects" aria-label={words.textsOfPage}>
      {texts.map(({ key, page, text, box }) => (
        <li key={key}>
          <button
            type="button"
            data-object={key}
            aria-pressed={state.selection?.key === key}
            style={boxStyle(box)}
            onFocus={() => {
              if (state.selection?.key !== key) {
                dispatch({ kind: 'select', selection: { page, key } });
              }
            }}
          >
            {fill(words.text.label, { text: shortened(text) })}
          </button>
        </li>
      ))}
    </ul>
  );
}
