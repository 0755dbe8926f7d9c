import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders, and until the script of the page runs. */
export function useIsHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
