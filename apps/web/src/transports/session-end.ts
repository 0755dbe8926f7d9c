import type { ToolFailure } from '@octavo/contract/failures';

const listeners = new Set<() => void>();

/** Calls back whenever an answer says that nobody is logged in any more, until the returned function is called. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** Every failure that an answer tells of comes by here. */
export function noticeSessionEnd(failure: ToolFailure): ToolFailure {
  if (failure.code === 'login-invalid') {
    for (const listener of listeners) {
      listener();
    }
  }

  return failure;
}
