import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { useLines } from './use-lines.ts';
import { usePlaceOnLines } from './use-place-on-lines.ts';

/** Lines of a page that still ask for a mark, each placed with one press. */
export function WantedMarks({ page }: { readonly page: string }) {
  const words = editorWords(useLocale()).sign;
  const { wanted } = useEditor().state.settings.signing;
  const placeOnLines = usePlaceOnLines();
  const { lines } = useLines();

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
          data-wanted={wanted.some(({ page: other, box }) => other === page && box === line.box)}
          style={{ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) }}
          onClick={() => void placeOnLines([line], line.kind)}
        >
          {words.addKind[line.kind]}
        </button>
      );
    });
}
