import { trialDays } from '@octavo/contract/limits';
import { remedyFor } from '@octavo/domain/access/access';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { usesPro } from '@octavo/tools/kit/uses-pro';
import { Button } from '@octavo/ui/button';
import { useId, useRef } from 'react';
import { useFreeTasks } from '../../../session/use-free-tasks.ts';
import { useSession } from '../../../session/use-session.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import type { Runner } from '../../job/use-run.ts';
import { withMarks } from '../../pro-marks.ts';
import { judge, labelOf, type PageTask, toPanelFile, toPanelOptionFiles } from '../task.ts';
import { useStartKey } from '../use-start-key.ts';
import { DefaultPanel } from './default-panel.tsx';
import { useFieldInView } from './use-field-in-view.ts';
import { panelFields } from './workspace-options.ts';

interface RailProps {
  readonly task: PageTask;
  readonly panelLoading: boolean;
  readonly run: Runner;
  /** True for a bar below the workspace, when there are no options to choose. */
  readonly isBar: boolean;
  onValues(values: PanelValues): void;
  /** Takes a file for an option, or removes the one it has. */
  onOptionFile(option: string, file: File | null): void;
}

/** Options, and the single action, whose label names its effect. */
export function Rail({ task, panelLoading, run, isBar, onValues, onOptionFile }: RailProps) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const note = useId();
  const options = useRef<HTMLDivElement>(null);
  const { tool, files } = task;
  const verdict = judge(task, words, locale);
  const reading =
    tool.facts.workspace.kind === 'pages' && files.some(({ preview }) => preview.state === 'reading');
  const busy = run.stage !== 'idle' || reading;
  const label = {
    idle: reading ? words.status.reading : labelOf(task, words.action, locale),
    sending: [...files, ...Object.values(task.optionFiles)].some(({ sent }) => sent < 1)
      ? words.action.sending
      : words.action.starting,
    starting: words.action.starting,
  }[run.stage];
  const free = useFreeTasks();
  const remedy = remedyFor({ account: useSession()?.person?.email ?? null });
  const needsPro = free !== null && usesPro(tool.facts.pro, task.values, tool.options.defaults);
  const reason =
    run.problem ?? (verdict.ready || reading || verdict.reason === label ? null : verdict.reason);

  const isSaidAbove = run.problem === null && !verdict.ready && verdict.isAtField === true;

  useStartKey(() => verdict.ready && !busy && run.start());

  useFieldInView(options, reason);

  const act = () => {
    if (verdict.ready && !busy) {
      run.start();
    } else if (!verdict.ready) {
      focusAsked(options.current);
    }
  };

  const action = (
    <>
      {/* Stays focusable while disabled, so that users find the reason below it. */}
      <Button
        look="primary"
        size="big"
        className={`w-full ${isBar ? 'sm:w-auto sm:min-w-72' : ''}`}
        aria-disabled={!verdict.ready || busy}
        aria-describedby={note}
        onClick={act}
      >
        {label}
      </Button>
      <p
        id={note}
        role={run.problem === null ? undefined : 'alert'}
        className={`text-half empty:hidden ${isSaidAbove ? 'sr-only' : ''} ${isBar ? 'max-sm:mt-2 sm:order-first' : 'mt-2'} ${run.problem === null ? 'text-ink-soft' : 'text-rubric'}`}
      >
        {reason}
      </p>
      {free !== null && (
        <p className={`text-half text-ink-soft ${isBar ? 'max-sm:mt-2 sm:order-first' : 'mt-2'}`}>
          {needsPro ? fill(words.free.pro[remedy], { days: trialDays }) : fill(words.free.used, free)}
        </p>
      )}
    </>
  );

  if (isBar) {
    return (
      <aside
        aria-label={words.options.title}
        data-sticky-action
        className="sticky bottom-0 z-10 border-t border-rule bg-sheet px-4 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-2 sm:rounded-b-[14px] sm:px-6"
      >
        {tool.facts.workspace.kind === 'pages' && <KeyHelp />}
        <span className="grow max-sm:hidden" />
        {action}
      </aside>
    );
  }

  return (
    // The action stays in view: on a phone, where the parts of the rail are laid out as parts of the
    // workbench, along all of it; on a wide screen also before a tall workbench is scrolled to where the rail
    // fits.
    <aside
      aria-label={words.options.title}
      className="max-lg:contents lg:sticky lg:top-15 lg:flex lg:h-full lg:max-h-[calc(100dvh-60px)] lg:flex-col"
    >
      <div
        ref={options}
        className="border-t border-rule px-4 py-5 sm:p-5.5 lg:min-h-0 lg:grow lg:overflow-y-auto lg:border-t-0"
      >
        <h2 className="sr-only">{words.options.title}</h2>
        {!panelLoading && <Panel task={task} onValues={onValues} onOptionFile={onOptionFile} />}
      </div>
      <div
        data-sticky-action
        className="sticky bottom-0 z-10 border-t border-rule bg-sheet px-4 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-6px_20px_-10px_rgb(0_0_0/.25)] sm:rounded-b-[14px] sm:px-5.5 sm:pt-4.5 lg:rounded-bl-none"
      >
        {action}
      </div>
    </aside>
  );
}

/** Moves the focus to the field because of which the action is not available, if there is one. */
function focusAsked(options: HTMLElement | null): void {
  const unstated = document.querySelector<HTMLInputElement>('[data-asks=true] input');

  if (unstated !== null) {
    unstated.focus();

    return;
  }

  const fields = [...(options?.querySelectorAll('input') ?? [])].filter(
    ({ type, offsetParent }) => offsetParent !== null && type !== 'radio' && type !== 'range',
  );
  const asked =
    fields.find((field) => field.ariaInvalid === 'true') ??
    fields.find(({ type, value }) => type !== 'checkbox' && value === '') ??
    fields.find(({ type, checked }) => type === 'checkbox' && !checked);

  asked?.focus();
}

function Panel({
  task: { tool, panel, values, files, optionFiles },
  onValues,
  onOptionFile,
}: Pick<RailProps, 'task' | 'onValues' | 'onOptionFile'>) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const session = useSession();
  const copy =
    session === null || session.hasPro ? tool.copy : withMarks(tool.copy, tool.facts.pro, words.free.mark);
  const props = {
    locale,
    copy,
    values,
    onChange: onValues,
    files: files.map(toPanelFile),
    optionFiles: toPanelOptionFiles(optionFiles, locale),
    onOptionFile,
  };

  if (panel !== null) {
    return <panel.Panel {...props} />;
  }

  return <DefaultPanel {...props} fields={panelFields(tool)} />;
}

/** Keys of a workspace of pages, above the bar. */
function KeyHelp() {
  const words = workbenchWords(useLocale()).pages;

  return (
    <details className="relative pointer-coarse:hidden">
      <summary className="text-half text-ink-soft hover:text-ink">{words.keysTitle}</summary>
      <dl className="absolute bottom-full left-0 mb-5 w-72 rounded-base border border-rule bg-sheet px-4 py-2 text-half shadow-high">
        {words.keys.map(({ keys, does }) => (
          <div
            key={keys}
            className="flex justify-between gap-4 py-1.5 not-last:border-b not-last:border-rule"
          >
            <dt>{keys}</dt>
            <dd className="text-right text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
