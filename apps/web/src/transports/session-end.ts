import type { Failure } from '@octavo/contract/failures';

/** Source of the notice: a response in this tab, or another tab. */
type Notice = 'here' | 'elsewhere';
type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();

/** Calls back whenever a session turns out to be over, until the returned function is called. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** Checks a failure for the end of the session. All failures that responses report pass through here. */
export function noticeSessionEnd(failure: Failure): Failure {
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
