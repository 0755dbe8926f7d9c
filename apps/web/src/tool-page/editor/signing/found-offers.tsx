import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { HintText } from '../../../shell/hint-text.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { dateText } from './date-text.ts';
import type { LineKind } from './found-lines.ts';
import { type LineState, useLines } from './use-lines.ts';
import { usePlaceOnLines } from './use-place-on-lines.ts';

/** Lines of one kind from which they are offered together. */
const together = 3;

interface FoundOffersProps {
  onPlaced(): void;
}

/** Lines found in the file, each with the mark it asks for. */
export function FoundOffers({ onPlaced }: FoundOffersProps) {
  const locale = useLocale();
  const words = editorWords(locale).sign;
  const { show, numberOf, sizeOf } = useEditor();
  const placeOnLines = usePlaceOnLines();
  const { lines, isDone } = useLines();
  const initials = lines.filter(({ kind }) => kind === 'initials');

  const press = async (wanted: readonly LineState[], kind: LineKind) => {
    if (await placeOnLines(wanted, kind)) {
      onPlaced();
    }
  };

  const placeText = (line: LineState) => {
    const isOnlyOne = lines.filter(({ page, kind }) => page === line.page && kind === line.kind).length === 1;
    const side = line.box.left + line.box.width / 2 < sizeOf(line.page).width / 2 ? 'left' : 'right';

    return fill(isOnlyOne ? words.linePlace : words.lineSide, {
      kind: words.kinds[line.kind],
      page: numberOf(line.page),
      side: words.sides[side],
    });
  };

  const isTogether = initials.length >= together;
  const single = isTogether ? lines.filter(({ kind }) => kind !== 'initials') : lines;

  return (
    <div className="ed-section ed-offers">
      <h3>{words.lines}</h3>
      {lines.length === 0 && (
        <p className="ed-hint" role="status">
          {isDone ? <HintText mouse={words.noLines} touch={words.noLinesTouch} /> : words.looking}
        </p>
      )}
      <ul>
        {single.map((line) => (
          <li key={`${line.page} ${line.kind} ${line.box.left} ${line.box.top}`}>
            <button type="button" className="ed-offer-place" onClick={() => show(line.page, line.box)}>
              {placeText(line)}
              <small>{line.kind === 'date' ? dateText(locale) : line.heading}</small>
            </button>
            {line.isPlaced ? (
              <small>{words.placed}</small>
            ) : (
              <button
                type="button"
                className="ed-button"
                aria-label={`${words.addKind[line.kind]}: ${placeText(line)}`}
                onClick={() => void press([line], line.kind)}
              >
                {words.addKind[line.kind]}
              </button>
            )}
          </li>
        ))}
        {isTogether && <InitialsOffer all={initials} onAdd={press} />}
      </ul>
    </div>
  );
}

interface InitialsOfferProps {
  readonly all: readonly LineState[];
  onAdd(lines: readonly LineState[], kind: LineKind): Promise<void>;
}

/** Places for initials on many pages, filled with one press. */
function InitialsOffer({ all, onAdd }: InitialsOfferProps) {
  const words = editorWords(useLocale()).sign;
  const { numberOf } = useEditor();
  const open = all.filter(({ isPlaced }) => !isPlaced);
  const place = fill(words.onPages, {
    kind: words.kinds.initials,
    count: all.length,
    first: numberOf(all[0]?.page ?? ''),
    last: numberOf(all.at(-1)?.page ?? ''),
  });

  return (
    <li>
      <span className="ed-offer-place">{place}</span>
      {open.length === 0 ? (
        <small>{words.placed}</small>
      ) : (
        <button type="button" className="ed-button" onClick={() => void onAdd(open, 'initials')}>
          {words.addAll}
        </button>
      )}
    </li>
  );
}
