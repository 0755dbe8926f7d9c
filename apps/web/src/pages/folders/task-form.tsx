import { type FolderPlanView, type FolderTask, stepsPerFile } from '@octavo/contract/folders';
import { formatBytes, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { Check } from '@octavo/ui/check';
import { Icon } from '@octavo/ui/icon';
import { PasswordField } from '@octavo/ui/password-field';
import { useEffect, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders, refusalText } from './ask-folders.ts';
import { FolderField } from './folder-field.tsx';
import type { FoldersData } from './folders.server.ts';
import { StepFields } from './step-fields.tsx';
import {
  type ChosenStep,
  type ChosenTask,
  emptyStep,
  emptyTask,
  proposedTarget,
  reasonOf,
  taskOf,
} from './task-state.ts';

/** Milliseconds of rest after which the files of a task are counted. */
const restMilliseconds = 400;

/** Folders, tools and options of a new task. */
export function TaskForm({ onStarted }: { onStarted(): void }) {
  const locale = useLocale();
  const { words, tools } = useLoaderData<FoldersData>();
  const { task: texts } = words;
  const unreachable = shellWords(locale).unreachable;
  const note = useId();
  const [task, setTask] = useState<ChosenTask>(emptyTask);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = taskOf(task, locale);
  const plan = usePlan(sent);
  const change = (changed: Partial<ChosenTask>) => {
    setTask((current) => ({ ...current, ...changed }));
    setProblem(null);
  };
  const setStep = (index: number, changeStep: (step: ChosenStep) => ChosenStep) =>
    setTask((current) => ({
      ...current,
      steps: current.steps.map((each, place) => (place === index ? changeStep(each) : each)),
    }));
  const isReady = sent !== null && !isBusy;
  const send = async (path: string) => {
    if (!isReady) {
      return;
    }

    setBusy(true);

    try {
      await askFolders(locale, path, { method: 'POST', body: sent });
      setProblem(null);
      onStarted();
    } catch (error) {
      setProblem(refusalText(error, unreachable));
    }

    setBusy(false);
  };

  return (
    <section aria-labelledby="new-task" className="mt-8 rounded-[14px] bg-well px-4 py-5 sm:px-6">
      <h2 id="new-task" className="mb-4 text-heading">
        {texts.heading}
      </h2>
      <div className="grid gap-4">
        <FolderField
          label={texts.source}
          value={task.source}
          start=""
          onPath={(source) => change({ source })}
        />
        <FolderField
          label={texts.target}
          value={task.target}
          start={task.source}
          onPath={(target) => change({ target })}
        />
        {task.source !== '' && task.target === '' && proposedTarget(task.source, texts.targetName) !== '' && (
          <p className="-mt-2 text-half">
            <button
              type="button"
              className="min-h-(--target) max-w-full text-left wrap-anywhere text-lapis underline underline-offset-3"
              onClick={() => change({ target: proposedTarget(task.source, texts.targetName) })}
            >
              {proposedTarget(task.source, texts.targetName)}
            </button>
          </p>
        )}
        <div className="grid gap-3">
          <h3 className="font-sans font-medium">{texts.tools}</h3>
          {task.steps.map((step, index) => (
            <StepFields
              // Steps are added and removed at the end only.
              key={index}
              number={index + 1}
              step={step}
              before={tools.find(({ id }) => id === task.steps[index - 1]?.tool)}
              isRemovable={index > 0 && index === task.steps.length - 1}
              onStep={(changeStep) => setStep(index, changeStep)}
              onRemove={() => change({ steps: task.steps.slice(0, -1) })}
            />
          ))}
          {task.steps.length < stepsPerFile && task.steps.at(-1)?.tool !== '' && (
            <div>
              <Button look="quiet" onClick={() => change({ steps: [...task.steps, emptyStep] })}>
                <Icon name="add" size={18} />
                {texts.add}
              </Button>
            </div>
          )}
        </div>
        <details>
          <summary className="cursor-pointer py-1 font-medium phone:py-3">{texts.locked}</summary>
          <div className="mt-2 grid max-w-xl gap-3">
            <PasswordField
              label={texts.password}
              hint={texts.passwordHint}
              words={{ show: texts.showPassword, hide: texts.hidePassword }}
              value={task.password}
              onText={(password) => change({ password })}
            />
            <Check label={texts.rights} checked={task.rights} onChange={(rights) => change({ rights })} />
          </div>
        </details>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
          <Button
            look="primary"
            size="big"
            className="max-sm:w-full"
            aria-disabled={!isReady}
            aria-describedby={note}
            onClick={() => void send('/batches')}
          >
            {isBusy ? texts.starting : texts.start}
          </Button>
          <Button
            size="big"
            className="max-sm:w-full"
            aria-disabled={!isReady}
            aria-describedby={`${note}-watch`}
            onClick={() => void send('/watches')}
          >
            {texts.watch}
          </Button>
          <p
            id={note}
            role="status"
            className={`text-half ${problem === null ? 'text-ink-soft' : 'text-rubric'}`}
          >
            {problem ?? (sent === null ? (reasonOf(task) ?? texts.incomplete) : planText(plan, sent))}
          </p>
        </div>
        <p id={`${note}-watch`} className="text-half text-ink-soft">
          {texts.watchHint}
        </p>
      </div>
    </section>
  );

  function planText(found: PlanAnswer, asked: FolderTask): string {
    if (found === null || found.asked !== JSON.stringify(asked)) {
      return texts.counting;
    }

    if (typeof found.answer === 'string') {
      return found.answer;
    }

    const { files, bytes, others } = found.answer;
    const some = fill(plural(locale, files, texts.plan), { size: formatBytes(locale, bytes) });

    return others === 0 ? some : `${some}, ${plural(locale, others, texts.planOthers)}`;
  }
}

/** Files of the task, or the reason for which it cannot be started, with the task that was asked about. */
type PlanAnswer = { readonly asked: string; readonly answer: FolderPlanView | string } | null;

/** Counts the files of a task, once it has rested for a moment. */
function usePlan(task: FolderTask | null): PlanAnswer {
  const locale = useLocale();
  const unreachable = shellWords(locale).unreachable;
  const [plan, setPlan] = useState<PlanAnswer>(null);
  const asked = JSON.stringify(task);

  useEffect(() => {
    if (asked === 'null') {
      return;
    }

    const controller = new AbortController();
    const { signal } = controller;
    const timer = window.setTimeout(() => {
      askFolders<FolderPlanView>(locale, '/plan', { method: 'POST', body: JSON.parse(asked), signal }).then(
        (answer) => setPlan({ asked, answer }),
        (error: unknown) => signal.aborted || setPlan({ asked, answer: refusalText(error, unreachable) }),
      );
    }, restMilliseconds);

    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [asked, locale, unreachable]);

  return plan;
}
