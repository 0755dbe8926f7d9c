import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { useOnline } from '../../../shell/offline-notice.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import type { ZoomStep } from '../canvas/viewport.tsx';
import { useOptionalSigning } from '../certificate/signing-context.ts';
import { wholeDocument } from '../document/page-keys.ts';
import type { SaveState } from '../drafts/use-autosave.ts';
import { ownChanges } from '../edits/changes.ts';
import { isRedaction } from '../redaction/redaction-edits.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { BarTitle } from './bar-title.tsx';
import { ChangesPopup } from './changes-popup.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SaveNote } from './save-note.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface FileBarProps {
  readonly name: string;
  readonly scale: number;
  readonly saved: SaveState;
  /** Stage of the request for the job. */
  readonly stage: 'idle' | 'sending' | 'starting';
  /** True when the changes can become a job. */
  readonly canApply: boolean;
  /** Opens the notice about the file again; null while it is open, or there is none. */
  readonly onNotice: (() => void) | null;
  onZoom(step: ZoomStep): void;
  onClose(): void;
  onApply(): void;
  onDownloadChanges(): void;
}

/** Name and state of the file, history, zoom, changes, and the one action. */
export function FileBar(props: FileBarProps) {
  const { name, scale, saved, stage, canApply, onNotice, onZoom, onClose, onApply, onDownloadChanges } =
    props;
  const locale = useLocale();
  const words = editorWords(locale);
  const { task, state } = useEditor();
  const [isListing, setIsListing] = useState(false);
  const online = useOnline();
  const signing = useOptionalSigning();
  // The panel has the action that signs and applies the changes with it.
  const endsInPanel = signing?.tab === 'certificate' && signing.certificate !== null;
  const count = ownChanges(state.history.operations).length;
  const pages = [...state.operationsByPage].filter(([, { length }]) => length > 0).map(([page]) => page);
  const place = pages.includes(wholeDocument) ? '' : ` ${plural(locale, pages.length, words.changes.pages)}`;
  const summary = count === 0 ? words.changes.none : `${plural(locale, count, words.changes.count)}${place}`;
  const isReady = canApply && online;
  const action = state.history.operations.some(isRedaction)
    ? { long: words.redact.apply, short: words.redact.applyShort }
    : task === 'sign'
      ? { long: words.sign.finish, short: words.sign.finishShort }
      : { long: words.apply, short: words.applyShort };

  return (
    <header className="ed-bar">
      <BarTitle name={name} onClose={onClose}>
        <SaveNote saved={saved} onDownload={onDownloadChanges} />
      </BarTitle>
      <span className="ed-divider ed-wide" />
      {onNotice !== null && (
        <button
          type="button"
          className="ed-icon"
          aria-label={words.banner.about}
          title={words.banner.about}
          onClick={onNotice}
        >
          <Icon name="seal" size={18} />
        </button>
      )}
      <HistoryButtons />
      <span className="ed-grow ed-wide" />
      <ZoomButtons scale={scale} onZoom={onZoom} />
      <div className="ed-popup-place">
        <button
          type="button"
          className="ed-button ed-wide"
          aria-expanded={isListing}
          aria-haspopup="dialog"
          disabled={count === 0}
          onClick={() => setIsListing(!isListing)}
        >
          {summary}
          <Icon path={editorIcons.down} size={15} />
        </button>
        {count > 0 && (
          <button
            type="button"
            className="ed-icon ed-narrow"
            aria-label={summary}
            aria-expanded={isListing}
            onClick={() => setIsListing(!isListing)}
          >
            <Icon path="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" size={18} />
          </button>
        )}
        {isListing && <ChangesPopup summary={summary} onClose={() => setIsListing(false)} />}
      </div>
      {!endsInPanel && (
        <button
          type="button"
          className="ed-button"
          data-look="primary"
          aria-disabled={!isReady}
          title={online ? undefined : words.offline}
          onClick={() => {
            if (isReady) {
              onApply();
            }
          }}
        >
          {stage === 'idle' ? (
            <>
              <span className="ed-wide">{action.long}</span>
              <span className="ed-narrow">{action.short}</span>
            </>
          ) : stage === 'sending' ? (
            words.sending
          ) : (
            words.applying
          )}
        </button>
      )}
    </header>
  );
}
