import type { FolderStep, FolderTask } from '@octavo/contract/folders';
import type { Locale } from '@octavo/i18n/locales';
import type { JudgedProps, PanelModule, PanelOptionFile, PanelValues } from '@octavo/tools/kit/panel';

/** State of the options of a step: `ready`, with the values to send, or not, with the reason. */
export type StepState =
  | 'loading'
  | { readonly sent: PanelValues; readonly reason: null }
  | { readonly sent: null; readonly reason: string | null };

/** A file that an option takes. */
export interface StepFile extends PanelOptionFile {
  /** Name of the copy that the application has; null until it is sent. */
  readonly stored: string | null;
}

/** A step as it is chosen on the page; the tool is empty until there is one. */
export interface ChosenStep {
  readonly tool: string;
  readonly values: PanelValues;
  readonly files: Readonly<Record<string, StepFile>>;
  readonly state: StepState;
}

export interface ChosenTask {
  readonly source: string;
  readonly target: string;
  readonly steps: readonly ChosenStep[];
  readonly password: string;
  readonly rights: boolean;
}

export const emptyStep: ChosenStep = { tool: '', values: {}, files: {}, state: 'loading' };

export const emptyTask: ChosenTask = {
  source: '',
  target: '',
  steps: [emptyStep],
  password: '',
  rights: false,
};

/** Judges the values of a panel; null for a tool without a panel of its own. */
export function stateOf(panel: PanelModule | null, props: JudgedProps): StepState {
  const verdict = panel?.judge?.(props) ?? { ready: true };
  const sent = panel?.send?.(props.values) ?? props.values;

  return verdict.ready ? { sent, reason: null } : { sent: null, reason: verdict.reason };
}

/** The task as it is sent; null while anything is missing. */
export function taskOf(
  { source, target, steps, password, rights }: ChosenTask,
  locale: Locale,
): FolderTask | null {
  const sent = steps.flatMap((step) => sentStep(step) ?? []);

  return source === '' || target === '' || sent.length < steps.length
    ? null
    : { source, target, steps: sent, password, rights, locale };
}

function sentStep({ tool, files, state }: ChosenStep): FolderStep | null {
  if (tool === '' || state === 'loading' || state.sent === null) {
    return null;
  }

  const stored: Record<string, string> = {};

  for (const [option, file] of Object.entries(files)) {
    if (file.stored === null) {
      return null;
    }

    stored[option] = file.stored;
  }

  return { tool, options: { ...state.sent }, files: stored };
}

/** First reason of a panel for which the task cannot be started. */
export function reasonOf({ steps }: ChosenTask): string | null {
  return (
    steps.map(({ state }) => (state === 'loading' ? null : state.reason)).find((each) => each !== null) ??
    null
  );
}

/** A folder beside the one with the files, as a first proposal for the results. */
export function proposedTarget(source: string, name: string): string {
  const trimmed = source.replace(/[/\\]+$/, '');

  return trimmed === '' || !/[/\\]/.test(trimmed) ? '' : `${trimmed} (${name})`;
}
