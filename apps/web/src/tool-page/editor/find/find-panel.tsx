import { editorWords } from '@octavo/i18n/editor';
import { formatNumber, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { TextField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { forbidden } from '../tools/editor-tools.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { FoundList } from './found-list.tsx';
import { idOfPlace } from './found-places.ts';
import { useReplace } from './use-replace.ts';
import { useTextSearch } from './use-text-search.ts';

/** Longest text that is searched for, or put in its place. */
const longest = 500;

/** Finds a text in the whole document, and replaces it in the places that the user chooses. */
export function FindPanel({ onDone }: { onDone(): void }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { document, state, dispatch, show } = useEditor();
  const [wanted, setWanted] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const { done, pages } = useTextSearch({ wanted, matchCase, wholeWords });
  const replace = useReplace();
  const { places = [], current = 0 } = state.found ?? {};
  const isSearching = wanted.trim() !== '' && done < pages;
  const because = forbidden('text', document.description);
  const chosen = places.filter((place) => !excluded.has(idOfPlace(place)));
  const here = places[current];

  const goTo = (index: number) => {
    const next = (index + places.length) % places.length;
    const place = places[next];

    if (place !== undefined) {
      dispatch({ kind: 'found', found: { places, current: next } });
      show(place.page);
    }
  };

  return (
    <>
      <div className="ed-head">
        <h2>{words.find.title}</h2>
        <button
          type="button"
          className="ed-icon"
          aria-label={words.find.close}
          title={words.find.close}
          onClick={onDone}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {/* Enter in a field goes to the next place. */}
      <form
        className="ed-section"
        data-search
        onSubmit={(event) => {
          event.preventDefault();
          goTo(current + 1);
        }}
      >
        <TextField
          label={words.find.find}
          value={wanted}
          maxLength={longest}
          takesFocus
          onChange={setWanted}
        />
        {because === null && (
          <TextField
            label={words.find.replaceWith}
            value={replacement}
            maxLength={longest}
            onChange={setReplacement}
          />
        )}
        <div className="ed-checks">
          <Check label={words.find.matchCase} isChecked={matchCase} onChange={setMatchCase} />
          <Check label={words.find.wholeWords} isChecked={wholeWords} onChange={setWholeWords} />
        </div>
        {because !== null && <p className="ed-hint">{words.forbidden[because]}</p>}
      </form>
      {wanted.trim() !== '' && (
        <div className="ed-section ed-found">
          <div className="ed-row">
            <b role="status" className="ed-grow">
              {places.length === 0
                ? isSearching
                  ? words.find.searching
                  : words.find.nothing
                : `${plural(locale, places.length, words.find.places)} ${plural(
                    locale,
                    new Set(places.map(({ page }) => page)).size,
                    words.find.onPages,
                  )}`}
              {isSearching && (
                <small>
                  {fill(words.find.progress, {
                    page: formatNumber(locale, done),
                    pages: formatNumber(locale, pages),
                  })}
                </small>
              )}
            </b>
            <StepButton
              icon="up"
              label={words.find.previous}
              isOff={places.length === 0}
              onClick={() => goTo(current - 1)}
            />
            <StepButton
              icon="down"
              label={words.find.next}
              isOff={places.length === 0}
              onClick={() => goTo(current + 1)}
            />
          </div>
          <FoundList
            places={places}
            current={current}
            excluded={excluded}
            canReplace={because === null}
            onShow={goTo}
            onExclude={setExcluded}
          />
        </div>
      )}
      {because === null && places.length > 0 && (
        <div className="ed-section ed-bottom">
          <button
            type="button"
            className="ed-button"
            disabled={here === undefined}
            onClick={() => here !== undefined && void replace([here], replacement)}
          >
            {words.find.replaceOne}
          </button>
          <button
            type="button"
            className="ed-button"
            data-look="strong"
            disabled={chosen.length === 0 || isSearching}
            onClick={() => void replace(chosen, replacement)}
          >
            {plural(locale, chosen.length, words.find.replaceAll)}
          </button>
          <p className="ed-hint">{words.find.oneStep}</p>
        </div>
      )}
    </>
  );
}

interface FindOptionProps {
  readonly label: string;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
}

function Check({ label, isChecked, onChange }: FindOptionProps) {
  return (
    <label className="ed-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface StepButtonProps {
  readonly icon: 'up' | 'down';
  readonly label: string;
  readonly isOff: boolean;
  onClick(): void;
}

function StepButton({ icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="ed-icon"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon path={editorIcons[icon]} size={18} />
    </button>
  );
}
