import type { FileView } from '@octavo/contract/job';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { takeCarried } from '../intake/carried.ts';
import { loadPatiently, withoutReload } from '../shell/chunk-reload.ts';
import { TrustLine } from '../shell/trust-line.tsx';
import { DropZone } from './drop-zone.tsx';
import { ReaderPrefetch } from './reader-prefetch.tsx';
import type { SurfaceProps } from './surface-props.ts';
import { type FileSurfaceName, surfaces } from './surfaces.ts';
import type { Tool, ToolRule } from './tool.ts';
import { ToolHead } from './tool-head.tsx';

/** Files and results that a page may be opened with. */
type Arrival = Pick<SurfaceProps, 'files' | 'results'>;

interface ToolSurfaceProps {
  readonly surface: FileSurfaceName;
  readonly tool: Tool;
  readonly name: string;
  readonly rule: ToolRule | null;
  /** Bytes of all files of one task together, for the viewer of the page. */
  readonly limitBytes: number;
}

const Drafts = lazy(async () => ({ default: (await import('./editor/drafts/drafts.tsx')).Drafts }));
// Comes with the surface below it, so both wait for the connection.
const FoldedHead = lazy(() =>
  loadPatiently(async () => ({ default: (await import('./surface-loaders.ts')).FoldedHead })),
);

/** The head of the tool with the empty workspace until files arrive, then the surface of the tool. */
export function ToolSurface({ surface, tool, name, rule, limitBytes }: ToolSurfaceProps) {
  const { Component, load } = surfaces[surface];
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const jobId = search.get('job');
  const draftId = search.get('draft');
  const opensItself = jobId !== null || draftId !== null;
  // The server renders the empty workspace for every address, and hydration starts from it.
  const [atWork, setAtWork] = useState(false);
  useEffect(() => {
    const files = takeCarried();
    const results = resultsIn(state);

    if (files.length > 0 || results.length > 0) {
      setArrival({ files, results });
    }

    if (files.length > 0 || results.length > 0 || opensItself) {
      setAtWork(true);
    }
  }, [state, opensItself]);

  const takesPdf = tool.facts.accepts.includes('pdf');
  // A failed preload is repeated when files arrive.
  const prepare = () => void Promise.allSettled([withoutReload(load), takesPdf && prepareReader()]);
  const empty = (opening: boolean) => (
    <DropZone
      tool={tool}
      rule={rule}
      limitBytes={limitBytes}
      opening={opening}
      onIntent={prepare}
      onFiles={(files) => {
        prepare();
        // Files may come several times before the code of the surface has loaded.
        setArrival((before) => ({ files: [...(before?.files ?? []), ...files], results: [] }));
        setAtWork(true);
      }}
    />
  );

  const head = { icon: tool.facts.icon, name, subtitle: tool.copy.subtitle };
  const start = (opening: boolean) => (
    <div className="wrap pt-7 sm:pt-9">
      <ToolHead {...head} />
      {empty(opening)}
    </div>
  );

  return (
    <>
      {takesPdf && <ReaderPrefetch />}
      {atWork ? (
        <Suspense fallback={start(true)}>
          <FoldedHead {...head} />
          <div className="wrap">
            <Component
              tool={tool}
              files={arrival?.files ?? []}
              results={arrival?.results ?? []}
              onEmpty={() => {
                setArrival(null);
                setAtWork(false);
              }}
            />
          </div>
        </Suspense>
      ) : (
        start(opensItself)
      )}
      <div className="wrap">
        {!atWork && surface === 'editor' && <Drafts tool={tool.id} />}
        {/* The empty workspace shows the limit itself. */}
        <TrustLine
          limitBytes={atWork ? limitBytes : undefined}
          isLocal={tool.facts.editorTask === 'verify'}
          className="mt-4 px-0.5"
        />
      </div>
    </>
  );
}

/** Starts the reader for the first file, while the code of the surface loads. */
async function prepareReader(): Promise<void> {
  const { readerWorkers } = await import('@octavo/engine-browser/pdf-reader');
  readerWorkers.prepare();
}

/** Results travel in the state of the history entry, so that they survive a reload and the back button. */
function resultsIn(state: unknown): readonly FileView[] {
  return typeof state === 'object' && state !== null && 'results' in state && Array.isArray(state.results)
    ? state.results
    : [];
}
