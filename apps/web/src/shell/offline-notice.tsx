import { shellWords } from '@octavo/i18n/shell';
import { useSyncExternalStore } from 'react';
import { useLocale } from './use-locale.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);

  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export function OfflineNotice() {
  const online = useOnline();
  const words = shellWords(useLocale());

  return (
    <div role="status">
      {!online && (
        <p className="border-b border-rule bg-ochre-wash px-4 py-2 text-center text-caption text-ochre">
          {words.offline}
        </p>
      )}
    </div>
  );
}
