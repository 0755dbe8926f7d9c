import { editorWords } from '@octavo/i18n/editor';
import { HintText } from '../../../shell/hint-text.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { ObjectActions } from '../panel/object-actions.tsx';
import { useEditor } from '../state/editor-context.ts';
import { FitFields } from './fit-fields.tsx';
import { SubstituteNotes } from './substitute-notes.tsx';
import { TextLookFields } from './text-look-fields.tsx';
import type { TextObject } from './text-object.ts';
import { TextPosition } from './text-position.tsx';
import { useTextActions } from './use-text-actions.ts';
import { usePlacedText } from './use-texts.ts';
import { WaitNote } from './wait-note.tsx';

/** Properties of the selected text. */
export function TextPanel({ object, onDone }: { readonly object: TextObject; onDone(): void }) {
  const words = editorWords(useLocale());
  const { state, dispatch } = useEditor();
  const { duplicate, remove } = useTextActions();
  const placed = usePlacedText(object);
  const isAdded = object.unit === null;
  const isOpen = state.openText?.key === object.key;

  return (
    <>
      <div className="ed-head">
        <h2>{isAdded ? words.text.added : words.text.paragraph}</h2>
        {placed.unset !== null && <WaitNote key={placed.drawing} />}
        <button
          type="button"
          className="ed-button ed-narrow"
          onClick={() => {
            dispatch({ kind: 'open-text', text: null });
            onDone();
          }}
        >
          {words.panel.done}
        </button>
      </div>
      {!isOpen && (
        <p className="ed-section ed-hint">
          <HintText mouse={words.text.openHint} touch={words.text.openTouchHint} />
        </p>
      )}
      <SubstituteNotes report={placed.report} keepsFont={object.unit?.keepsFont ?? true} />
      <div className="ed-section">
        <TextLookFields object={object} />
      </div>
      {!isAdded && (
        <div className="ed-section">
          <FitFields object={object} report={placed.report} />
        </div>
      )}
      <div className="ed-section">
        <TextPosition object={object} box={placed.box} />
      </div>
      <ObjectActions onDuplicate={isAdded ? () => duplicate(object) : null} onDelete={() => remove(object)} />
    </>
  );
}
