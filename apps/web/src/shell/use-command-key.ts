import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The key that commands are given with, as it stands on the keyboard: known once the browser is asked. */
export function useCommandKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(
    never,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
