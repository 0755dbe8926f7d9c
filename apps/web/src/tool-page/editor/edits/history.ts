import type { Operation } from '@octavo/contract/edits/edit-list';
import type { ChangeName } from './change-name.ts';
import { withoutGonePages } from './gone-pages.ts';

/** State of the list between two changes, with the name of the change that leads away from it. */
interface Step {
  readonly operations: readonly Operation[];
  readonly name: ChangeName;
  /** Page of the change, which undo and redo show. */
  readonly page: string;
}

/** The list of operations, with every state that undo and redo return to. */
export interface EditHistory {
  readonly operations: readonly Operation[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** One change of the list. */
export interface Edit {
  readonly operations: readonly Operation[];
  readonly name: ChangeName;
  readonly page: string;
  /** Edits in a row with the same key are one step of undo, such as the letters of a word. */
  readonly joins?: string | undefined;
}

interface JoinedStep extends Step {
  readonly joins?: string | undefined;
}

export function historyOf(operations: readonly Operation[]): EditHistory {
  return { operations: withoutGonePages(operations), past: [], future: [] };
}

export function withEdit(history: EditHistory, edit: Edit): EditHistory {
  if (edit.operations === history.operations) {
    return history;
  }

  const last: JoinedStep | undefined = history.past.at(-1);
  const isJoined = edit.joins !== undefined && last?.joins === edit.joins && history.future.length === 0;
  const step: JoinedStep = {
    operations: history.operations,
    name: edit.name,
    page: edit.page,
    joins: edit.joins,
  };

  return {
    operations: withoutGonePages(edit.operations),
    past: isJoined ? history.past : [...history.past, step],
    future: [],
  };
}

export function undone(history: EditHistory): EditHistory {
  const step = history.past.at(-1);

  if (step === undefined) {
    return history;
  }

  const { name, page } = step;

  return {
    operations: step.operations,
    past: history.past.slice(0, -1),
    future: [{ operations: history.operations, name, page }, ...history.future],
  };
}

export function redone(history: EditHistory): EditHistory {
  const [step, ...future] = history.future;

  if (step === undefined) {
    return history;
  }

  const { name, page } = step;

  return {
    operations: step.operations,
    past: [...history.past, { operations: history.operations, name, page }],
    future,
  };
}
