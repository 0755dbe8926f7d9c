import { useSyncExternalStore } from 'react';

/** Windows in which the page slides over the conversation; the same as in the style sheet. */
const narrow = '(width <= 820px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', changed);

  return () => query.removeEventListener('change', changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
