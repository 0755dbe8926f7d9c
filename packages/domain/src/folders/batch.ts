import type { FolderBatchState, FolderFileState } from '@octavo/contract/folders';

/** Bytes of the files that several runs hold at once; a larger file is worked on alone. */
const heldBytes = 256 * 1024 * 1024;

export type BatchAction = 'pause' | 'resume' | 'cancel';

export interface BatchCounts {
  readonly waiting: number;
  readonly running: number;
}

/** State after an action of the user; the same state when the action has no place in it. */
export function act(
  state: FolderBatchState,
  action: BatchAction,
  { running }: Pick<BatchCounts, 'running'>,
): FolderBatchState {
  switch (action) {
    case 'pause':
      return state === 'running' ? (running === 0 ? 'paused' : 'pausing') : state;
    case 'resume':
      return state === 'pausing' || state === 'paused' ? 'running' : state;
    case 'cancel':
      return isOver(state) ? state : running === 0 ? 'cancelled' : 'cancelling';
  }
}

/** State after a run has ended. */
export function settle(state: FolderBatchState, { waiting, running }: BatchCounts): FolderBatchState {
  if (running > 0 || isOver(state)) {
    return state;
  }

  if (state === 'cancelling') {
    return 'cancelled';
  }

  return waiting === 0 ? 'done' : state === 'pausing' ? 'paused' : state;
}

export function isOver(state: FolderBatchState): boolean {
  return state === 'done' || state === 'cancelled';
}

/** True when another file may be started beside those that run, each given by its size. */
export function mayStart(
  state: FolderBatchState,
  runningBytes: readonly number[],
  nextBytes: number,
  lanes: number,
): boolean {
  const held = runningBytes.reduce((sum, bytes) => sum + bytes, nextBytes);

  return (
    state === 'running' && runningBytes.length < lanes && (runningBytes.length === 0 || held <= heldBytes)
  );
}

/** Number of files in each state. */
export function countStates(states: Iterable<FolderFileState>): Record<FolderFileState, number> {
  const counts = { waiting: 0, running: 0, done: 0, unchanged: 0, failed: 0, cancelled: 0 };

  for (const state of states) {
    counts[state] += 1;
  }

  return counts;
}
