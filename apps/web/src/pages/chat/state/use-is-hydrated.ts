import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the server and until React has hydrated it, while only links and forms work. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
