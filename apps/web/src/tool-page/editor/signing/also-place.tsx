import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { TextField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { dateText } from './date-text.ts';
import { loadHand } from './hands.ts';
import { initialsText } from './line-mark.ts';
import { type Mark, type MarkKind, markKinds, type Signing } from './mark.ts';
import { printedMark, signMark, writtenMark } from './text-marks.ts';
import { useMarks } from './use-marks.ts';

type OtherKind = Exclude<MarkKind, 'signature'>;

const others = markKinds.filter((kind): kind is OtherKind => kind !== 'signature');

/** Marks beside the signature; a press on the page places the one that is chosen. */
export function AlsoPlace({ onAway }: { onAway(): void }) {
  const locale = useLocale();
  const words = editorWords(locale).sign;
  const { state } = useEditor();
  const { signing } = state.settings;
  const { set, arm, placeOn } = useMarks();
  const { asked, wanted } = signing;
  const armed = state.tool === 'sign' ? signing.armed?.kind : null;

  const take = async (kind: OtherKind, changed: Partial<Signing> = {}) => {
    const next = { ...signing, ...changed };
    const mark = await markOf(kind, next, dateText(locale));

    if (mark === null) {
      set({ ...changed, wanted: next.wanted, armed: null, asked: kind });
    } else {
      arm(mark, { ...changed, wanted: next.wanted, asked: kind });
    }
  };

  return (
    <div className="ed-section">
      <fieldset className="ed-field">
        <legend>{words.also}</legend>
        <div className="ed-chips">
          {others.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={armed === kind}
              onClick={() => {
                void take(kind, { wanted: [] });

                if (!needsText(kind)) {
                  onAway();
                }
              }}
            >
              {words.kinds[kind]}
            </button>
          ))}
        </div>
      </fieldset>
      {asked === 'initials' && (
        <TextField
          label={words.initials}
          value={initialsText(signing)}
          maxLength={8}
          takesFocus
          onChange={(initials) => void take('initials', { initials })}
        />
      )}
      {asked === 'name' && (
        <TextField
          label={words.name}
          value={signing.name}
          maxLength={100}
          takesFocus
          onChange={(name) => void take('name', { name })}
        />
      )}
      {asked === 'text' && (
        <TextField
          label={words.text}
          value={signing.text}
          maxLength={200}
          takesFocus
          onChange={(text) => void take('text', { text })}
        />
      )}
      {signing.armed !== null && asked !== 'signature' && armed === asked && (
        <button
          type="button"
          className={wanted.length === 0 ? 'ed-button ed-narrow' : 'ed-button'}
          data-look={wanted.length === 0 ? undefined : 'primary'}
          onClick={() => {
            if (signing.armed !== null && wanted.length > 0) {
              placeOn(wanted, signing.armed);
            }

            onAway();
          }}
        >
          {wanted.length === 0 ? words.place : words.placeOnLine}
        </button>
      )}
    </div>
  );
}

/** True for marks whose text the signer may enter first. */
function needsText(kind: OtherKind): boolean {
  return kind === 'initials' || kind === 'name' || kind === 'text';
}

async function markOf(kind: OtherKind, signing: Signing, date: string): Promise<Mark | null> {
  const { ink, hand, name, text } = signing;

  switch (kind) {
    case 'initials': {
      const initials = initialsText(signing);
      await loadHand(hand, initials);

      return writtenMark('initials', initials, hand, ink);
    }
    case 'date':
      return printedMark('date', date, ink);
    case 'name':
      return printedMark('name', name, ink);
    case 'text':
      return printedMark('text', text, ink);
    case 'check':
    case 'cross':
      return signMark(kind, ink);
  }
}
