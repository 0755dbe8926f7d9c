import type { JobView as Job } from '@octavo/contract/job';
import { formatBytes, plural } from '@octavo/i18n/format';
import { formatTime } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Downloads } from '../../downloads/downloads.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { Download, DownloadGate, DownloadPrice } from './download-gate.tsx';
import { FailedInputs } from './failed-inputs.tsx';
import { GoOn } from './go-on.tsx';
import type { JobViewProps } from './job-view.tsx';
import { ResultCard } from './result-card.tsx';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** Number of results shown at first; one split can produce hundreds. */
const shownAtFirst = 24;

type ResultsProps = JobViewProps & { readonly job: Job };

export function Results(props: ResultsProps) {
  return (
    <Downloads>
      <DownloadGate tool={props.tool.id} until={props.job.expiresAt}>
        <ResultList {...props} />
      </DownloadGate>
    </Downloads>
  );
}

function ResultList(props: ResultsProps) {
  const { job, workspace, onStartOver, onBack } = props;
  const locale = useLocale();
  const words = workbenchWords(locale);
  const { contentAddress, zipAddress } = useTransport();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(shownAtFirst);
  const [previewed, setPreviewed] = useState<{ readonly index: number; readonly page: number } | null>(null);
  const { results } = job;
  const failed = job.inputs.filter(({ failure }) => failure !== null).length;
  const [only] = results;
  const hasContent = results.some(({ notes }) => notes.every(({ code }) => code !== 'nothing-found'));
  const until = formatTime(locale, new Date(job.expiresAt));

  // Focus moves to the awaited results, where a keyboard or a screen reader continues.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="mt-6 overflow-hidden rounded-[14px] border border-rule bg-sheet shadow-lift">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-rule px-5 py-5 sm:px-6">
        <div className="min-w-0 grow basis-72">
          <h2 ref={heading} tabIndex={-1} className="flex items-start gap-3 text-title outline-none">
            <Icon
              name={hasContent ? 'check' : 'warning'}
              size={24}
              className={hasContent ? 'text-verdigris' : 'text-rubric'}
            />
            {results.length === 0 ? words.job.failed : words.result.done}
          </h2>
          <p className="mt-1 pl-9 text-caption text-ink-soft">
            {[
              plural(locale, results.length, words.result.results),
              formatBytes(
                locale,
                results.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
              ),
              fill(words.result.until, { time: until }),
            ].join(' · ')}
          </p>
        </div>
        {results.length === 1 && only !== undefined && (
          <Download href={contentAddress(only.token, 'save')} name={only.name} look="primary" size="big">
            {words.result.download}
          </Download>
        )}
        {results.length > 1 && (
          <Download href={zipAddress(job.id)} look="primary" size="big">
            {words.result.downloadAll}
          </Download>
        )}
        <DownloadPrice className="basis-full" />
      </header>
      {failed > 0 && (
        <div className="border-b border-rule px-5 py-4 sm:px-6">
          <p className="mb-2 font-medium text-rubric">{plural(locale, failed, words.result.partly)}</p>
          <FailedInputs {...props} job={job} />
        </div>
      )}
      <div className="bg-well px-5 py-6 sm:px-6">
        <ul
          className={
            results.length === 1
              ? 'grid'
              : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-x-6 gap-y-6'
          }
        >
          {results.slice(0, shown).map((result, index) => (
            <li key={result.token} className="min-w-0">
              <ResultCard
                workspace={workspace}
                jobId={job.id}
                result={result}
                alone={results.length === 1}
                onPreview={(page) => setPreviewed({ index, page })}
              />
            </li>
          ))}
        </ul>
        {results.length > shown && (
          <p className="mt-6 text-center">
            <Button onClick={() => setShown(shown + 5 * shownAtFirst)}>
              {plural(locale, Math.min(5 * shownAtFirst, results.length - shown), words.result.more)}
            </Button>
          </p>
        )}
      </div>
      <footer className="grid gap-4 border-t border-rule px-5 py-5 sm:px-6">
        <GoOn tool={props.tool} results={results} only={props.onlyTools} />
        <p className="flex flex-wrap gap-2">
          <Button onClick={onStartOver}>{words.job.startOver}</Button>
          <Button look="quiet" onClick={onBack}>
            {words.job.back}
          </Button>
        </p>
      </footer>
      {previewed !== null && (
        <Suspense>
          <Preview {...props} job={job} {...previewed} onClose={() => setPreviewed(null)} />
        </Suspense>
      )}
    </section>
  );
}
