import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Mark } from './mark.ts';
import { useMarks } from './use-marks.ts';

const inks = ['#1d2a6b', '#16181d', '#2438c8'] as const;

/** Colour of the signature and of everything that is placed after it. */
export function InkChoice() {
  const words = editorWords(useLocale()).sign;
  const { signing } = useEditor().state.settings;
  const { set } = useMarks();
  const inked = (mark: Mark | null, color: string) => (mark === null ? null : { ...mark, color });

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="ed-inks" role="group" aria-label={words.inks}>
      {inks.map((ink) => (
        <button
          key={ink}
          type="button"
          aria-label={words.ink[ink]}
          title={words.ink[ink]}
          aria-pressed={signing.ink === ink}
          onClick={() =>
            set({ ink, signature: inked(signing.signature, ink), armed: inked(signing.armed, ink) })
          }
        >
          <i style={{ background: ink }} />
        </button>
      ))}
    </div>
  );
}
