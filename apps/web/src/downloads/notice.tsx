import { downloadWords } from '@octavo/i18n/downloads';
import { failureText } from '@octavo/i18n/failures';
import { fill, promises } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIsDesktop } from '../session/use-is-desktop.ts';
import { loadWorkWords } from '../shell/load-work-words.ts';
import { useLocale } from '../shell/use-locale.ts';
import type { DownloadState, WantedDownload } from './downloads.tsx';

type ReportedState = Exclude<DownloadState, { readonly stage: 'none' | 'preparing' }>;

interface NoticeProps {
  readonly state: ReportedState;
  onAgain(wanted: WantedDownload): void;
  onClose(): void;
}

/**
 * Notice in a corner: a download has begun and where the file goes, or the reason it failed. Stays until
 * closed.
 */
export function Notice({ state, onAgain, onClose }: NoticeProps) {
  const locale = useLocale();
  const words = downloadWords(locale);
  const hasFailed = state.stage === 'failed';
  const isDesktop = useIsDesktop();
  const { name } = state.wanted;

  // Before the notice is painted, so that Escape closes it from the first moment that it is seen.
  useLayoutEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && onClose();
    document.addEventListener('keydown', onKey);

    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return createPortal(
    <section
      role={hasFailed ? 'alert' : 'status'}
      className="fixed inset-x-4 bottom-4 z-[60] flex items-start gap-3 rounded-[14px] border border-rule bg-sheet px-5 py-4 shadow-high sm:left-auto sm:w-96"
    >
      <Icon
        name={hasFailed ? 'warning' : 'check'}
        size={20}
        className={`mt-0.5 ${hasFailed ? 'text-rubric' : 'text-verdigris'}`}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{hasFailed ? words.failed : words.begun}</p>
        {name !== undefined && <p className="truncate text-caption text-ink-soft">{name}</p>}
        <p className="mt-1 text-caption text-ink-soft">
          {hasFailed ? (
            <Reason code={state.code} />
          ) : (
            fill(isDesktop ? words.whereOnDesktop : words.where, promises(locale))
          )}
        </p>
        <Button size="small" className="mt-3" onClick={() => onAgain(state.wanted)}>
          {words.again}
        </Button>
      </div>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
      >
        <Icon name="close" size={18} />
      </button>
    </section>,
    document.body,
  );
}

const loaded = new Map<string, Promise<void>>();

/** Reason of a failed download. Failure texts are loaded with the first failure. */
function Reason({ code }: { readonly code: Extract<ReportedState, { readonly stage: 'failed' }>['code'] }) {
  const locale = useLocale();
  const words = loaded.get(locale) ?? loadWorkWords(locale);
  loaded.set(locale, words);
  use(words);

  return failureText(locale, code);
}
