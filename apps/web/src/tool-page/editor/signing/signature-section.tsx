import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { Segments } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { forbidden } from '../tools/editor-tools.ts';
import { Pad } from './pad.tsx';
import { PictureSignature } from './picture-signature.tsx';
import { TypedSignature } from './typed-signature.tsx';
import { useMarks } from './use-marks.ts';

const ways = ['draw', 'type', 'image'] as const;

/** The signature: drawn, typed or a picture. */
export function SignatureSection({ onPlace }: { onPlace(): void }) {
  const { sign: words, forbidden: reasons } = editorWords(useLocale());
  const { document, state } = useEditor();
  const { signing } = state.settings;
  const { set, arm } = useMarks();
  const { way, signature } = signing;
  const because = forbidden('sign', document.description);
  const isPlacing = state.tool === 'sign' && signing.armed !== null;

  return (
    <div className="ed-section" data-first tabIndex={-1}>
      <Segments
        label={words.way}
        value={way}
        items={ways.map((value) => ({ value, label: words.ways[value] }))}
        onChange={(next) => set({ way: next })}
      />
      {way === 'draw' && <Pad />}
      {way === 'type' && <TypedSignature />}
      {way === 'image' && <PictureSignature />}
      <button
        type="button"
        className="ed-button ed-place"
        aria-pressed={isPlacing}
        disabled={signature === null || because !== null}
        onClick={() => {
          if (signature !== null) {
            arm(signature);
            onPlace();
          }
        }}
      >
        {words.place}
      </button>
      {because !== null && <p className="ed-problem">{reasons[because]}</p>}
      {isPlacing && because === null && (
        <p className="ed-hint" role="status">
          {words.placing}
        </p>
      )}
    </div>
  );
}
