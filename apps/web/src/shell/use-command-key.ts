import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Label of the modifier key for commands; `Ctrl` until the browser is known. */
export function useCommandKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(
    never,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
