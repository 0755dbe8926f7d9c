import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { labelOf } from '../edits/object-label.ts';
import type { PageObject } from '../edits/page-objects.ts';
import type { Graphic } from '../graphics/graphic.ts';
import { listedGraphics } from '../graphics/listed-graphics.ts';
import { useEditor } from '../state/editor-context.ts';

interface ObjectButtonsProps {
  readonly objects: readonly PageObject[];
  readonly graphics: readonly Graphic[];
}

/** Objects of a page for keyboards and screen readers, in reading order; the pointer goes through them. */
export function ObjectButtons({ objects, graphics }: ObjectButtonsProps) {
  const { state, dispatch, numberOf } = useEditor();
  const words = editorWords(useLocale());
  const sorted = [
    ...objects.map((object) => ({ ...object, label: labelOf(object, words, numberOf) })),
    ...listedGraphics(graphics).map((graphic) => ({ ...graphic, label: words.objects[graphic.kind] })),
  ].toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left);

  return (
    <ul className="ed-objects" aria-label={words.objectsOfPage}>
      {sorted.map((object) => {
        const { key, page, box, label } = object;
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
              {label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
