import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { toolIcons } from '../tools/tool-icons.ts';
import { labelOf } from './fill-props.ts';
import { useBoxes } from './use-form.ts';

/** Fields of a page that can be filled in; a press goes to one of them. */
export function FieldList({ page }: { readonly page: string }) {
  const words = editorWords(useLocale()).form;
  const boxes = useBoxes(page).filter(({ field: { kind } }) => kind !== 'push' && kind !== 'signature');

  if (boxes.length === 0) {
    return null;
  }

  return (
    <div className="ed-section">
      <h3>{words.fill}</h3>
      <ul className="ed-list">
        {boxes.map(({ key, field, place }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => document.querySelector<HTMLElement>(`[data-fill="${CSS.escape(key)}"]`)?.focus()}
            >
              <Icon path={toolIcons.field} size={18} />
              <span>{labelOf({ field, place })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
