import type { FolderBatchView, FolderFilesView, FolderFileView } from '@octavo/contract/folders';
import { formatNumber, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Choice } from '@octavo/ui/choice';
import { ProgressBar } from '@octavo/ui/progress-bar';
import { useEffect, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders } from './ask-folders.ts';
import { FileTable } from './file-table.tsx';
import type { FoldersData } from './folders.server.ts';
import { FromTo } from './from-to.tsx';

interface BatchCardProps {
  readonly batch: FolderBatchView;
  onChanged(): void;
}

const shownCounts = ['done', 'unchanged', 'failed', 'cancelled'] as const;

/** One task: its progress, the actions on it, and its files with their reasons. */
export function BatchCard({ batch, onChanged }: BatchCardProps) {
  const locale = useLocale();
  const { words } = useLoaderData<FoldersData>();
  const { batches: texts } = words;
  const [heading, running] = [useId(), useId()];
  const { id, state, counts, total, because, report, others } = batch;
  const ended = counts.done + counts.unchanged + counts.failed + counts.cancelled;
  const share = (ended + batch.running.reduce((sum, file) => sum + file.share, 0)) / total;
  const isOver = state === 'done' || state === 'cancelled';
  const act = (path: string, method: 'POST' | 'DELETE' = 'POST') =>
    void askFolders(locale, `/batches/${id}${path}`, { method }).finally(onChanged);

  return (
    <li className="min-w-0 rounded-[14px] border border-rule bg-sheet px-4 py-5 sm:px-6">
      <article aria-labelledby={heading}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h3 id={heading} className="font-sans font-semibold">
              {batch.tools.join(' → ')}
            </h3>
            <FromTo source={batch.source} target={batch.target} task={`/batches/${id}`} />
          </div>
          <div className="flex flex-wrap gap-2">
            {state === 'running' && <Button onClick={() => act('/pause')}>{texts.pause}</Button>}
            {(state === 'paused' || state === 'pausing') && (
              <Button look="primary" onClick={() => act('/resume')}>
                {texts.resume}
              </Button>
            )}
            {!isOver && (
              <Button look="danger" onClick={() => act('/cancel')}>
                {texts.cancel}
              </Button>
            )}
            {isOver && (
              <Button look="quiet" onClick={() => act('', 'DELETE')}>
                {texts.remove}
              </Button>
            )}
          </div>
        </header>
        <div className="mt-4">
          <ProgressBar label={texts.progress} share={share} />
          <p role="status" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-half tabular-nums">
            <strong className="font-semibold">{texts.states[state]}</strong>
            <span>
              {fill(texts.of, { done: formatNumber(locale, ended), total: formatNumber(locale, total) })}
            </span>
            {shownCounts
              .filter((each) => counts[each] > 0)
              .map((each) => (
                <span key={each} className={each === 'failed' ? 'text-rubric' : 'text-ink-soft'}>
                  {words.fileStates[each]} {formatNumber(locale, counts[each])}
                </span>
              ))}
          </p>
        </div>
        {because !== null && (
          <p role="alert" className="mt-3 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric">
            {isOver ? fill(texts.reportFailed, { reason: because.text }) : because.text}
          </p>
        )}
        {batch.running.length > 0 && (
          <div className="mt-3 flex gap-x-3 text-half text-ink-soft">
            <p id={running} className="font-semibold">
              {words.fileStates.running}
            </p>
            <ul aria-labelledby={running} className="grid min-w-0 gap-1">
              {batch.running.map(({ path }) => (
                <li key={path} className="truncate">
                  {path}
                </li>
              ))}
            </ul>
          </div>
        )}
        {report !== null && <p className="mt-3 wrap-anywhere">{fill(texts.report, { name: report })}</p>}
        {others > 0 && <p className="mt-1 text-half text-ink-soft">{plural(locale, others, texts.others)}</p>}
        <BatchFiles batch={batch} ended={ended} />
      </article>
    </li>
  );
}

const filters = { problems: 'failed,cancelled', all: null } as const;

interface BatchFilesProps {
  readonly batch: FolderBatchView;
  /** Number of files that are over: a larger one has more to show. */
  readonly ended: number;
}

/** Files of a task, loaded when they are opened. */
function BatchFiles({ batch: { id, counts }, ended }: BatchFilesProps) {
  const locale = useLocale();
  const { words } = useLoaderData<FoldersData>();
  const { batches: texts } = words;
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<keyof typeof filters>('problems');
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<FolderFilesView | null>(null);
  const states = filters[filter];

  useEffect(() => {
    if (!isOpen) {
      return;
    }

    const controller = new AbortController();
    const { signal } = controller;
    void readPages(pages, (from) =>
      askFolders<FolderFilesView>(locale, `/batches/${id}/files`, {
        query: { from: String(from), ...(states !== null && { states }) },
        signal,
      }),
    ).then(setShown, () => undefined);

    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asks again when another file is over
  }, [isOpen, locale, id, states, pages, ended]);

  return (
    <details
      className="mt-4 border-t border-rule pt-3"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) {
          setFilter(counts.failed + counts.cancelled > 0 ? 'problems' : 'all');
        }

        setOpen(currentTarget.open);
      }}
    >
      <summary className="cursor-pointer font-semibold phone:py-2">{texts.showFiles}</summary>
      <div className="mt-3 max-w-xs">
        <Choice
          label={texts.filter}
          hideLabel
          items={[
            { value: 'problems', label: texts.problems },
            { value: 'all', label: texts.all },
          ]}
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen);
            setPages(1);
          }}
        />
      </div>
      {shown !== null && shown.files.length === 0 && <p className="mt-3 text-ink-soft">{texts.nothing}</p>}
      {shown !== null && shown.files.length > 0 && <FileTable files={shown.files} />}
      {shown !== null && shown.files.length < shown.total && (
        <Button className="mt-3" onClick={() => setPages(pages + 1)}>
          {texts.more}
        </Button>
      )}
    </details>
  );
}

/** The first pages of a list, as one. */
async function readPages(
  count: number,
  read: (from: number) => Promise<FolderFilesView>,
): Promise<FolderFilesView> {
  const files: FolderFileView[] = [];
  let total = 0;

  for (let page = 0; page < count; page += 1) {
    const part = await read(files.length);
    files.push(...part.files);
    total = part.total;
  }

  return { files, total };
}
