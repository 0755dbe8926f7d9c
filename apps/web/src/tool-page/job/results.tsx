import { partsOf, renamed } from '@octavo/contract/file-name';
import type { JobView as Job } from '@octavo/contract/job';
import { plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Downloads } from '../../downloads/downloads.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { Download, DownloadGate, DownloadPrice } from './download-gate.tsx';
import { FailedInputs } from './failed-inputs.tsx';
import { GoOn } from './go-on.tsx';
import type { JobViewProps } from './job-view.tsx';
import { Report } from './report.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultGrid } from './result-grid.tsx';
import { ResultName } from './result-name.tsx';
import { ResultSize, sizeBefore } from './result-size.tsx';
import { ShareResult } from './share-result.tsx';
import type { ResultView } from './use-result.ts';
import { Viewer } from './viewer.tsx';
import './result.css';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

type ResultsProps = JobViewProps & { readonly job: Job };

export function Results(props: ResultsProps) {
  return (
    <Downloads>
      <DownloadGate tool={props.tool.id} until={props.job.expiresAt}>
        <ResultPage {...props} />
      </DownloadGate>
    </Downloads>
  );
}

interface PartProps extends ResultsProps {
  /** Takes the focus when the results arrive. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onPreview(index: number, page: number): void;
}

function ResultPage(props: ResultsProps) {
  const { job, onBack, onStartOver } = props;
  const locale = useLocale();
  const words = workbenchWords(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const [previewed, setPreviewed] = useState<{ readonly index: number; readonly page: number } | null>(null);
  const [only, ...others] = job.results;
  const failed = job.inputs.filter(({ failure }) => failure !== null).length;

  // Focus moves to the awaited results, where a keyboard or a screen reader continues.
  // The page may have been scrolled to the action; the name and the download are above.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const part = {
    ...props,
    heading,
    onPreview: (index: number, page: number) => setPreviewed({ index, page }),
  };

  return (
    <>
      <ResultActions tool={props.tool} onBack={onBack} onStartOver={onStartOver} />
      {failed > 0 && (
        <div className="mt-4 rounded-[14px] border border-rule bg-sheet px-5 py-4 sm:px-6">
          <p className="mb-2 font-medium text-rubric">{plural(locale, failed, words.result.partly)}</p>
          <FailedInputs {...props} job={job} />
        </div>
      )}
      <div className="result-sheet arrives">
        {only !== undefined && others.length === 0 ? (
          <OneResult {...part} result={only} />
        ) : (
          <SeveralResults {...part} />
        )}
      </div>
      <GoOn tool={props.tool} results={job.results} only={props.onlyTools} />
      {previewed !== null && (
        <Suspense>
          <Preview {...props} {...previewed} onClose={() => setPreviewed(null)} />
        </Suspense>
      )}
    </>
  );
}

function OneResult({ result, ...props }: PartProps & { readonly result: ResultView }) {
  const { job, workspace, files, heading, onPreview } = props;
  const words = workbenchWords(useLocale()).result;
  const { contentAddress } = useTransport();
  const [stem, setStem] = useState<string | null>(null);
  const name = stem === null ? result.name : renamed(result.name, stem);
  const href = contentAddress(result.token, 'save', stem);
  const isEmpty = result.notes.some(({ code }) => code === 'nothing-found');
  const before = sizeBefore(result);

  return (
    <>
      <div className="result-panel">
        <div className="result-top">
          <Done isEmpty={isEmpty} />
          <ResultName
            name={name}
            isEmpty={isEmpty}
            heading={heading}
            onRename={(next) => setStem(next === partsOf(result.name).stem ? null : next)}
          />
          <ResultSize job={job} result={result} />
          {(before === null || before <= result.sizeBytes) && <ResultFacts job={job} />}
          <Download href={href} name={name} look="primary" size="big" isWide>
            {words.download}
          </Download>
          <DownloadPrice className="mt-2.5" />
          <ShareResult result={result} name={name} href={href} />
        </div>
        <Report notes={result.notes} />
      </div>
      <Viewer
        workspace={workspace}
        files={files}
        job={job}
        result={result}
        onPreview={(page) => onPreview(0, page)}
      />
    </>
  );
}

function SeveralResults({ job, workspace, heading, onPreview }: PartProps) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const { contentAddress, zipAddress } = useTransport();
  const { results } = job;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = results.filter(({ place }) => !left.has(place));
  const [first] = chosen;
  const shared = sharedNotes(results);
  const isShared = (note: ResultView['notes'][number]) => shared.some((other) => isSame(note, other));
  const isEmpty = results.every(({ notes }) => notes.some(({ code }) => code === 'nothing-found'));

  const choose = (place: number, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== place) : [...left, place]));

  return (
    <>
      <div className="result-panel">
        <div className="result-top">
          {results.length > 0 && <Done isEmpty={isEmpty} />}
          <h2 ref={heading} tabIndex={-1} className="mt-2">
            {results.length === 0
              ? words.job.failed
              : plural(locale, results.length, words.result.readySeveral)}
          </h2>
          <ResultFacts job={job} />
          {first !== undefined && (
            <>
              <Download
                href={
                  chosen.length === 1
                    ? contentAddress(first.token, 'save')
                    : zipAddress(job.id, left.size === 0 ? undefined : chosen.map(({ place }) => place))
                }
                {...(chosen.length === 1 && { name: first.name })}
                look="primary"
                size="big"
                isWide
              >
                {left.size === 0
                  ? words.result.downloadAll
                  : plural(locale, chosen.length, words.result.downloadSome)}
              </Download>
              <DownloadPrice className="mt-2.5" />
            </>
          )}
        </div>
        <Report notes={shared} />
      </div>
      {results.length > 0 && (
        <ResultGrid
          workspace={workspace}
          job={job}
          notesOf={({ notes }) =>
            notes.filter((note) => !isShared(note) && !note.code.startsWith('redaction-'))
          }
          chosen={new Set(chosen.map(({ place }) => place))}
          onChoose={choose}
          onPreview={(index) => onPreview(index, 0)}
        />
      )}
    </>
  );
}

/** Notes that all results share, which are shown once. */
function sharedNotes(results: readonly ResultView[]): ResultView['notes'] {
  const [first, ...others] = results;

  return (first?.notes ?? []).filter((note) =>
    others.every(({ notes }) => notes.some((other) => isSame(note, other))),
  );
}

type Note = ResultView['notes'][number];

function isSame(one: Note, other: Note): boolean {
  return one.code === other.code && JSON.stringify(one.values) === JSON.stringify(other.values);
}

/** The sentence above the name of the file. */
function Done({ isEmpty }: { readonly isEmpty: boolean }) {
  const words = workbenchWords(useLocale()).result;

  return (
    <p
      role="status"
      className={`flex items-center gap-2 text-half font-medium ${isEmpty ? 'text-ochre' : 'text-verdigris'}`}
    >
      <Icon name={isEmpty ? 'warning' : 'check'} size={18} />
      {words.done}
    </p>
  );
}
