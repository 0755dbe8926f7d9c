import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { labelOf } from '../edits/object-label.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { useEditor } from '../state/editor-context.ts';

/** Objects of a page for keyboards and screen readers, in reading order; the pointer goes through them. */
export function ObjectButtons({ objects }: { readonly objects: readonly PageObject[] }) {
  const { state, dispatch } = useEditor();
  const words = editorWords(useLocale());
  const sorted = objects.toSorted(
    (one, other) => one.box.top - other.box.top || one.box.left - other.box.left,
  );

  return (
    <ul className="ed-objects" aria-label={words.objectsOfPage}>
      {sorted.map((object) => {
        const { key, page, box } = object;
        const isSelected = state.selection?.key === key;

        return (
          <li key={key}>
            <button
              type="button"
              data-object={key}
              aria-pressed={isSelected}
              style={{
                left: `calc(${box.left}px * var(--z))`,
                top: `calc(${box.top}px * var(--z))`,
                width: `calc(${box.width}px * var(--z))`,
                height: `calc(${box.height}px * var(--z))`,
              }}
              onFocus={() => {
                if (!isSelected) {
                  dispatch({ kind: 'select', selection: { page, key } });
                }
              }}
            >
              {labelOf(object, words)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
