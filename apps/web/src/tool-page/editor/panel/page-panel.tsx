import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { formatNumber, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { HintText } from '../../../shell/hint-text.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { checkpointOf, hasChangedContent } from '../document/checkpoint.ts';
import { labelOf } from '../edits/object-label.ts';
import { FieldList } from '../form/field-list.tsx';
import { FormFile } from '../form/form-file.tsx';
import { listedGraphics } from '../graphics/listed-graphics.ts';
import { useGraphics } from '../graphics/use-graphics.ts';
import { useKeySetting } from '../keys/use-key-setting.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations, usePageObjects } from '../state/use-page-objects.ts';
import { forbidden } from '../tools/editor-tools.ts';
import { toolIcons } from '../tools/tool-icons.ts';
import { ProblemNote } from './problem-note.tsx';

/** The page in view and its objects, when nothing is selected. */
export function PagePanel({ page }: { readonly page: string }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { document, pages, task, state, numberOf, dispatch } = useEditor();
  const operations = useOperations(page);
  const objects = usePageObjects(page, operations);
  const graphics = listedGraphics(useGraphics(page));
  const count = objects.length + graphics.length;
  const { hasKeys, setHasKeys } = useKeySetting();
  const size = pages.find(({ key }) => key === page)?.size ?? pages[0]!.size;
  const points = (value: number) => formatNumber(locale, Math.round(value));

  return (
    <>
      <div className="ed-head">
        <h2>{fill(words.panel.page, { page: numberOf(page) })}</h2>
      </div>
      <ProblemNote problems={state.problems.get(page) ?? []} />
      <div className="ed-section">
        <p className="ed-hint">
          {fill(words.panel.size, { width: points(size.width), height: points(size.height) })} ·{' '}
          {plural(locale, count, words.panel.objects)}
        </p>
        {task === 'edit' && forbidden('text', document.description) === null && (
          <p className="ed-hint">
            <HintText mouse={words.text.doubleClick} touch={words.text.doubleTap} />
          </p>
        )}
        {hasChangedContent(checkpointOf(operations)) && <p className="ed-hint">{words.text.reshaped}</p>}
        {count === 0 ? (
          <p className="ed-hint">{words.panel.nothing}</p>
        ) : (
          <ul className="ed-list">
            {objects.map((object) => (
              <li key={object.key}>
                <button
                  type="button"
                  onClick={() => {
                    dispatch({ kind: 'tool', tool: 'select' });
                    dispatch({ kind: 'select', selection: { page, key: object.key } });
                  }}
                >
                  <Icon path={toolIcons[object.kind]} size={18} />
                  <span>{capitalized(locale, labelOf(object, words, numberOf))}</span>
                </button>
              </li>
            ))}
            {graphics.map(({ key, kind }) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => {
                    dispatch({ kind: 'tool', tool: 'select' });
                    dispatch({ kind: 'select', selection: { page, key } });
                  }}
                >
                  <Icon path={toolIcons[kind]} size={18} />
                  <span>{capitalized(locale, words.objects[kind])}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FieldList page={page} />
      <FormFile page={page} />
      <div className="ed-section ed-wide-block">
        <label className="ed-check">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={(event) => setHasKeys(event.currentTarget.checked)}
          />
          <span>
            {words.panel.keys}
            <small>{words.panel.keysHint}</small>
          </span>
        </label>
      </div>
    </>
  );
}
