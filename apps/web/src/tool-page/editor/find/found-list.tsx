import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import type { FoundSpan } from '../state/editor-state.ts';
import { idOfPlace, pageNumberOf } from './found-places.ts';

/** Places in the list; a word that stands everywhere is replaced without a look at each place. */
const mostListed = 200;

interface FoundListProps {
  readonly places: readonly FoundSpan[];
  readonly current: number;
  /** Places that are not replaced. */
  readonly excluded: ReadonlySet<string>;
  readonly canReplace: boolean;
  onShow(index: number): void;
  onExclude(excluded: ReadonlySet<string>): void;
}

/** Places of a text with what stands around them. */
export function FoundList({ places, current, excluded, canReplace, onShow, onExclude }: FoundListProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const rest = places.length - mostListed;

  return (
    <>
      <ul className="ed-places">
        {places.slice(0, mostListed).map((place, index) => {
          const { before, text, after } = place;
          const id = idOfPlace(place);
          const page = pageNumberOf(place);

          return (
            <li key={`${place.page} ${id}`} data-current={index === current}>
              {canReplace && (
                <input
                  type="checkbox"
                  aria-label={fill(words.find.choose, { page })}
                  checked={!excluded.has(id)}
                  onChange={(event) =>
                    onExclude(
                      event.currentTarget.checked
                        ? new Set([...excluded].filter((other) => other !== id))
                        : new Set([...excluded, id]),
                    )
                  }
                />
              )}
              <button
                type="button"
                aria-current={index === current ? 'true' : undefined}
                onClick={() => onShow(index)}
              >
                <span className="ed-place-page">{fill(words.find.onPage, { page })}</span>{' '}
                {before && `…${before}`}
                <em>{text}</em>
                {after && `${after}…`}
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className="ed-hint">{plural(locale, rest, words.find.more)}</p>}
    </>
  );
}
