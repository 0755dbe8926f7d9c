import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { markForLine } from './line-mark.ts';
import { type LineState, useLines } from './use-lines.ts';
import { useMarks } from './use-marks.ts';

/** Lines of a page that still ask for a mark, each placed with one press. */
export function WantedMarks({ page }: { readonly page: string }) {
  const locale = useLocale();
  const words = editorWords(locale).sign;
  const { state } = useEditor();
  const { placeOn, ask } = useMarks();
  const { lines } = useLines();

  const press = async (line: LineState) => {
    const mark = await markForLine(line.kind, state.settings.signing, locale);

    if (mark === null) {
      ask(line.kind);
    } else {
      placeOn([line], mark);
    }
  };

  return lines
    .filter((line) => line.page === page && !line.isPlaced)
    .map((line) => {
      const { left, top, width, height } = line.box;
      const pixels = (points: number) => `calc(${points}px * var(--z))`;

      return (
        <button
          key={`${line.kind} ${left} ${top}`}
          type="button"
          className="ed-want"
          data-control
          style={{ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) }}
          onClick={() => void press(line)}
        >
          {words.addKind[line.kind]}
        </button>
      );
    });
}
