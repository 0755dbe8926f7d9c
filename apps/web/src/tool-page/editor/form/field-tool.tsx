import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { SelectField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons, toolIcons } from '../tools/tool-icons.ts';
import { useFieldActions } from './use-field-actions.ts';
import { useBoxes } from './use-form.ts';

/** Kind of the next field, and the fields of a page in the order of the Tab key. */
export function FieldTool({ page }: { readonly page: string }) {
  const words = editorWords(useLocale());
  const { state, dispatch } = useEditor();
  const { canChange, order } = useFieldActions();
  const boxes = useBoxes(page);
  const names = [...new Set(boxes.map(({ field }) => field.name))];

  const swap = (index: number, other: number) =>
    order(page, names.with(index, names[other]!).with(other, names[index]!));

  return (
    <>
      <SelectField
        label={words.form.type}
        value={state.settings.fieldType}
        items={words.form.types}
        onChange={(fieldType) => dispatch({ kind: 'settings', settings: { fieldType } })}
      />
      <h3>{words.form.order}</h3>
      {names.length === 0 ? (
        <p className="ed-hint">{words.form.none}</p>
      ) : (
        <ol className="ed-list">
          {names.map((name, index) => (
            <li key={name} className="ed-ordered">
              <button
                type="button"
                onClick={() => {
                  const box = boxes.find(({ field }) => field.name === name);
                  dispatch({ kind: 'select', selection: { page, key: box?.key ?? '' } });
                }}
              >
                <Icon path={toolIcons.field} size={18} />
                <span title={name}>{name.split('.').at(-1)}</span>
              </button>
              <button
                type="button"
                className="ed-icon"
                aria-label={fill(words.form.earlier, { name })}
                title={fill(words.form.earlier, { name })}
                disabled={!canChange || index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <Icon path={editorIcons.up} size={18} />
              </button>
              <button
                type="button"
                className="ed-icon"
                aria-label={fill(words.form.later, { name })}
                title={fill(words.form.later, { name })}
                disabled={!canChange || index === names.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <Icon path={editorIcons.down} size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
