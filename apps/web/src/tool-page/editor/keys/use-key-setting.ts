import { useSyncExternalStore } from 'react';

const storageKey = 'octavo-editor-keys';
const listeners = new Set<() => void>();

/** False once the user has turned off that single letters choose tools. */
export function useKeySetting() {
  const hasKeys = useSyncExternalStore(subscribe, read, () => true);

  return { hasKeys, setHasKeys: write };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // The browser stores nothing.
    return true;
  }
}

function write(hasKeys: boolean): void {
  try {
    localStorage.setItem(storageKey, hasKeys ? 'on' : 'off');
  } catch {
    // The browser stores nothing: the setting cannot be kept.
  }

  listeners.forEach((listener) => listener());
}
