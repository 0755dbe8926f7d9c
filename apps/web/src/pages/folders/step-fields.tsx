import { fitsAfter } from '@octavo/domain/folders/chain';
import { fill } from '@octavo/i18n/placeholders';
import type { PanelModule, PanelValues } from '@octavo/tools/kit/panel';
import type { Locale, ToolCopy } from '@octavo/tools/kit/types';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { type Dispatch, useEffect, useId } from 'react';
import { useLoaderData } from 'react-router';
import { ToolTile } from '../../shell/tool-tile.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import { DefaultPanel } from '../../tool-page/batch/options/default-panel.tsx';
import { panelFields } from '../../tool-page/batch/options/workspace-options.ts';
import { usePanel } from '../../tool-page/use-panel.ts';
import type { FoldersData, FolderTool } from './folders.server.ts';
import { type ChosenStep, stateOf } from './task-state.ts';
import { useStepFiles } from './use-step-files.ts';

type StepChange = (step: ChosenStep) => ChosenStep;

interface StepFieldsProps {
  readonly number: number;
  readonly step: ChosenStep;
  /** Tool of the step before; undefined for the first step. */
  readonly before: FolderTool | undefined;
  readonly isRemovable: boolean;
  /** Changes the step as it is by then: a file of an option arrives later. */
  readonly onStep: Dispatch<StepChange>;
  onRemove(): void;
}

/** A tool of the chain, with its options. */
export function StepFields({ number, step, before, isRemovable, onStep, onRemove }: StepFieldsProps) {
  const { words, tools } = useLoaderData<FoldersData>();
  const id = useId();
  const tool = tools.find((each) => each.id === step.tool);
  const label = fill(words.task.tool, { number });

  return (
    <fieldset className="min-w-0 rounded-[14px] border border-rule bg-sheet px-4 py-4 sm:px-5">
      <legend className="sr-only">{fill(words.task.step, { number })}</legend>
      <div className="flex items-end gap-3">
        {tool !== undefined && (
          <span data-family={tool.facts.group} className="max-sm:hidden">
            <ToolTile icon={tool.facts.icon} />
          </span>
        )}
        <div className="min-w-0 grow">
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {label}
          </label>
          <div className="relative">
            <select
              id={id}
              value={step.tool}
              onChange={({ currentTarget: { value } }) => onStep(() => stepWith(tools, value))}
              className="min-h-(--target) w-full appearance-none rounded-lg border border-edge/70 bg-sheet py-2 pr-9 pl-3"
            >
              <option value="" disabled>
                {words.task.pick}
              </option>
              {tools
                .filter((each) => fitsAfter(before?.facts, each.facts))
                .map((each) => (
                  <option key={each.id} value={each.id} disabled={each.missing !== null}>
                    {each.missing === null
                      ? each.name
                      : `${each.name} · ${fill(words.task.missing, { program: each.missing })}`}
                  </option>
                ))}
            </select>
            <Icon
              name="chevron"
              size={17}
              className="pointer-events-none absolute top-3 right-3 text-ink-soft"
            />
          </div>
        </div>
        {isRemovable && (
          <Button look="quiet" aria-label={fill(words.task.remove, { number })} onClick={onRemove}>
            <Icon name="close" size={18} />
          </Button>
        )}
      </div>
      {tool !== undefined && <StepOptions key={tool.id} tool={tool} step={step} onStep={onStep} />}
    </fieldset>
  );
}

function stepWith(tools: readonly FolderTool[], id: string): ChosenStep {
  const values = tools.find((each) => each.id === id)?.options.defaults ?? {};

  return { tool: id, values, files: {}, state: 'loading' };
}

interface StepOptionsProps {
  readonly tool: FolderTool;
  readonly step: ChosenStep;
  readonly onStep: Dispatch<StepChange>;
}

/** Options of a tool, as on its page; there are no files yet that they could depend on. */
function StepOptions({ tool, step, onStep }: StepOptionsProps) {
  const locale = useLocale();
  const { words } = useLoaderData<FoldersData>();
  const panel = usePanel(tool.id);
  const fields = panelFields(tool);
  const { copy } = tool;
  const chooseFile = useStepFiles(tool, (changeFiles) =>
    onStep((current) =>
      current.tool === tool.id
        ? judged(panel ?? null, locale, copy, { ...current, files: changeFiles(current.files) })
        : current,
    ),
  );

  // A panel brings values of its own to start with.
  useEffect(() => {
    if (panel !== undefined && step.state === 'loading') {
      const values = { ...panel?.start, ...step.values, ...panel?.startIn?.(locale) };
      onStep((current) => judged(panel, locale, copy, { ...current, values }));
    }
  }, [panel, step, locale, copy, onStep]);

  if (panel === undefined || (panel === null && fields.length === 0)) {
    return null;
  }

  const props = {
    locale,
    copy,
    values: step.values,
    onChange: (values: PanelValues) =>
      onStep((current) => judged(panel, locale, copy, { ...current, values })),
    files: [],
    optionFiles: step.files,
    onOptionFile: chooseFile,
  };

  return (
    <section
      aria-label={fill(words.task.options, { tool: tool.name })}
      className="mt-4 max-w-xl border-t border-rule pt-4"
    >
      {panel === null ? <DefaultPanel {...props} fields={fields} /> : <panel.Panel {...props} />}
    </section>
  );
}

function judged(panel: PanelModule | null, locale: Locale, copy: ToolCopy, step: ChosenStep): ChosenStep {
  const { values, files } = step;

  return { ...step, state: stateOf(panel, { locale, copy, values, files: [], optionFiles: files }) };
}
