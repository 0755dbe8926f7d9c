import { type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import { wholeDocument } from '../document/page-keys.ts';
import type { ChangeName } from './change-name.ts';
import { nameOf, ownChanges } from './changes.ts';
import { withoutGonePages } from './gone-pages.ts';

/** State of the list between two changes, with the name of the change that leads away from it. */
interface HistoryStep {
  readonly operations: readonly Operation[];
  readonly name: ChangeName;
  /** Page of the change, which undo and redo show. */
  readonly page: string;
  /** Selected part of the text that was open; null when none was. */
  readonly caret: Caret | null;
}

/** Ends of the selected part of a text: the one that stays, and the one that moves. */
export interface Caret {
  readonly anchor: number;
  readonly focus: number;
}

/** The list of operations, with every state that undo and redo return to. */
export interface EditHistory {
  readonly operations: readonly Operation[];
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

/** One change of the list. */
export interface Edit {
  readonly operations: readonly Operation[];
  readonly name: ChangeName;
  readonly page: string;
  /** Edits in a row with the same key are one step of undo, such as the letters of a word. */
  readonly joins?: string | undefined;
}

interface JoinedStep extends HistoryStep {
  readonly joins?: string | undefined;
}

/** Steps of undo that a kept list comes back with. */
const mostRestored = 100;

/** History of a list that was kept, such as before a reload: each of its last changes is a step of undo. */
export function historyOf(operations: readonly Operation[]): EditHistory {
  const kept = withoutGonePages(operations);
  const past = ownChanges(kept)
    .slice(-mostRestored)
    .map((operation): HistoryStep => {
      const before = kept.slice(0, kept.indexOf(operation));

      return {
        operations: before,
        name: nameOf(operation, kept),
        page: pageOf(operation) ?? wholeDocument,
        caret: null,
      };
    });

  return { operations: kept, past, future: [] };
}

/** @param caret in the text that is open before the change */
export function withEdit(history: EditHistory, edit: Edit, caret: Caret | null = null): EditHistory {
  const operations = withoutGonePages(edit.operations);

  // A change of a page that is gone changes nothing.
  if (isSame(operations, history.operations)) {
    return history;
  }

  const last: JoinedStep | undefined = history.past.at(-1);
  const isJoined = edit.joins !== undefined && last?.joins === edit.joins && history.future.length === 0;
  const step: JoinedStep = {
    operations: history.operations,
    name: edit.name,
    page: edit.page,
    joins: edit.joins,
    caret,
  };

  return {
    operations,
    past: isJoined ? history.past : [...history.past, step],
    future: [],
  };
}

function isSame(one: readonly Operation[], other: readonly Operation[]): boolean {
  return one.length === other.length && one.every((operation, index) => operation === other[index]);
}

/** @param caret in the text that is open now, which redo returns to */
export function undone(history: EditHistory, caret: Caret | null = null): EditHistory {
  const step = history.past.at(-1);

  if (step === undefined) {
    return history;
  }

  const { name, page } = step;

  return {
    operations: step.operations,
    past: history.past.slice(0, -1),
    future: [{ operations: history.operations, name, page, caret }, ...history.future],
  };
}

export function redone(history: EditHistory, caret: Caret | null = null): EditHistory {
  const [step, ...future] = history.future;

  if (step === undefined) {
    return history;
  }

  const { name, page } = step;

  return {
    operations: step.operations,
    past: [...history.past, { operations: history.operations, name, page, caret }],
    future,
  };
}
