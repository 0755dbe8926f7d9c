import type { TextWord } from '../../../tool-page/editor/document/editing-document.ts';
import { boxAround, type Size } from '../../../tool-page/editor/document/geometry.ts';
import { useChat } from '../state/chat-context.ts';
import { passageBox } from './passage-box.ts';
import { tagPlaces } from './tag-places.ts';

interface HighlightsProps {
  readonly file: number;
  /** Counted from 1. */
  readonly page: number;
  readonly size: Size;
  readonly words: readonly TextWord[];
  readonly scale: number;
  /** Pixels beside the page that are in view. */
  readonly beside: number;
}

/** Points around letters that a highlight covers, too. */
const margin = 1;

/** Passages cited on a page with their numbers; the one in view stands out. */
export function Highlights({ file, page, size, words, scale, beside }: HighlightsProps) {
  const { numbers, shown } = useChat();
  const isHere = (citation: { readonly file: number; readonly page: number }) =>
    citation.file === file && citation.page === page;
  const cited = numbers.all.filter(isHere).map((citation) => ({ citation, number: citation.number }));
  const here = shown !== null && isHere(shown.citation) ? shown : null;
  const passages = [...cited, ...(here !== null && here.number === null ? [{ ...here, number: null }] : [])];
  const places = tagPlaces(
    cited.flatMap(({ citation, number }) => {
      const box = passageBox(citation);

      return box === null ? [] : [{ number, box, isShown: number === here?.number }];
    }),
    words.map(({ quad }) => boxAround(quad)),
    scale,
    beside,
  );

  return (
    <div className="dc-marks" aria-hidden="true">
      {passages.map(({ citation, number }) => {
        const isShown = here !== null && here.number === number;
        const place = number === null ? undefined : places.get(number);

        return (
          <div key={number ?? 'nearest'}>
            {citation.boxes.map((each) => (
              <span
                // Shown again, it pulses again.
                key={`${each.join(' ')} ${isShown ? here.at : ''}`}
                className="dc-mark"
                data-shown={isShown}
                style={placeOf(each, size)}
              />
            ))}
            {place !== undefined && (
              <span className="dc-tag" data-shown={isShown} style={place}>
                {number}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function placeOf([x0, y0, x1, y1]: readonly [number, number, number, number], size: Size) {
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;

  return {
    left: share(x0 - margin, size.width),
    top: share(y0 - margin, size.height),
    width: share(x1 - x0 + 2 * margin, size.width),
    height: share(y1 - y0 + 2 * margin, size.height),
  };
}
