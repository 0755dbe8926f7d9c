import { type FailureCode, isFailure } from '@octavo/contract/failures';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PartBoundary } from '../shell/part-boundary.tsx';
import { useTransport } from '../transports/use-transport.ts';

const Preparing = lazy(async () => ({ default: (await import('./preparing.tsx')).Preparing }));
const Notice = lazy(async () => ({ default: (await import('./notice.tsx')).Notice }));

/** Milliseconds. A download that begins sooner shows no overlay; the notice waits for the browser's own. */
const overlayAfter = 200;
const noticeAfter = 1000;

export interface WantedDownload {
  readonly href: string;
  /** Name of the file; the server names a zip. */
  readonly name?: string | undefined;
}

export type DownloadState =
  | { readonly stage: 'none' }
  | { readonly stage: 'preparing' }
  | { readonly stage: 'begun'; readonly wanted: WantedDownload }
  | { readonly stage: 'failed'; readonly wanted: WantedDownload; readonly code: FailureCode };

const DownloadContext = createContext<(wanted: WantedDownload) => void>(save);

/**
 * Returns a function that starts a download and reports a slow start, a begun download, or the reason of a
 * failure.
 */
export function useDownload(): (wanted: WantedDownload) => void {
  return useContext(DownloadContext);
}

/** Provides `useDownload` to its children and shows the state of the latest download. */
export function Downloads({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<DownloadState>({ stage: 'none' });
  const { checkDownload } = useTransport();
  const latest = useRef(new AbortController());
  const forget = () => setState({ stage: 'none' });

  useEffect(() => () => latest.current.abort(), []);

  const start = async (wanted: WantedDownload) => {
    latest.current.abort();
    const { signal } = (latest.current = new AbortController());
    setState({ stage: 'none' });
    const overlay = setTimeout(() => setState({ stage: 'preparing' }), overlayAfter);

    try {
      await checkDownload(wanted.href, signal);
      save(wanted);
      setState({ stage: 'none' });
      setTimeout(() => !signal.aborted && setState({ stage: 'begun', wanted }), noticeAfter);
    } catch (error) {
      if (!signal.aborted) {
        setState({ stage: 'failed', wanted, code: isFailure(error) ? error.code : 'request-failed' });
      }
    } finally {
      clearTimeout(overlay);
    }
  };

  return (
    <DownloadContext value={(wanted) => void start(wanted)}>
      {children}
      {state.stage !== 'none' && (
        <PartBoundary onClose={forget}>
          <Suspense>
            {state.stage === 'preparing' ? (
              <Preparing />
            ) : (
              <Notice state={state} onAgain={(wanted) => void start(wanted)} onClose={forget} />
            )}
          </Suspense>
        </PartBoundary>
      )}
    </DownloadContext>
  );
}

/** Clicks a link to the file; the server's headers make it a download. */
function save({ href, name = '' }: WantedDownload): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
