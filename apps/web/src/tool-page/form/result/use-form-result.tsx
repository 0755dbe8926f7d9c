import type { Answers } from '@octavo/forms/answers';
import type { Form } from '@octavo/forms/form';
import type { FormQuestion } from '@octavo/forms/question';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { PartBoundary } from '../../../shell/part-boundary.tsx';
import type { Tool } from '../../tool.ts';
import type { Filling } from '../filling-context.ts';
import type { WantedFile } from './job-runner.tsx';
import { useLocalFile } from './use-local-file.ts';

interface FormResultOptions {
  readonly tool: Tool;
  readonly form: Form | null;
  readonly filling: Filling;
  onQuestion(question: string): void;
  onStarted(jobId: string): void;
}

/** The file that the answers become: made by a job, or in the browser where everyone may download everything. */
export interface FormResult {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** File that was made in the browser. */
  readonly saved: File | null;
  readonly flatten: boolean;
  setFlatten(flatten: boolean): void;
  /** Answers to the questions that are asked. */
  readonly answers: Answers;
  /** Does nothing while busy: its button stays enabled, because a disabled one loses the focus of the keyboard. */
  download(): void;
  /** Makes a file for each row of a table; a job does so also with open access. */
  downloadTable(table: string): void;
  print(): void;
  readonly dialogs: ReactNode;
}

// Most visitors leave before they need any of these.
const JobRunner = lazy(async () => ({ default: (await import('./job-runner.tsx')).JobRunner }));
const AnswersToCheck = lazy(async () => ({
  default: (await import('./answers-to-check.tsx')).AnswersToCheck,
}));
const PrintSteps = lazy(async () => ({ default: (await import('./print-steps.tsx')).PrintSteps }));

export function useFormResult({ tool, form, filling, onQuestion, onStarted }: FormResultOptions): FormResult {
  const isOpenAccess = useSession() === null;
  const { state, asked, problems, dispatch } = filling;
  const [flatten, setFlatten] = useState(false);
  const [dialog, setDialog] = useState<'answers' | 'print' | null>(null);
  const [wanted, setWanted] = useState<WantedFile | null>(null);
  const [run, setRun] = useState<{ readonly isBusy: boolean; readonly problem: string | null }>(idle);
  const local = useLocalFile(tool.id, form);
  const onState = useCallback((isBusy: boolean, problem: string | null) => setRun({ isBusy, problem }), []);
  const all = [...problems.values()].flat();
  const wrong = all.filter(({ weight }) => weight === 'wrong');
  const missing = all.filter(({ weight }) => weight === 'missing');
  const answers = answersTo(asked, state.answers);
  const close = () => setDialog(null);
  const make = () => {
    const file: WantedFile = { answers, flatten, table: null };
    close();

    if (isOpenAccess) {
      void local.make(file);
    } else {
      setWanted(file);
    }
  };
  const isBusy = run.isBusy || local.isBusy;
  const download = () => {
    if (isBusy) {
      return;
    }

    if (wrong.length > 0) {
      setDialog('answers');
    } else if (missing.length > 0 && !state.hasAsked) {
      dispatch({ kind: 'ask' });
      setDialog('answers');
    } else {
      make();
    }
  };

  return {
    isBusy,
    problem: run.problem ?? local.problem,
    saved: local.saved,
    flatten,
    setFlatten,
    answers,
    download,
    downloadTable: (table) => setWanted({ answers, flatten, table }),
    print: () => setDialog('print'),
    dialogs: (
      <>
        {wanted !== null && (
          <PartBoundary onClose={() => setWanted(null)}>
            <Suspense>
              <JobRunner tool={tool.id} wanted={wanted} onState={onState} onStarted={onStarted} />
            </Suspense>
          </PartBoundary>
        )}
        {dialog !== null && (
          <PartBoundary onClose={close}>
            <Suspense>
              {dialog === 'answers' ? (
                <AnswersToCheck
                  wrong={wrong}
                  missing={missing}
                  onQuestion={(question) => {
                    close();
                    onQuestion(question);
                  }}
                  onAnyway={make}
                  onClose={close}
                />
              ) : (
                <PrintSteps onDownload={download} onClose={close} />
              )}
            </Suspense>
          </PartBoundary>
        )}
      </>
    ),
  };
}

/** Answers to the questions that are asked: others may have been typed before, and do not belong to the form. */
function answersTo(asked: readonly FormQuestion[], answers: Answers): Answers {
  const names = new Set(asked.map(({ name }) => name));

  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
}

const idle = { isBusy: false, problem: null };
