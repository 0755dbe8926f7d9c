import { editorWords } from '@octavo/i18n/editor';
import { readPages } from '@octavo/tools/kit/page-choice';
import { useLocale } from '../../../shell/use-locale.ts';
import { TextField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { markPageSets } from './mark.ts';
import { useMarks } from './use-marks.ts';

/** Pages that get a mark which is placed on one of them. */
export function PlacePages() {
  const words = editorWords(useLocale()).sign;
  const { state, pages } = useEditor();
  const { signing } = state.settings;
  const { set } = useMarks();
  const isReadable =
    signing.chosenPages.trim() === '' || readPages(signing.chosenPages, pages.length) !== null;

  return (
    <div className="ed-section">
      <fieldset className="ed-field">
        <legend>{words.pages}</legend>
        <div className="ed-chips">
          {markPageSets.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={signing.pages === value}
              onClick={() => set({ pages: value })}
            >
              {words.pageSets[value]}
            </button>
          ))}
        </div>
      </fieldset>
      {signing.pages === 'chosen' && (
        <TextField
          label={words.chosenPages}
          value={signing.chosenPages}
          maxLength={200}
          placeholder={words.chosenExample}
          problem={isReadable ? null : words.chosenInvalid}
          onChange={(chosenPages) => set({ chosenPages })}
        />
      )}
      <p className="ed-hint">{words.pagesHint}</p>
    </div>
  );
}
