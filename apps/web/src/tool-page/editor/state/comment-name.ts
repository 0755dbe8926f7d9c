import { useSyncExternalStore } from 'react';

const storageKey = 'octavo-comment-name';
/** As many characters as an author may have. */
export const longestName = 200;
const listeners = new Set<() => void>();
/** Name of this visit, where the browser stores nothing. */
let unstored = '';

/** Name that the user's comments carry; empty until one is given. It stays on this device, and in the comments. */
export function useCommentName() {
  const name = useSyncExternalStore(subscribe, commentName, () => '');

  return { name, setName: keepCommentName };
}

/** The name as it is now. */
export function commentName(): string {
  try {
    return localStorage.getItem(storageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the name for this and later visits; an empty one is forgotten. */
export function keepCommentName(name: string): void {
  unstored = name;

  try {
    if (name === '') {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, name);
    }
  } catch {
    // The browser stores nothing: the name holds until the page is left.
  }

  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}
