import { plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { Button } from '@octavo/ui/button';
import { useId } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { DefaultPanel } from '../default-panel.tsx';
import { optionsOfDesk } from './desk-options.ts';
import { countOf, judge, type Task, toPanelFile } from './task.ts';
import type { Runner } from './use-run.ts';

interface RailProps {
  readonly task: Task;
  readonly panelLoading: boolean;
  readonly run: Runner;
  onValues(values: PanelValues): void;
}

/** Options, and the one action, which says what it will do. */
export function Rail({ task, panelLoading, run, onValues }: RailProps) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const note = useId();
  const { tool, files } = task;
  const verdict = judge(task, words, locale);
  const reading = tool.facts.desk.kind === 'pages' && files.some(({ sight }) => sight.state === 'reading');
  const reason = run.problem ?? (verdict.ready || reading ? null : verdict.reason);
  const busy = run.stage !== 'idle' || reading;
  const label = {
    idle: reading ? words.status.reading : plural(locale, countOf(task), tool.copy.action),
    sending: files.some(({ sent }) => sent < 1) ? words.action.sending : words.action.starting,
    starting: words.action.starting,
  }[run.stage];

  return (
    <aside
      aria-label={words.options.title}
      className="flex flex-col gap-5 rounded-b-[14px] border-t border-rule bg-sheet p-5 lg:rounded-r-[14px] lg:rounded-bl-none lg:border-t-0 lg:border-l"
    >
      <h2 className="text-title">{words.options.title}</h2>
      <div className="grow">{!panelLoading && <Panel task={task} onValues={onValues} />}</div>
      <div className="sticky bottom-0 z-10 -mx-5 -mb-5 rounded-b-[14px] border-t border-rule bg-sheet px-5 py-4 lg:rounded-bl-none">
        {/* Stays reachable while it can't be taken, so that the reason below it is found. */}
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
      </div>
    </aside>
  );
}

function Panel({ task: { tool, panel, values, files }, onValues }: Pick<RailProps, 'task' | 'onValues'>) {
  const locale = useLocale();
  const words = workbenchWords(locale).options;
  const ofDesk = optionsOfDesk(tool.facts, tool.options.fields);
  const fields = tool.options.fields.filter(({ name }) => !ofDesk.includes(name));
  const props = { locale, copy: tool.copy, values, onChange: onValues, files: files.map(toPanelFile) };

  if (panel !== null) {
    return <panel.Panel {...props} />;
  }

  if (fields.length > 0) {
    return <DefaultPanel {...props} fields={fields} />;
  }

  return ofDesk.length > 0 ? <KeyHelp /> : <p className="text-ink-soft">{words.none}</p>;
}

/** Where every option is set on the desk itself, the rail says how. */
function KeyHelp() {
  const words = workbenchWords(useLocale()).pages;

  return (
    <>
      <p className="mb-5 text-ink-soft">{words.hint.arrange}</p>
      <h3 className="mb-1 font-sans text-body font-medium tracking-normal">{words.keysTitle}</h3>
      <dl className="text-caption">
        {words.keys.map(({ keys, does }) => (
          <div key={keys} className="flex justify-between gap-4 border-b border-rule py-1.5">
            <dt>{keys}</dt>
            <dd className="text-right text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
