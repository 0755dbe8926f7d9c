import type { FailureCode } from '@octavo/contract/failures';
import type { JobView as Job } from '@octavo/contract/job';
import { isOptionFile } from '@octavo/contract/option-files';
import { fill, promises } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { ProgressBar } from '@octavo/ui/progress-bar';
import { type ReactNode, useState } from 'react';
import { useOnline } from '../../shell/offline-notice.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { pagesOf, type WorkspaceFile } from '../files/workspace-file.ts';
import type { Tool } from '../tool.ts';
import { FailedInputs } from './failed-inputs.tsx';
import { failureReason } from './failure-reason.ts';
import { progressText } from './progress-text.ts';
import { Results } from './results.tsx';
import { useElapsedSeconds } from './use-elapsed-seconds.ts';
import type { FollowedJob } from './use-job.ts';

export interface JobViewProps {
  readonly tool: Tool;
  readonly workspace: FileWorkspace;
  /** Empty when the page was opened by the address of the job. */
  readonly files: readonly WorkspaceFile[];
  readonly followed: FollowedJob;
  /** Tools that alone go on with the results, where others would spoil them. */
  readonly onlyTools?: readonly string[] | undefined;
  onBack(): void;
  onStartOver(): void;
}

/** A job from request to end, the same in every tab and after every reload. */
export function JobView(props: JobViewProps) {
  const { followed } = props;
  const locale = useLocale();
  const words = workbenchWords(locale).job;

  if (followed.state === 'gone') {
    const [title, text] = goneTexts(words, followed.because);

    return (
      <Panel title={title} text={fill(text, promises(locale))}>
        <Button look="primary" onClick={props.onStartOver}>
          {words.startOver}
        </Button>
      </Panel>
    );
  }

  if (followed.state !== 'known') {
    return <Panel title={words.loading} />;
  }

  const { job } = followed;

  if (job.finishedAt === null) {
    return <Running job={job} files={props.files} />;
  }

  return job.state === 'done' ? <Results {...props} job={job} /> : <Ended {...props} job={job} />;
}

function goneTexts(
  words: ReturnType<typeof workbenchWords>['job'],
  because: FailureCode,
): readonly [title: string, text: string] {
  switch (because) {
    case 'file-expired':
      return [words.expired, words.expiredHint];
    case 'file-deleted':
      return [words.deleted, words.deletedHint];
    default:
      return [words.missing, words.missingHint];
  }
}

/** Panel in place of the workspace. */
function Panel({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <section className="arrives mt-6 grid min-h-80 place-content-center justify-items-center gap-4 rounded-[14px] border border-rule bg-sheet px-6 py-12 text-center shadow-lift">
      <div role="status">
        <h2 className="text-heading">{title}</h2>
      </div>
      {text !== undefined && <p className="max-w-xl text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}

function Running({ job, files }: { readonly job: Job; readonly files: readonly WorkspaceFile[] }) {
  const locale = useLocale();
  const words = workbenchWords(locale).job;
  const { cancelJob } = useTransport();
  const online = useOnline();
  const [cancelling, setCancelling] = useState(false);
  const counted = job.state === 'running' && job.progress > 0;
  // Programs that report no progress show the elapsed time instead.
  const elapsed = useElapsedSeconds(job.state === 'running');
  const [only] = files;
  const pages = files.length === 1 && only !== undefined ? pagesOf(only) : null;

  const cancel = async () => {
    setCancelling(true);
    // The event stream reports the end; a cancel request that failed can be sent again.
    await cancelJob(job.id).catch(() => setCancelling(false));
  };

  return (
    <Panel title={words.processing} text={online ? words.hint : words.lost}>
      <p className="max-w-full truncate text-caption text-ink-soft">
        {job.inputs
          .filter((input) => !isOptionFile(input))
          .map(({ name }) => name)
          .join(', ')}
      </p>
      <div className="w-80 max-w-full">
        <ProgressBar label={words.processing} share={counted ? job.progress : null} />
        <p className="mt-2 text-caption text-ink-soft tabular-nums">
          {progressText(job, { pages, elapsed }, locale)}
        </p>
      </div>
      <Button disabled={cancelling} onClick={() => void cancel()}>
        {cancelling ? words.cancelling : words.cancel}
      </Button>
    </Panel>
  );
}

/** A job that failed as a whole, or was cancelled. */
function Ended(props: JobViewProps & { readonly job: Job }) {
  const { job, onBack, onStartOver } = props;
  const locale = useLocale();
  const words = workbenchWords(locale).job;
  const back = words.back[props.tool.facts.surface];
  const title = job.state === 'cancelled' ? words.cancelled : words.failed;
  const { failure } = job;
  const [only, ...others] = job.inputs.filter((input) => !isOptionFile(input));
  const shown = others.length === 0 ? (only?.name ?? null) : null;
  const reason =
    failure === null || failure.code === 'cancelled' ? undefined : failureReason(failure, locale, shown);

  return (
    <Panel title={title} text={reason}>
      <FailedInputs {...props} job={job} />
      <p className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={onBack}>
          {back}
        </Button>
        <Button onClick={onStartOver}>{words.startOver}</Button>
      </p>
    </Panel>
  );
}
