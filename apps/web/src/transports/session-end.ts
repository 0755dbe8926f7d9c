import type { ToolFailure } from '@octavo/contract/failures';

/** Noticed in an answer, or told by another tab. */
type Notice = 'here' | 'elsewhere';
type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();

/** Calls back whenever it is noticed that nobody is logged in any more, until the returned function is called. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** Every failure that an answer tells of comes by here. */
export function noticeSessionEnd(failure: ToolFailure): ToolFailure {
  if (failure.code === 'login-invalid') {
    announceSessionEnd('here');
  }

  return failure;
}

export function announceSessionEnd(notice: Notice): void {
  for (const listener of listeners) {
    listener(notice);
  }
}
