import type { Size } from '../../../tool-page/editor/document/geometry.ts';
import { useChat } from '../state/chat-context.ts';
import { passageBox } from './passage-box.ts';

interface HighlightsProps {
  readonly file: number;
  /** Counted from 1. */
  readonly page: number;
  readonly size: Size;
}

/** Pixels between the left edges of two numbers at the same height, and between a number and its passage. */
const tag = { step: 20, gap: 3 };

/** Points around letters that a highlight covers, too. */
const margin = 1;

/** Passages cited on a page with their numbers; the one in view stands out. */
export function Highlights({ file, page, size }: HighlightsProps) {
  const { numbers, shown } = useChat();
  const isHere = (citation: { readonly file: number; readonly page: number }) =>
    citation.file === file && citation.page === page;
  const cited = numbers.all.filter(isHere).map((citation) => ({ citation, number: citation.number }));
  const here = shown !== null && isHere(shown.citation) ? shown : null;
  // The number of the passage in view is nearest to it.
  const passages = [
    ...cited.toSorted(
      (one, other) => Number(other.number === here?.number) - Number(one.number === here?.number),
    ),
    ...(here !== null && here.number === null ? [{ ...here, number: null }] : []),
  ];
  const lineOf = (citation: (typeof passages)[number]['citation']) =>
    Math.round((passageBox(citation)?.top ?? 0) / 8);
  const columns = new Map<number, number>();

  return (
    <div className="dc-marks" aria-hidden="true">
      {passages.map(({ citation, number }) => {
        const box = passageBox(citation);
        const isShown = here !== null && here.number === number;
        const line = lineOf(citation);
        const column = columns.get(line) ?? 0;
        columns.set(line, column + 1);
        const after =
          passages.filter((each) => each.number !== null && lineOf(each.citation) === line).length - column;

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
            {number !== null && box !== null && (
              <span
                className="dc-tag"
                data-shown={isShown}
                style={{
                  // Beside the passage; over its first letters where the page has no margin for a number.
                  left: `max(${(after - 1) * tag.step + 1}px, ${(box.left / size.width) * 100}% - ${tag.gap + (column + 1) * tag.step}px)`,
                  top: `${(box.top / size.height) * 100}%`,
                }}
              >
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
