import { trialDays } from '@octavo/contract/limits';
import { remedyFor } from '@octavo/domain/access/access';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { usesPro } from '@octavo/tools/kit/uses-pro';
import { Button } from '@octavo/ui/button';
import { useId } from 'react';
import { useFreeTasks } from '../../../session/use-free-tasks.ts';
import { useSession } from '../../../session/use-session.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import type { Runner } from '../../job/use-run.ts';
import { withMarks } from '../../pro-marks.ts';
import { judge, labelOf, type PageTask, toPanelFile, toPanelOptionFiles } from '../task.ts';
import { useStartKey } from '../use-start-key.ts';
import { DefaultPanel } from './default-panel.tsx';
import { workspaceOptions } from './workspace-options.ts';

interface RailProps {
  readonly task: PageTask;
  readonly panelLoading: boolean;
  readonly run: Runner;
  onValues(values: PanelValues): void;
  /** Takes a file for an option, or removes the one it has. */
  onOptionFile(option: string, file: File | null): void;
}

/** Options, and the single action, whose label names its effect. */
export function Rail({ task, panelLoading, run, onValues, onOptionFile }: RailProps) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const note = useId();
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

  useStartKey(() => verdict.ready && !busy && run.start());

  return (
    // The action stays in view: on a phone, where the parts of the rail are laid out as parts of the
    // workbench, along all of it; on a wide screen also before a tall workbench is scrolled to where the rail
    // fits.
    <aside
      aria-label={words.options.title}
      className="max-lg:contents lg:sticky lg:top-15 lg:flex lg:h-full lg:max-h-[calc(100dvh-60px)] lg:flex-col"
    >
      <div className="border-t border-rule p-5 lg:min-h-0 lg:grow lg:overflow-y-auto lg:border-t-0">
        <h2 className="mb-5 text-title">{words.options.title}</h2>
        {!panelLoading && <Panel task={task} onValues={onValues} onOptionFile={onOptionFile} />}
      </div>
      <div className="sticky bottom-0 z-10 rounded-b-[14px] border-t border-rule bg-sheet px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:rounded-bl-none">
        {/* Stays focusable while disabled, so that users find the reason below it. */}
        <Button
          look="primary"
          size="big"
          className="w-full"
          aria-disabled={!verdict.ready || busy}
          aria-describedby={note}
          onClick={() => verdict.ready && !busy && run.start()}
        >
          {label}
        </Button>
        <p
          id={note}
          role={run.problem === null ? undefined : 'alert'}
          className={`mt-2 text-caption empty:hidden ${run.problem === null ? 'text-ink-soft' : 'text-rubric'}`}
        >
          {reason}
        </p>
        {free !== null && (
          <p className="mt-2 text-caption text-ink-soft">
            {needsPro ? fill(words.free.pro[remedy], { days: trialDays }) : fill(words.free.used, free)}
          </p>
        )}
      </div>
    </aside>
  );
}

function Panel({
  task: { tool, panel, values, files, optionFiles },
  onValues,
  onOptionFile,
}: Pick<RailProps, 'task' | 'onValues' | 'onOptionFile'>) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const workspaceFields = workspaceOptions(tool.facts, tool.options.fields);
  const fields = tool.options.fields.filter(({ name }) => !workspaceFields.includes(name));
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

  if (fields.length > 0) {
    return <DefaultPanel {...props} fields={fields} />;
  }

  return workspaceFields.length > 0 ? <KeyHelp /> : <p className="text-ink-soft">{words.options.none}</p>;
}

/** Help shown when every option is set in the workspace itself. */
function KeyHelp() {
  const words = workbenchWords(useLocale()).pages;

  return (
    <div className="pointer-coarse:hidden">
      <h3 className="mb-1 font-sans text-body font-medium tracking-normal">{words.keysTitle}</h3>
      <dl className="text-caption">
        {words.keys.map(({ keys, does }) => (
          <div key={keys} className="flex justify-between gap-4 border-b border-rule py-1.5">
            <dt>{keys}</dt>
            <dd className="text-right text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
