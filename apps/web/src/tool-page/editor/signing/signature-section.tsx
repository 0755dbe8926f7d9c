import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useEffect, useRef } from 'react';
import { HintText } from '../../../shell/hint-text.tsx';
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
  const { document, state, numberOf } = useEditor();
  const { signing } = state.settings;
  const { set, arm, placeOn } = useMarks();
  const { way, signature, asked, asks } = signing;
  const section = useRef<HTMLDivElement>(null);
  const because = forbidden('sign', document.description);
  const isPlacing = state.tool === 'sign' && signing.armed !== null;
  const wanted = asked === 'signature' ? signing.wanted : [];
  const [line] = wanted;
  const isAsked = line !== undefined;

  useEffect(() => {
    if (isAsked && asks > 0) {
      section.current?.focus();
    }
  }, [isAsked, asks]);

  return (
    <div ref={section} className="ed-section" data-asked={isAsked} tabIndex={-1}>
      {line !== undefined && (
        <p className="ed-asked" role="status">
          {fill(words.forLine, { page: numberOf(line.page) })}
        </p>
      )}
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
        data-look={isAsked && signature !== null ? 'primary' : undefined}
        aria-pressed={isAsked ? undefined : isPlacing}
        disabled={signature === null || because !== null}
        onClick={() => {
          if (signature !== null && isAsked) {
            placeOn(wanted, signature);
            onPlace();
          } else if (signature !== null) {
            arm(signature);
            onPlace();
          }
        }}
      >
        {isAsked ? words.placeOnLine : words.place}
      </button>
      {because !== null && <p className="ed-problem">{reasons[because]}</p>}
      {isPlacing && !isAsked && because === null && (
        <p className="ed-hint" role="status">
          <HintText mouse={words.placing} touch={words.placingTouch} />
        </p>
      )}
    </div>
  );
}
