import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders, refusalText } from './ask-folders.ts';
import type { FoldersData } from './folders.server.ts';

interface FromToProps {
  readonly source: string;
  readonly target: string;
  /** Address below which the task is asked: `/batches/{id}`. */
  readonly task: string;
}

/** Both folders of a task; that of the results can be shown in the file manager. */
export function FromTo({ source, target, task }: FromToProps) {
  const locale = useLocale();
  const { batches } = useLoaderData<FoldersData>().words;
  const [problem, setProblem] = useState<string | null>(null);
  const show = () =>
    void askFolders(locale, `${task}/show`, { method: 'POST' }).then(
      () => setProblem(null),
      (error: unknown) => setProblem(refusalText(error, shellWords(locale).unreachable)),
    );

  return (
    <>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-half text-ink-soft">
        <dt>{batches.from}</dt>
        <dd className="wrap-anywhere">{source}</dd>
        <dt>{batches.to}</dt>
        <dd className="wrap-anywhere">{target}</dd>
      </dl>
      <Button size="small" className="mt-2" onClick={show}>
        {batches.show}
      </Button>
      {problem !== null && (
        <p role="alert" className="mt-1 text-half text-rubric">
          {problem}
        </p>
      )}
    </>
  );
}
