import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../../shell/use-locale.ts';
import { editorIcons } from '../../tools/tool-icons.ts';
import { loadHand } from '../hands.ts';
import { MarkView } from '../mark-view.tsx';
import type { KeptMark } from './kept-marks.ts';

interface KeptSignaturesProps {
  readonly kept: readonly KeptMark[];
  onUse(mark: KeptMark): void;
  onForget(id: string): void;
}

/** Signatures of this device: a press uses one, the button beside it deletes it. */
export function KeptSignatures({ kept, onUse, onForget }: KeptSignaturesProps) {
  const words = editorWords(useLocale()).sign;

  return (
    <div className="ed-section">
      <h3>{words.kept}</h3>
      <ul className="ed-kept">
        {kept.map((each, index) => (
          <li key={each.id}>
            <button
              type="button"
              className="ed-kept-mark"
              aria-label={fill(words.use, { number: index + 1 })}
              onClick={() => onUse(each)}
            >
              <KeptPicture kept={each} />
            </button>
            <button
              type="button"
              className="ed-icon"
              aria-label={fill(words.forget, { number: index + 1 })}
              title={fill(words.forget, { number: index + 1 })}
              onClick={() => onForget(each.id)}
            >
              <Icon path={editorIcons.trash} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shown = { left: 0, top: 0, width: 150, height: 44 };

function KeptPicture({ kept: { mark, picture } }: { readonly kept: KeptMark }) {
  const { face } = mark;
  const [address, setAddress] = useState<string>();
  const [, setIsLoaded] = useState(false);

  useEffect(() => {
    if (face.kind === 'written') {
      // Drawn in another font until its own has arrived.
      void loadHand(face.hand, face.text)
        .catch(() => undefined)
        .then(() => setIsLoaded(true));
    }
  }, [face]);

  useEffect(() => {
    if (picture === null) {
      return;
    }

    const made = URL.createObjectURL(picture);
    setAddress(made);

    return () => URL.revokeObjectURL(made);
  }, [picture]);

  return (
    <svg viewBox={`0 0 ${shown.width} ${shown.height}`} aria-hidden="true">
      <MarkView face={face} color={mark.color} box={shown} picture={address} />
    </svg>
  );
}
