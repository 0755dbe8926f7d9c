import { type FailureCode, isToolFailure } from '@octavo/contract/failures';
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
import { checkDownload } from './check-download.ts';

const Preparing = lazy(async () => ({ default: (await import('./preparing.tsx')).Preparing }));
const Notice = lazy(async () => ({ default: (await import('./notice.tsx')).Notice }));

/** Milliseconds: a download that begins quicker shows no overlay, and its notice waits for the browser's own. */
const overlayAfter = 200;
const noticeAfter = 1000;

export interface Wanted {
  readonly href: string;
  /** Of the file; a zip has one of the server's. */
  readonly name?: string | undefined;
}

export type DownloadState =
  | { readonly stage: 'none' }
  | { readonly stage: 'preparing' }
  | { readonly stage: 'begun'; readonly wanted: Wanted }
  | { readonly stage: 'failed'; readonly wanted: Wanted; readonly code: FailureCode };

const DownloadContext = createContext<(wanted: Wanted) => void>(save);

/** Downloads something: says when it takes a while to begin, when it has begun, and why it could not. */
export function useDownload(): (wanted: Wanted) => void {
  return useContext(DownloadContext);
}

/** Stands around what can be downloaded. */
export function Downloads({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<DownloadState>({ stage: 'none' });
  const latest = useRef(new AbortController());
  const forget = () => setState({ stage: 'none' });

  useEffect(() => () => latest.current.abort(), []);

  const start = async (wanted: Wanted) => {
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
        setState({ stage: 'failed', wanted, code: isToolFailure(error) ? error.code : 'request-failed' });
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

/** As a press on a link would: the server's headers make it a download. */
function save({ href, name = '' }: Wanted): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
