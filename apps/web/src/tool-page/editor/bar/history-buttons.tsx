import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { whatText } from './change-text.ts';

/** Undo and redo, each with the name of the change. */
export function HistoryButtons() {
  const words = editorWords(useLocale());
  const { state, dispatch } = useEditor();
  const last = state.history.past.at(-1);
  const [next] = state.history.future;
  const steps = [
    { kind: 'undo', step: last, keys: 'Ctrl Z', text: words.undo, whole: words.undoWhat },
    { kind: 'redo', step: next, keys: 'Ctrl Shift Z', text: words.redo, whole: words.redoWhat },
  ] as const;

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="ed-history" role="group" aria-label={words.history}>
      {steps.map(({ kind, step, keys, text, whole }) => {
        const name = step === undefined ? text : fill(whole, { what: whatText(step.name, words) });

        return (
          <button
            key={kind}
            type="button"
            className={`ed-step ${kind === 'redo' ? 'ed-wide' : ''}`}
            aria-label={name}
            title={`${name} (${keys})`}
            disabled={step === undefined}
            onClick={() => dispatch({ kind })}
          >
            <Icon path={editorIcons[kind]} size={18} />
            <span className="ed-wide">{name}</span>
          </button>
        );
      })}
    </div>
  );
}
