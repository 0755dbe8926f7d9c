import { editorWords } from '@octavo/i18n/editor';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useSyncExternalStore } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { LazyCertificatePanel } from '../certificate/lazy-certificate.tsx';
import type { SigningSession, SigningState } from '../certificate/signing-session.ts';

/** Job by certificate: its stage, and what begins it. */
export interface CertificateJob {
  readonly stage: 'idle' | 'sending' | 'starting';
  onSign(): void;
}

interface SignTabsProps {
  readonly session: SigningSession;
  readonly page: string;
  readonly job: CertificateJob;
  /** Panel of the marks. */
  readonly children: ReactNode;
}

const tabs: readonly SigningState['tab'][] = ['mark', 'certificate'];

/** The two ways to sign: a mark that people see, and a certificate that programs check. */
export function SignTabs({ session, page, job, children }: SignTabsProps) {
  const words = editorWords(useLocale());
  const { tab } = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      session.chooseTab(tab === 'mark' ? 'certificate' : 'mark');
      list.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
    }
  };

  return (
    <>
      <div ref={list} className="ed-tabs" role="tablist" aria-label={words.sign.label}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            aria-selected={tab === each}
            aria-controls={`${id}-panel`}
            tabIndex={tab === each ? 0 : -1}
            onClick={() => session.chooseTab(each)}
            onKeyDown={onKeyDown}
          >
            {words.sign.tabs[each]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="ed-tab-panel" role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'mark' ? (
          children
        ) : (
          <Suspense fallback={<p className="ed-section">{words.opening}</p>}>
            <LazyCertificatePanel page={page} {...job} />
          </Suspense>
        )}
      </div>
    </>
  );
}
